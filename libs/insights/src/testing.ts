import type { CheckInFigures } from './check-in.ts';
import { addDays } from './local-date.ts';

/** A check-in of a day at noon UTC, all sliders in the middle unless told. */
export function checkInOn(localDate: string, values: Partial<CheckInFigures> = {}): CheckInFigures {
  return {
    mood: 5,
    energy: 5,
    stress: 5,
    localDate,
    occurredAt: `${localDate}T12:00:00.000Z`,
    ...values,
  };
}

/** One check-in a day for `count` days that end on `last`, made by `values(index)`. */
export function dailyCheckIns(
  last: string,
  count: number,
  values: (index: number) => Partial<CheckInFigures> = () => ({}),
): CheckInFigures[] {
  return Array.from({ length: count }, (_, index) =>
    checkInOn(addDays(last, index - count + 1), values(index)),
  );
}
