import { addDays, addMonths } from '@nafas/insights';

/** How the arrows of a grid of days move: in days along the line of reading, and up and down. */
interface GridSteps {
  /** From one cell to the next along a row, and from one row to the next. */
  readonly along: (date: string, by: 1 | -1) => string;
  readonly across: (date: string, by: 1 | -1) => string;
}

/** A month: days along, weeks down. */
export const MONTH_STEPS: GridSteps = {
  along: addDays,
  across: (date, by) => addDays(date, by * 7),
};

/** A year: days along, months down. */
export const YEAR_STEPS: GridSteps = { along: addDays, across: addMonths };

/** A year on a small screen: months along, days down. */
export const TURNED_YEAR_STEPS: GridSteps = { along: addMonths, across: addDays };

/** The day that a key leads to, or null for a key that leads nowhere. Left and right follow the eye. */
export function findNext(
  key: string,
  date: string,
  { along, across }: GridSteps,
  isRtl: boolean,
): string | null {
  switch (key) {
    case 'ArrowRight':
      return along(date, isRtl ? -1 : 1);
    case 'ArrowLeft':
      return along(date, isRtl ? 1 : -1);
    case 'ArrowDown':
      return across(date, 1);
    case 'ArrowUp':
      return across(date, -1);
    case 'Home':
      return `${date.slice(0, 7)}-01`;
    case 'End':
      return addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1);
    case 'PageDown':
      return addMonths(date, 1);
    case 'PageUp':
      return addMonths(date, -1);
    default:
      return null;
  }
}
