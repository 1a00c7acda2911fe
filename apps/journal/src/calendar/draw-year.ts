import { addDays, addMonths, toMoodLevel } from '@nafas/insights';
import { MOOD_PIXEL } from '@nafas/design-system';
import css from './pixels.module.css';
import type { Days } from './use-days.ts';

const MONTHS = 12;
const MONTH_DAYS = 31;

const two = (value: number) => String(value).padStart(2, '0');

/** What the edges of a year say. */
interface Names {
  number(value: number): string;
  shortMonth(month: string): string;
  narrowMonth(month: string): string;
}

/** The cells of a year up to today, by local date, in order. */
export type Cells = ReadonlyMap<string, HTMLElement>;

/**
 * Draws the months and days of a year into a grid, without marks. By hand, since React takes ten times as long for the
 * nearly 400 elements, and there is nothing in them that changes but attributes.
 */
export function drawYear(
  grid: HTMLElement,
  { year, today, names }: { year: string; today: string; names: Names },
): Cells {
  const cells = new Map<string, HTMLElement>();
  const rows = [drawDays(names)];
  const cell = make('span', 'gridcell', css['pixel'], MOOD_PIXEL);
  for (let month = 1; month <= MONTHS; month += 1) {
    const of = `${year}-${two(month)}`;
    const row = drawRow(month);
    row.append(drawMonth(of, names));
    const end = addDays(addMonths(`${of}-01`, 1), -1);
    const last = end < today ? end : today;
    for (let day = 1; day <= MONTH_DAYS; day += 1) {
      const date = `${of}-${two(day)}`;
      if (date > last) break;
      const made = cell.cloneNode() as HTMLElement;
      made.setAttribute('data-date', date);
      cells.set(date, made);
      row.append(made);
    }
    rows.push(row);
  }
  grid.replaceChildren(...rows);
  return cells;
}

/** Shows the mood of each day, and which days have several entries; takes the marks of the days of before off. */
export function markDays(cells: Cells, days: Days | undefined, before: Days | undefined): void {
  for (const date of before?.keys() ?? []) {
    if (days?.has(date)) continue;
    cells.get(date)?.removeAttribute('data-level');
    cells.get(date)?.removeAttribute('data-many');
  }
  for (const [date, { mood, entries }] of days ?? []) {
    const cell = cells.get(date);
    cell?.setAttribute('data-level', String(mood === null ? 0 : toMoodLevel(mood)));
    if (entries > 1) cell?.setAttribute('data-many', '');
    else if (before) cell?.removeAttribute('data-many');
  }
}

function drawDays({ number }: Names): HTMLElement {
  const row = drawRow(0);
  for (let day = 1; day <= MONTH_DAYS; day += 1) {
    const head = make('span', 'columnheader');
    head.style.setProperty('--d', String(day));
    const text = make('span');
    text.textContent = number(day);
    if (day > 1 && day % 5 > 0) text.className = 'nf-visually-hidden';
    head.append(text);
    row.append(head);
  }
  return row;
}

function drawMonth(of: string, { shortMonth, narrowMonth }: Names): HTMLElement {
  const head = make('span', 'rowheader');
  const wide = make('span', null, css['wide']);
  wide.textContent = shortMonth(of);
  const narrow = make('span', null, css['narrow']);
  narrow.textContent = narrowMonth(of);
  narrow.ariaHidden = 'true';
  head.append(wide, narrow);
  return head;
}

/** Its cells follow each other in its line. */
function drawRow(month: number): HTMLElement {
  const row = make('div', 'row');
  row.style.setProperty('--m', String(month));
  return row;
}

function make(tag: string, role: string | null = null, ...classes: (string | undefined)[]) {
  const element = document.createElement(tag);
  if (role !== null) element.setAttribute('role', role);
  if (classes.length > 0) element.className = classes.join(' ');
  return element;
}
