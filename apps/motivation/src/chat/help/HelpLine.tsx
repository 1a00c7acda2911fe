import { chatSite, type Helpline, helplineName, smsHref, telHref } from '@nafas/care';
import { Button } from '@nafas/design-system';
import { ExternalLink, MessageCircle, Phone } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import css from './help.module.css';

/** One line: who answers, and every way to reach them. */
export function HelpLine({ line }: { line: Helpline }) {
  const { t, i18n } = useTranslation();
  const { name, lang } = helplineName(line, i18n.language);
  const [phone] = line.phones;
  const { chat, text } = line;
  const site = chat === null ? null : chatSite(chat);
  return (
    <div className={css['line']}>
      <div>
        <b>
          <bdi lang={lang}>{name}</bdi>
        </b>
        <bdi dir="ltr" className={css['number']}>
          {phone ?? text?.number}
        </bdi>
        {line.hours === 'always' ? <p>{t('chat.path.always')}</p> : null}
      </div>
      <div className={css['ways']}>
        {phone === undefined ? null : (
          <Button href={telHref(phone)} icon={<Phone />}>
            <span>
              {t('chat.path.call')} <bdi dir="ltr">{phone}</bdi>
            </span>
          </Button>
        )}
        {text === null ? null : (
          <Button href={smsHref(text)} icon={<MessageCircle />}>
            <span>
              {t('chat.path.text')} <bdi dir="ltr">{text.number}</bdi>
            </span>
          </Button>
        )}
        {chat === null ? null : (
          <Button href={chat} rel="noreferrer" icon={<ExternalLink flip />}>
            {site === null ? (
              t('chat.path.whatsapp')
            ) : (
              <span>
                {t('chat.path.chat')} <bdi dir="ltr">{site}</bdi>
              </span>
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
