import { useToday } from '@nafas/data-service/react';
import { addDays, addMonths } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../mark/Mark.tsx';
import { addressOfDays } from '../address.ts';
import { useFormat } from '../use-format.ts';
import css from './pixels.module.css';
import { findNext, TURNED_YEAR_STEPS, YEAR_STEPS } from './grid-keys.ts';
import type { Days } from './use-days.ts';
import { useDayName } from './use-day-name.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
/** Under this the grid stands on its side. */
const NARROW = '(max-width: 45em)';

const two = (value: number) => String(value).padStart(2, '0');
const place = (month: number, day: number) => ({ '--m': month, '--d': day }) as CSSProperties;

/** A mark for each day of a year: months as rows, days along. One tab stop; arrows move, Enter opens. */
export function Pixels(props: {
  year: string;
  days: Days;
  focused: string;
  onFocus: (date: string) => void;
}) {
  const { year, days, focused, onFocus } = props;
  const { t } = useTranslation();
  const platform = usePlatform();
  const format = useFormat();
  const today = useToday();
  const grid = useRef<HTMLDivElement>(null);

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const { date } = (event.target as HTMLElement).dataset;
    if (date === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (days.has(date)) platform.navigate(addressOfDays(date, date));
      return;
    }
    const steps = matchMedia(NARROW).matches ? TURNED_YEAR_STEPS : YEAR_STEPS;
    const next = findNext(event.key, date, steps, document.dir === 'rtl');
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  }
  function focus(event: FocusEvent<HTMLDivElement>) {
    const { date } = (event.target as HTMLElement).dataset;
    if (date !== undefined) onFocus(date);
  }
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('year.label', { year: format.year(year) })}
      className={css['pixels']}
      onKeyDown={press}
      onFocus={focus}
    >
      <div role="row">
        {MONTH_DAYS.map((day) => (
          <span key={day} role="columnheader" style={place(0, day)}>
            {day === 1 || day % 5 === 0 ? (
              format.number(day)
            ) : (
              <span className="nf-visually-hidden">{format.number(day)}</span>
            )}
          </span>
        ))}
      </div>
      {MONTHS.map((month) => (
        <Month
          key={month}
          month={month}
          of={`${year}-${two(month)}`}
          days={days}
          today={today}
          focused={focused.startsWith(`${year}-${two(month)}`) ? focused : null}
        />
      ))}
    </div>
  );
}

/** A row. Only that of the focused day is drawn anew when another day is focused. */
const Month = memo(function Month(props: {
  month: number;
  of: string;
  days: Days;
  today: string;
  focused: string | null;
}) {
  const { month, of, days, today, focused } = props;
  const format = useFormat();
  const name = useDayName();
  const end = addDays(addMonths(`${of}-01`, 1), -1);
  return (
    <div role="row">
      <span role="rowheader" style={place(month, 0)}>
        <span className={css['wide']}>{format.shortMonth(of)}</span>
        <span className={css['narrow']} aria-hidden="true">
          {format.narrowMonth(of)}
        </span>
      </span>
      {MONTH_DAYS.map((number) => {
        const date = `${of}-${two(number)}`;
        if (date > end || date > today) return null;
        const day = days.get(date);
        return (
          <span
            key={date}
            role="gridcell"
            tabIndex={date === focused ? 0 : -1}
            className={css['pixel']}
            style={place(month, number)}
            aria-label={name(date, day)}
            data-date={date}
            data-none={day === undefined || undefined}
            data-many={(day && day.entries > 1) || undefined}
          >
            {day && <Mark mood={day.mood} silent />}
          </span>
        );
      })}
    </div>
  );
});
