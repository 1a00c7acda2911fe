import { FINISHED, type ThoughtRecord } from '@nafas/data-service/thought-records';
import { Badge, Link } from '@nafas/design-system';
import { ArrowRight, ChevronRight } from '@nafas/design-system/icons';
import { formatLocale } from '@nafas/platform';
import { usePlatform, usePlatformLink, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { recordAddress } from './address.ts';
import { useFeelingName } from './feelings.ts';
import css from './row.module.css';

/** One record of the list: the old thought small, the fuller one large, the feeling before and after. */
export function RecordRow({ record }: { record: ThoughtRecord }) {
  const { t } = useTranslation();
  const link = usePlatformLink(recordAddress(record.recordId));
  const locale = formatLocale(useStore(usePlatform().language));
  const date = new Date(record.startedAt);
  const format = { calendar: 'gregory', day: 'numeric', month: 'short' } as const;
  const day = new Intl.DateTimeFormat(locale, format).format(date);
  const isFinished = record.step === FINISHED;
  return (
    <article className={css['row']} aria-label={t('record.of', { day })}>
      <p className={css['when']}>
        <time dateTime={record.startedAt}>{day}</time>
        <span dir="auto">{record.situation}</span>
      </p>
      <div>
        {record.thought === '' ? null : (
          <p className={css['old']} dir="auto">
            <q>{record.thought}</q>
          </p>
        )}
        {record.fullerThought === '' ? null : (
          <p className={css['fuller']} dir="auto">
            {record.fullerThought}
          </p>
        )}
        {isFinished ? null : (
          <p className={css['rest']}>
            <Badge tone="outlined">{t('record.resting', { step: record.step })}</Badge>{' '}
            <Link {...link}>{t('record.goOn')}</Link>
          </p>
        )}
      </div>
      <Shift record={record} />
      <a {...link} className={css['open']} aria-label={t('record.open', { day })}>
        <ChevronRight flip />
      </a>
    </article>
  );
}

/** The first feeling: hollow before, filled after. */
function Shift({ record }: { record: ThoughtRecord }) {
  const { t } = useTranslation();
  const getName = useFeelingName();
  const locale = formatLocale(useStore(usePlatform().language));
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const [feeling] = record.feelings;
  const [before] = record.before;
  const [after] = record.after;
  if (feeling === undefined || before === undefined) return <div />;
  const name = getName(feeling);
  const says =
    after === undefined
      ? t('record.shiftOpen', { name, before: number(before) })
      : t('record.shift', { name, before: number(before), after: number(after) });
  return (
    <div className={css['shift']} role="img" aria-label={says}>
      <p>
        <span>{name}</span>
        <b>
          {number(before)}
          {after === undefined ? null : (
            <>
              <ArrowRight size="sm" flip />
              {number(after)}
            </>
          )}
        </b>
      </p>
      {/* In the direction of reading; the numbers above say the same. Placed in percent, for a stretched view box would
          stretch the circles. */}
      <svg className={css['track']}>
        <line x1="0%" y1="6" x2="100%" y2="6" className={css['rail']} />
        {after === undefined ? null : (
          <line x1={at(before)} y1="6" x2={at(after)} y2="6" className={css['way']} />
        )}
        <circle cx={at(before)} cy="6" r="5" className={css['hollow']} />
        {after === undefined ? null : (
          <circle cx={at(after)} cy="6" r="6" className={css['filled']} />
        )}
      </svg>
    </div>
  );
}

const at = (strength: number) => `${strength * 10}%`;
