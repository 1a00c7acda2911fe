import { useToday } from '@nafas/data-service/react';
import { addDays } from '@nafas/insights';
import { capitalise } from '@nafas/platform';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { Mark } from '../mark/Mark.tsx';
import { addressOfDays } from '../address.ts';
import { useFormat } from '../use-format.ts';
import css from './rail.module.css';
import { useRecentDays } from './use-days.ts';
import { getWeekdays, getWeeks } from './weeks.ts';

const WINDOW_DAYS = 30;

/** This month in marks, and how often somebody was here. */
export function MonthRail() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { days } = useRecentDays();
  const month = today.slice(0, 7);
  const name = format.month(month, today);
  if (days === undefined) return <aside className={css['rail']} aria-busy="true" />;
  const since = addDays(today, 1 - WINDOW_DAYS);
  const here = [...days.keys()].filter((day) => day >= since && day <= today).length;
  return (
    <aside className={css['rail']} aria-label={t('rail.label', { month: name })}>
      <h2>{capitalise(format.locale, name)}</h2>
      <div className={css['month']}>
        {getWeekdays(format.locale, 'narrow').map((weekday, index) => (
          <span key={index} aria-hidden="true">
            {weekday}
          </span>
        ))}
        {getWeeks(month, format.locale)
          .flat()
          .map((date, index) => {
            if (date === null) return <span key={index} />;
            const day = days.get(date);
            if (day === undefined)
              return (
                <span key={date} className={css['none']} data-later={date > today || undefined} />
              );
            return <DayLink key={date} date={date} mood={day.mood} isToday={date === today} />;
          })}
      </div>
      <p>
        {here === 0
          ? t('rail.none')
          : t('rail.here', {
              count: here,
              n: format.number(here),
              of: format.number(WINDOW_DAYS),
            })}
      </p>
    </aside>
  );
}

function DayLink({ date, mood, isToday }: { date: string; mood: number | null; isToday: boolean }) {
  const format = useFormat();
  const link = usePlatformLink(addressOfDays(date, date), { replace: true });
  return (
    <a {...link} aria-current={isToday ? 'date' : undefined}>
      <span className="nf-visually-hidden">{format.shortDay(date)} </span>
      <Mark mood={mood} />
    </a>
  );
}
