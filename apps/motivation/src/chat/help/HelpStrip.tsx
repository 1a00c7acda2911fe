import { smsHref, telHref } from '@nafas/care';
import type { Help } from '@nafas/care/conversation/view';
import { Button } from '@nafas/design-system';
import { LifeBuoy, MessageCircle, Phone } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useEmergencyLines } from '../../care/use-emergency-lines.ts';
import css from './help.module.css';

/**
 * Three calls at most, in one row: above the conversation where the panel stands below it, and quietly a day after. Until
 * three days after danger Help now still stands first.
 */
export function HelpStrip(props: { help: Exclude<Help, 'none'> }) {
  const isFirst = props.help === 'first';
  const isQuiet = isFirst || props.help === 'quiet';
  const { t } = useTranslation();
  const { emergency, lines } = useEmergencyLines();
  const help = usePlatformLink(PATHS.help);
  const number = emergency?.numbers[0];
  const phone = lines.flatMap(({ phones }) => phones)[0];
  const text = lines.find((line) => line.text !== null)?.text ?? null;
  return (
    <div className={css[isQuiet ? 'quiet' : 'strip']} role="group" aria-label={t('chat.care.help')}>
      {number === undefined || isFirst ? null : (
        <Button
          size="sm"
          variant={isQuiet ? 'secondary' : 'primary'}
          href={telHref(number)}
          icon={<Phone size="sm" />}
        >
          <span className={css['word']}>{t('chat.care.emergency')}</span>{' '}
          <bdi dir="ltr">{number}</bdi>
        </Button>
      )}
      {phone === undefined || isFirst ? null : (
        <Button size="sm" href={telHref(phone)} icon={<Phone size="sm" />}>
          <span className={css['word']}>{t('chat.care.line')}</span> <bdi dir="ltr">{phone}</bdi>
        </Button>
      )}
      {text === null || isQuiet ? null : (
        <Button size="sm" href={smsHref(text)} icon={<MessageCircle size="sm" />}>
          <span>
            {t('chat.path.text')} <bdi dir="ltr">{text.number}</bdi>
          </span>
        </Button>
      )}
      {isQuiet || number === undefined ? (
        <Button size="sm" {...help} icon={<LifeBuoy size="sm" />}>
          {t('chat.care.help')}
        </Button>
      ) : null}
    </div>
  );
}
