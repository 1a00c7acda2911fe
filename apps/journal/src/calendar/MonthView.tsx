import { useToday } from '@nafas/data-service/react';
import { VisuallyHidden } from '@nafas/design-system';
import { addMonths } from '@nafas/insights';
import { capitalise } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../mark/Mark.tsx';
import { addressOfDays, useAddress } from '../address.ts';
import { useFormat } from '../use-format.ts';
import { useWordLabel } from '../words.ts';
import css from './calendar.module.css';
import sheet from './month.module.css';
import { DaysState } from './DaysState.tsx';
import { findLightestDays } from './finding.ts';
import { findNext, MONTH_STEPS } from './grid-keys.ts';
import { Legend } from './Legend.tsx';
import { Stepper } from './Stepper.tsx';
import { type Days, getMonthEnd, useDays } from './use-days.ts';
import { useDayName } from './use-day-name.ts';
import { getWeekdays, getWeeks } from './weeks.ts';

const A_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A month as a calendar: each day its mark and words. */
export default function MonthView() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { at, setView } = useAddress();
  const now = today.slice(0, 7);
  const month = at !== null && A_MONTH.test(at) && at <= now ? at : now;
  const { days, query } = useDays(`${month}-01`, getMonthEnd(`${month}-01`));
  const move = (by: number) => addMonths(`${month}-01`, by).slice(0, 7);
  return (
    <section className={css['view']}>
      <div className={css['head']}>
        <p className={css['finding']} role="status">
          {days && <Finding days={days} />}
          {!days && query.isLoading && t('loading')}
        </p>
        <Stepper
          title={capitalise(format.locale, format.month(month))}
          earlier={format.month(move(-1))}
          later={format.month(move(1))}
          onEarlier={() => setView('month', move(-1))}
          onLater={month < now ? () => setView('month', move(1)) : null}
        />
      </div>
      <DaysState query={query} isKnown={days !== undefined || query.isLoading} />
      {/* It stays while the days of another month load: an arrow that led there keeps its focus. */}
      {(days !== undefined || query.isLoading) && (
        <Calendar month={month} days={days} onMonth={(other) => setView('month', other)} />
      )}
      <Legend />
    </section>
  );
}

function Finding({ days }: { days: Days }) {
  const { t } = useTranslation();
  const format = useFormat();
  const lightest = findLightestDays(days);
  if (lightest.length > 0) {
    const names = format.list(lightest.map(format.shortDay));
    return t('finding.days', { count: lightest.length, days: names });
  }
  if (days.size === 0) return t('finding.none');
  return t('finding.here', { count: days.size, n: format.number(days.size) });
}

function Calendar(props: {
  month: string;
  /** None while they load. */
  days: Days | undefined;
  onMonth: (month: string) => void;
}) {
  const { month, days, onMonth } = props;
  const { t } = useTranslation();
  const platform = usePlatform();
  const format = useFormat();
  const label = useWordLabel();
  const name = useDayName();
  const today = useToday();
  const start = today.startsWith(month) ? today : `${month}-01`;
  const [focused, setFocused] = useState(start);
  const moved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  const current = focused.startsWith(month) ? focused : start;
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus();
  }, [current]);

  const open = (date: string) => {
    if (days?.has(date)) platform.navigate(addressOfDays(date, date));
  };
  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return open(current);
    }
    const next = findNext(event.key, current, MONTH_STEPS, document.dir === 'rtl');
    if (next === null) return;
    event.preventDefault();
    if (next > today) return;
    moved.current = true;
    setFocused(next);
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
  }
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={format.month(month)}
      aria-busy={days === undefined}
      className={sheet['calendar']}
      onKeyDown={press}
    >
      <div role="row">
        {getWeekdays(format.locale, 'short').map((weekday) => (
          <span key={weekday} role="columnheader">
            {weekday}
          </span>
        ))}
      </div>
      {getWeeks(month, format.locale).map((week, index) => (
        <div key={index} role="row">
          {week.map((date, column) => {
            if (date === null) return <div key={column} role="gridcell" />;
            const day = days?.get(date);
            return (
              <div
                key={date}
                role="gridcell"
                tabIndex={date === current ? 0 : -1}
                aria-disabled={date > today || undefined}
                aria-current={date === today ? 'date' : undefined}
                data-date={date}
                data-today={date === today || undefined}
                data-later={date > today || undefined}
                data-many={(day && day.entries > 1) || undefined}
                onFocus={() => setFocused(date)}
                onClick={() => open(date)}
              >
                <VisuallyHidden as="div">
                  {days ? name(date, day) : format.day(date, today)}
                </VisuallyHidden>
                <b aria-hidden="true">{format.dayNumber(date)}</b>
                {day && <Mark mood={day.mood} silent />}
                {day && day.words.length > 0 && (
                  <span aria-hidden="true">{format.list(day.words.map(label))}</span>
                )}
                {day && day.entries > 1 && (
                  <small aria-hidden="true">
                    {t('entries', { count: day.entries, n: format.number(day.entries) })}
                  </small>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
