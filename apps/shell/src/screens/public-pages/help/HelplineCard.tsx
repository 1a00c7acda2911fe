import { chatSite, type Helpline, helplineName, smsHref, telHref } from '@nafas/care';
import { Badge, Button } from '@nafas/design-system';
import { ExternalLink, MessageCircle, Phone } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import { LtrText } from './LtrText.tsx';
import css from './helpline-card.module.css';
import { useLanguage } from '../../../runtime/runtime-context.ts';

function Name({ line }: { line: Helpline }) {
  const { name, lang } = helplineName(line, useLanguage());
  return (
    <h3>
      <bdi lang={lang}>{name}</bdi>
    </h3>
  );
}

function Contact({ line }: { line: Helpline }) {
  const { t } = useTranslation('help');
  const { chat, text } = line;
  const site = chat === null ? null : chatSite(chat);
  return (
    <div className="nf-cluster">
      {line.phones.map((number) => (
        <Button key={number} href={telHref(number)} icon={<Phone />}>
          <LtrText template={t('call', { number })} value={number} />
        </Button>
      ))}
      {text ? (
        <Button href={smsHref(text)} icon={<MessageCircle />}>
          <LtrText
            template={
              text.word === null
                ? t('sms', { number: text.number })
                : t('smsWord', { number: text.number, word: text.word })
            }
            value={text.number}
          />
        </Button>
      ) : null}
      {chat === null ? null : (
        <Button href={chat} rel="noreferrer" icon={<ExternalLink flip />}>
          {site === null ? t('whatsapp') : <LtrText template={t('chat', { site })} value={site} />}
        </Button>
      )}
    </div>
  );
}

/** One line: who answers, when, in which languages, how to reach it, and where the number was read. */
export function HelplineCard({ line }: { line: Helpline }) {
  const { t } = useTranslation('help');
  const { clock, languageNames, month } = useFormat();
  const { hours } = line;
  const facts = [
    hours === null
      ? null
      : hours === 'always'
        ? t('always')
        : t('hours', { from: clock(hours.from), to: clock(hours.to) }),
    line.languages.length > 0 ? t('languages', { list: languageNames(line.languages) }) : null,
  ].filter((fact) => fact !== null);
  return (
    <li className={css['line']}>
      <div className={css['words']}>
        <Badge>{t(`kinds.${line.kind}`)}</Badge>
        <Name line={line} />
        {facts.length > 0 ? <p>{facts.join(' · ')}</p> : null}
        <p className={css['source']}>
          {t('checked', { date: month(line.checked) })}
          {' · '}
          <a href={line.source} rel="noreferrer">
            {t('source')}
          </a>
          {line.url === null ? null : (
            <>
              {' · '}
              <a href={line.url} rel="noreferrer">
                {t('website')}
              </a>
            </>
          )}
        </p>
      </div>
      <Contact line={line} />
    </li>
  );
}
