import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../local-date.ts';
import type { Factor, LinkEntry } from './day.ts';
import { links } from './links.ts';

const START = '2026-01-01';
/** Noise without chance: the golden ratio's steps, from -1 to 1. */
const noise = (day: number) => 2 * ((day * 0.618_033_988_75) % 1) - 1;
const walked = (day: number) => noise(day * 7 + 3) > 0.2;
const days = (count: number, effect: number): LinkEntry[] =>
  Array.from({ length: count }, (_, day) => ({
    date: addDays(START, day),
    mood: 5 + noise(day) + (walked(day) ? effect : 0),
    tags: walked(day) ? ['walk'] : [],
  }));
const ofWalk = ({ factor }: { factor: { kind: string; name?: string } }) =>
  factor.kind === 'tag' && factor.name === 'walk';

test('a planted effect is found, in points, with its days and how sure it is', () => {
  const given = days(60, 1.5);
  const { findings, days: counted, tried } = links(given);
  const [found] = findings.filter(ofWalk);
  expect(found).toMatchObject({
    metric: 'mood',
    sureness: 'sure',
    with: { days: given.filter(({ tags }) => tags?.length).length },
    without: { days: given.filter(({ tags }) => !tags?.length).length },
  });
  expect(found?.effect).toBeCloseTo(1.5, 0);
  expect(found?.interval[0]).toBeGreaterThan(0);
  expect(found?.interval[1]).toBeGreaterThan(found?.effect ?? Number.NaN);
  expect(found?.dates).toEqual(given.filter(({ tags }) => tags?.length).map(({ date }) => date));
  expect(counted).toBe(60);
  // The tag, the tag of the day before, and seven weekdays.
  expect(tried).toBe(9);
});

test('without one there is nothing to say, and what was checked is listed', () => {
  const { findings, unclear } = links(days(60, 0));
  expect(findings).toEqual([]);
  expect(unclear.filter(ofWalk)).toHaveLength(1);
});

test.each([
  [6, 'with'],
  [54, 'without'],
] as const)('%i days of 60 are too few days %s it', (share, side) => {
  const given = Array.from({ length: 60 }, (_, day) => ({
    date: addDays(START, day),
    mood: day < share ? 9 : 2,
    tags: day < share ? ['walk'] : [],
  }));
  const { findings, learning } = links(given);
  expect(findings.filter(ofWalk)).toEqual([]);
  expect(learning.filter(ofWalk)).toEqual([
    { factor: { kind: 'tag', name: 'walk' }, missing: 1, side },
  ]);
});

test('several entries of a date are one day: their mean, and all their tags', () => {
  const once = days(60, 1.5);
  const often = once.flatMap((entry) => [
    { ...entry, mood: (entry.mood ?? 0) - 0.5 },
    { date: entry.date, mood: (entry.mood ?? 0) + 0.5 },
    { date: entry.date, mood: null, tags: [] },
  ]);
  const [a, b] = [links(once).findings[0], links(often).findings[0]];
  expect(b?.with.days).toBe(a?.with.days);
  expect(b?.effect).toBeCloseTo(a?.effect ?? Number.NaN, 9);
  expect(b?.p).toBeCloseTo(a?.p ?? Number.NaN, 9);
});

test('what nobody touched is left out, of the days and of the counts', () => {
  const given = days(60, 1.5).map((entry, day) => ({
    ...entry,
    energy: null,
    ...(day % 2 && { mood: null }),
  }));
  const { days: counted, findings, unclear } = links(given);
  expect(counted).toBe(30);
  const all = [...findings, ...unclear];
  expect(new Set(all.map(({ metric }) => metric))).toEqual(new Set(['mood']));
  expect(Math.max(...all.map((one) => one.with.days + one.without.days))).toBe(30);
});

test('the day before, words, exercises, parts of the day and weekdays are tried', () => {
  const given = days(60, 0).map((entry, day) => ({
    ...entry,
    mood: (entry.mood ?? 0) + (day > 0 && walked(day - 1) ? -3 : 0),
    words: day % 3 === 0 ? ['calm'] : [],
    exercises: day % 4 === 0 ? ['breathing'] : [],
    daypart: day % 2 === 0 ? 'morning' : 'evening',
  }));
  const { findings, unclear } = links(given);
  expect(findings.map(({ factor }) => factor.kind)).toContain('tag-before');
  expect(findings.find(({ factor }) => factor.kind === 'tag-before')?.effect).toBeLessThan(-2);
  const kinds = new Set([...findings, ...unclear].map(({ factor }) => factor.kind));
  expect([...kinds].sort()).toEqual([
    'daypart',
    'exercise',
    'tag',
    'tag-before',
    'weekday',
    'word',
  ]);
});

test('a day after one without an entry says nothing of the day before', () => {
  // Low days, and only they, follow a day that was not noted.
  const given = Array.from({ length: 120 }, (_, day) => ({
    date: addDays(START, day),
    mood: (day % 4 === 2 ? 2 : 7) + noise(day) / 2,
    tags: day % 4 === 3 && day % 8 === 3 ? ['walk'] : [],
  })).filter((_, day) => day % 4 !== 1);
  const { findings, unclear } = links(given);
  const isBefore = ({ factor }: { factor: Factor }) => factor.kind === 'tag-before';
  expect(findings.filter(isBefore)).toEqual([]);
  // Of 90 days the 30 low ones are after a gap: 60 are left, less the first.
  expect(unclear.filter(isBefore)).toMatchObject([{ with: { days: 15 }, without: { days: 44 } }]);
});

test('nothing is told that the means beside it contradict', () => {
  // Walks in a long low time: against the days beside them they are lighter, against all days they are not.
  const given = Array.from({ length: 90 }, (_, day) => {
    const isLow = day < 45;
    const isWalk = isLow ? day % 2 === 0 : day % 15 === 0;
    const mood = (isLow ? 3 : 7) + noise(day) / 2 + (isWalk ? 1.5 : 0);
    return { date: addDays(START, day), mood, tags: isWalk ? ['walk'] : [] };
  });
  const { findings, unclear } = links(given);
  const [walk] = unclear.filter(ofWalk);
  expect(walk?.q).toBeLessThanOrEqual(0.1);
  expect(walk?.effect).toBeGreaterThan(0.5);
  expect((walk?.with.mean ?? 0) - (walk?.without.mean ?? 0)).toBeLessThan(0);
  expect(findings.filter(ofWalk)).toEqual([]);
});

test('the order of entries is nothing to it', () => {
  const given = days(60, 1.5);
  expect(links([...given].reverse())).toEqual(links(given));
});

test('whatever comes in, figures are figures', () => {
  const entry = fc.record({
    date: fc.integer({ min: 0, max: 80 }).map((day) => addDays(START, day)),
    mood: fc.option(fc.integer({ min: 0, max: 10 })),
    energy: fc.option(fc.constant(5)),
    stress: fc.option(fc.integer({ min: 0, max: 10 })),
    tags: fc.subarray(['a', 'b', 'c']),
  });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 60, maxLength: 120 }), (given) => {
      const { findings, unclear, tried } = links(given);
      expect(tried).toBe(findings.length + unclear.length);
      for (const one of [...findings, ...unclear]) {
        expect(one.with.days).toBeGreaterThanOrEqual(7);
        expect(one.without.days).toBeGreaterThanOrEqual(7);
        expect([one.effect, one.p, one.q, one.with.mean].every(Number.isFinite)).toBe(true);
        expect(one.p).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 200 },
  );
});
