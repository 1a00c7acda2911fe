import type { CheckIn } from '@nafas/data-service/check-ins';
import { Meter } from '@nafas/design-system';
import { SLIDERS } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './entry.module.css';
import { MoodLine } from './MoodLine.tsx';
import { Neighbours } from './Neighbours.tsx';

const MAX = 10;

/** The values of an entry, and when it was written. */
export function Aside({ entry, isWaiting }: { entry: CheckIn; isWaiting: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { mode } = usePlatform().scope;
  const { touched, motivation, timeZone, occurredAt, editedAt } = entry;
  const keptIn = mode === 'demo' ? 'demo' : isWaiting ? 'device' : 'account';
  return (
    <aside className={css['aside']} aria-label={t('entry.values')}>
      <MoodLine entry={entry} />
      {SLIDERS.map((name) => (
        <Value key={name} name={name} value={touched.includes(name) ? entry[name] : null} />
      ))}
      <Value name="motivation" value={motivation} />
      <dl className={css['facts']}>
        <div>
          <dt>{t('entry.written')}</dt>
          <dd>{format.moment(occurredAt, timeZone)}</dd>
        </div>
        {editedAt !== null && (
          <div>
            <dt>{t('entry.editedAt')}</dt>
            <dd>{format.moment(editedAt, timeZone)}</dd>
          </div>
        )}
        <div>
          <dt>{t('entry.keptIn')}</dt>
          <dd>{t(`entry.kept.${keptIn}`)}</dd>
        </div>
      </dl>
      <Neighbours entry={entry} />
    </aside>
  );
}

function Value({
  name,
  value,
}: {
  name: (typeof SLIDERS)[number] | 'motivation';
  value: number | null;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = t(`value.${name}`);
  if (value === null) {
    return (
      <p className={css['not-set']}>
        <span>{label}</span>
        <span>{t('value.notSet')}</span>
      </p>
    );
  }
  return <Meter label={label} value={value} max={MAX} valueText={format.number(value)} />;
}
