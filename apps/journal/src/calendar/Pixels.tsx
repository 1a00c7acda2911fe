import { useToday } from '@nafas/data-service/react';
import { usePlatform } from '@nafas/platform/remote';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useEffect } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOfDays } from '../address.ts';
import { useFormat } from '../use-format.ts';
import css from './pixels.module.css';
import { type Cells, drawYear, markDays } from './draw-year.ts';
import { findNext, TURNED_YEAR_STEPS, YEAR_STEPS } from './grid-keys.ts';
import { nameDays } from './name-days.ts';
import type { Days } from './use-days.ts';
import { useDayName } from './use-day-name.ts';

/** Under this the grid stands on its side. */
const NARROW = '(max-width: 45em)';

const getDate = ({ target }: { target: EventTarget }) =>
  target instanceof HTMLElement ? target.dataset['date'] : undefined;

/**
 * A mark for each day of a year: months as rows, days along; without marks while the days load. One tab stop; arrows move,
 * Enter opens.
 */
export const Pixels = memo(function Pixels(props: {
  year: string;
  days: Days | undefined;
  focused: string;
  onFocus: (date: string) => void;
}) {
  const { year, days, focused, onFocus } = props;
  const { t } = useTranslation();
  const platform = usePlatform();
  const format = useFormat();
  const today = useToday();
  const name = useDayName();
  const grid = useRef<HTMLDivElement>(null);
  const cells = useRef<Cells>(new Map());

  /** Whose marks the cells have. */
  const marked = useRef<Days | undefined>(undefined);

  useLayoutEffect(() => {
    if (grid.current) cells.current = drawYear(grid.current, { year, today, names: format });
    marked.current = undefined;
  }, [year, today, format]);
  useLayoutEffect(() => {
    markDays(cells.current, days, marked.current);
    marked.current = days;
  }, [days, year, today, format]);
  useEffect(() => {
    if (days) return nameDays(cells.current, (date) => name(date, days.get(date)));
  }, [days, name, year]);
  useLayoutEffect(() => {
    const cell = cells.current.get(focused);
    if (!cell) return;
    cell.ariaLabel = name(focused, days?.get(focused));
    cell.tabIndex = 0;
    return () => cell.removeAttribute('tabindex');
  }, [focused, days, name, year]);

  /** Moves there; it is the tab stop from then on. */
  function enter(date: string): void {
    const cell = cells.current.get(date);
    if (!cell) return;
    cell.ariaLabel = name(date, days?.get(date));
    cell.tabIndex = 0;
    cell.focus();
  }
  function press(event: KeyboardEvent) {
    const date = getDate(event);
    if (date === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (days?.has(date)) platform.navigate(addressOfDays(date, date));
      return;
    }
    const steps = matchMedia(NARROW).matches ? TURNED_YEAR_STEPS : YEAR_STEPS;
    const next = findNext(event.key, date, steps, document.dir === 'rtl');
    if (next === null) return;
    event.preventDefault();
    enter(next);
  }
  function click(event: MouseEvent) {
    const date = getDate(event);
    if (date !== undefined) enter(date);
  }
  function focus(event: FocusEvent) {
    const date = getDate(event);
    if (date !== undefined) onFocus(date);
  }
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('year.label', { year: format.year(year) })}
      aria-busy={days === undefined}
      className={css['pixels']}
      onKeyDown={press}
      onClick={click}
      onFocus={focus}
    />
  );
});
