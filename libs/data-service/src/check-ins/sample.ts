import { addDays, localDateAt, wallClock } from '@nafas/insights';
import { type CheckIn, EMPTY_DRAFT } from './check-in.ts';

type SampleDay = readonly [mood: number, energy: number, stress: number, motivation: number | null];

/** Thirty evenings of a made-up person, the last of them yesterday: a strained start, a lighter end. */
const DAYS: readonly SampleDay[] = [
  [4, 4, 7, 4],
  [3, 3, 8, null],
  [4, 5, 7, 4],
  [5, 4, 6, 5],
  [5, 5, 6, 5],
  [6, 6, 5, 5],
  [4, 4, 7, null],
  [3, 4, 8, 3],
  [5, 5, 6, 4],
  [5, 6, 6, 5],
  [6, 5, 5, 6],
  [6, 6, 5, null],
  [7, 6, 4, 6],
  [5, 5, 5, 5],
  [6, 6, 5, 6],
  [5, 6, 5, 5],
  [7, 7, 4, 6],
  [6, 6, 4, 7],
  [8, 7, 3, 7],
  [7, 6, 4, null],
  [6, 5, 5, 6],
  [7, 7, 4, 6],
  [6, 7, 4, 6],
  [8, 7, 3, 7],
  [7, 8, 3, 7],
  [8, 7, 3, 8],
  [6, 6, 4, 6],
  [7, 7, 3, 7],
  [8, 8, 2, 7],
  [8, 7, 3, 8],
];

const EVENING = 20;
const HOUR_MS = 3_600_000;

/** An instant within the given hour of a local date. */
function instantAt(localDate: string, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${localDate}T00:00:00Z`) + hour * HOUR_MS;
  let instant = wanted;
  // The second round is for a clock change between the first guess and the instant.
  for (let round = 0; round < 2; round += 1) {
    const clock = wallClock(new Date(instant), timeZone);
    instant += wanted - (Date.parse(`${clock.localDate}T00:00:00Z`) + clock.hour * HOUR_MS);
  }
  return new Date(instant);
}

/** The demo's sample check-ins: the same for the same day and zone, one a day for 30 days. */
export function sampleCheckIns(now: Date, timeZone: string): CheckIn[] {
  const today = localDateAt(now, timeZone);
  return DAYS.map(([mood, energy, stress, motivation], index) => {
    const localDate = addDays(today, index - DAYS.length);
    return {
      ...EMPTY_DRAFT,
      id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      mood,
      energy,
      stress,
      motivation,
      notes: null,
      occurredAt: instantAt(localDate, EVENING, timeZone).toISOString(),
      timeZone,
      localDate,
    };
  });
}
