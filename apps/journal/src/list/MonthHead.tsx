import { useToday } from '@nafas/data-service/react';
import { capitalise } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useMonthDays } from '../calendar/use-days.ts';
import { useFormat } from '../use-format.ts';
import css from './list.module.css';

/** The name of a month, and how many entries it has. */
export function MonthHead({ month, isCounted }: { month: string; isCounted: boolean }) {
  const format = useFormat();
  return (
    <div className={css['month']}>
      <h2>{capitalise(format.locale, format.month(month, useToday()))}</h2>
      {isCounted && <MonthCount month={month} />}
    </div>
  );
}

function MonthCount({ month }: { month: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const days = useMonthDays(month);
  if (days === undefined) return null;
  const entries = [...days.values()].reduce((sum, day) => sum + day.entries, 0);
  const count = { n: format.number(entries) };
  const of = { count: days.size, n: format.number(days.size) };
  return (
    <span>
      {t('month.entries', { count: entries, ...count })} {t('month.days', of)}
    </span>
  );
}
