import { addDays, localDateAt, SLIDERS, wallClock } from '@nafas/insights';
import { inTurns } from '@nafas/platform/tasks';
import { loadCheckInWords } from '../sample-person/check-in-words.ts';
import { type CheckIn, EMPTY_DRAFT } from './check-in.ts';
import { type Scene, SCENES } from './sample-year.ts';

type SampleDay = readonly [mood: number, energy: number, stress: number, motivation: number | null];

/** The last thirty evenings of a made-up person: a strained start, a lighter end. */
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

/** Days of the sample year. */
const YEAR_DAYS = 365;

/** The sample year's own weather by month, from January: the lightest is May, and September weighed more. */
const MONTHS = [-0.6, -0.2, 0.3, 0.9, 1.9, 1.1, 0.5, 0, -1.9, -0.9, -0.3, 0.2];

/** The same numbers for the same day, whenever it is asked: 0 to 1. */
function dice(localDate: string, salt: number): number {
  const day = Date.parse(`${localDate}T00:00:00Z`) / (24 * HOUR_MS);
  const x = Math.sin(day * 12.9898 + salt * 78.233) * 43_758.5453;
  return x - Math.floor(x);
}

const within = (value: number) => Math.min(10, Math.max(0, Math.round(value)));

/** What the sample person says on a day of the year: nothing on one of five, twice on one of eight. */
function yearDay(localDate: string): readonly { hour: number; values: SampleDay }[] {
  if (dice(localDate, 1) < 0.26) return [];
  const hours = dice(localDate, 2) < 0.12 ? [9, 21] : [dice(localDate, 3) < 0.3 ? 8 : EVENING];
  return hours.map((hour, index) => {
    const season = MONTHS[Number(localDate.slice(5, 7)) - 1] ?? 0;
    const roll = (salt: number) => dice(localDate, salt + 10 * index) - 0.5;
    const mood = within(5.6 + season + 5 * roll(4));
    const energy = within(0.5 * mood + 2.4 + 3 * roll(5));
    const stress = within(8 - 0.7 * mood + 3 * roll(6));
    return {
      hour,
      values: [mood, energy, stress, roll(7) < 0 ? within(mood + 2 * roll(8)) : null],
    };
  });
}

/** How many entries lie between two tellings of a scene: side by side they would look made up. */
const BETWEEN = 3;

/** One of the scenes that go with a mood and were not told just before. */
function findScene(
  localDate: string,
  mood: number,
  index: number,
  told: readonly (Scene | undefined)[],
): Scene | undefined {
  const recent = told.slice(-BETWEEN);
  const fitting = SCENES.filter(
    (scene) => mood >= scene.from && mood <= scene.to && !recent.includes(scene),
  );
  return fitting[Math.floor(dice(localDate, 20 + index) * fitting.length)];
}

/** Most set all three sliders; some leave one or two alone. */
function touchedOn(localDate: string): CheckIn['touched'] {
  const roll = dice(localDate, 30);
  if (roll < 0.06) return ['mood'];
  return roll < 0.12 ? ['mood', 'stress'] : [...SLIDERS];
}

/** What nobody said: a sample says the rest. */
const { newTags: _tags, at: _at, ...BLANK } = EMPTY_DRAFT;

const split = (names: string) => (names === '' ? [] : names.split(' '));

/**
 * The demo's sample check-ins up to yesterday, about three hundred in a year, with notes and tags in a language. They are
 * the same for the same day, zone and language; the last thirty days have one each.
 */
export async function sampleCheckIns(
  now: Date,
  timeZone: string,
  language = 'en',
): Promise<CheckIn[]> {
  const today = localDateAt(now, timeZone);
  const { tags, notes } = await loadCheckInWords(language);
  const told: (Scene | undefined)[] = [];
  const made: CheckIn[] = [];
  const sayDay = (day: number) => {
    const localDate = addDays(today, day - YEAR_DAYS);
    const recent = DAYS[day - YEAR_DAYS + DAYS.length];
    const said = recent ? [{ hour: EVENING, values: recent }] : yearDay(localDate);
    said.forEach(({ hour, values: [mood, energy, stress, motivation] }, index) => {
      const scene = findScene(localDate, mood, index, told);
      told.push(scene);
      made.push({
        ...BLANK,
        id: `00000000-0000-4000-8000-${String(made.length + 1).padStart(12, '0')}`,
        mood,
        energy,
        stress,
        motivation,
        touched: recent ? [...SLIDERS] : touchedOn(localDate),
        words: split(scene?.words ?? ''),
        tags: split(scene?.tags ?? '').map((tag) => tags[tag] ?? tag),
        notes: notes[scene?.note ?? ''] ?? null,
        occurredAt: instantAt(localDate, hour, timeZone).toISOString(),
        timeZone,
        localDate,
        editedAt: null,
        version: 1,
      });
    });
  };
  await inTurns([...Array(YEAR_DAYS).keys()], sayDay);
  return made;
}
