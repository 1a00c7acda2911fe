import fc from 'fast-check';
import { type CheckInFigures, type KeptSliders, SLIDERS } from './check-in.ts';
import type { CountedCheckIn } from './day-figures.ts';
import { addDays } from './local-date.ts';

type Entered = Omit<CheckInFigures, keyof KeptSliders> & KeptSliders;

/** A check-in of a day at noon UTC, all sliders in the middle unless told. */
export function checkInOn(localDate: string, values: Partial<Entered> = {}): Entered {
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
  values: (index: number) => Partial<Entered> = () => ({}),
): Entered[] {
  return Array.from({ length: count }, (_, index) =>
    checkInOn(addDays(last, index - count + 1), values(index)),
  );
}

const slider = fc.integer({ min: 0, max: 10 });

const anyCheckIn: fc.Arbitrary<CountedCheckIn> = fc.record({
  localDate: fc.integer({ min: 0, max: 29 }).map((day) => addDays('2026-11-01', day)),
  mood: slider,
  energy: slider,
  stress: slider,
  motivation: fc.option(slider, { nil: null }),
  words: fc.subarray(['anxious', 'calm', 'tired']),
  touched: fc.subarray([...SLIDERS]),
});

/** Up to 80 check-ins of November 2026, in any order. */
export const anyCheckIns: fc.Arbitrary<CountedCheckIn[]> = fc.array(anyCheckIn, { maxLength: 80 });

/** 60 to 80 of them: most days have some, so that there is enough for a figure. */
export const manyCheckIns: fc.Arbitrary<CountedCheckIn[]> = fc.array(anyCheckIn, {
  minLength: 60,
  maxLength: 80,
});
