import { journalDays } from '@nafas/data-service/journal/client';
import { TextField } from '@nafas/design-system';
import type { DateSpan } from '@nafas/insights';
import { formatLocale } from '@nafas/platform';
import { useCause, usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import css from './account.module.css';

/** The days whose check-ins go, and how many those are. */
export function EraseDays(props: {
  days: DateSpan;
  /** The last day that can be chosen. */
  last: string;
  onChange: (days: DateSpan) => void;
  onCount: (count: number | null) => void;
}) {
  const { days, last, onChange, onCount } = props;
  const { t } = useTranslation();
  const platform = usePlatform();
  const describeCause = useCause();
  const locale = formatLocale(useStore(platform.language));
  const isRange = days.from !== '' && days.to !== '' && days.from <= days.to;
  const { data, error } = useQuery({
    ...journalDays(platform, days.from, days.to),
    enabled: isRange,
  });
  const count =
    isRange && data ? data.value.reduce((total, { entries }) => total + entries, 0) : null;
  useEffect(() => onCount(count), [count, onCount]);
  const n = new Intl.NumberFormat(locale).format(count ?? 0);
  return (
    <div className={css['days']}>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={t(`erase.${end}`)}
          value={days[end]}
          max={last}
          onChange={({ currentTarget }) => onChange({ ...days, [end]: currentTarget.value })}
        />
      ))}
      <p role="status">
        {!isRange && days.from !== '' && days.to !== '' && t('erase.order')}
        {isRange && error !== null && count === null && describeCause(error)}
        {count !== null && (count === 0 ? t('erase.none') : t('erase.count', { count, n }))}
      </p>
    </div>
  );
}
