import { expect, test } from 'vitest';
import { addDays } from '../local-date.ts';
import type { LinkEntry } from './day.ts';
import { linkDaySteps, toLinkDays } from './to-days.ts';

/** A year with so many entries a day. */
const entries = (times: number): LinkEntry[] =>
  Array.from({ length: 365 * times }, (_, index) => ({
    date: addDays('2026-01-01', Math.floor(index / times)),
    mood: index % 11,
    tags: [`tag ${index % 7}`],
  }));

test('days are made in small steps, also while the entries are made, and come out the same', () => {
  let made = 0;
  function* counted() {
    for (const entry of entries(12)) {
      made += 1;
      yield entry;
    }
  }
  const steps = linkDaySteps(counted());
  let most = 0;
  let count = 0;
  let step = steps.next();
  for (let before = 0; !step.done; before = made, step = steps.next()) {
    most = Math.max(most, made - before);
    count += 1;
  }
  expect(step.value).toEqual(toLinkDays(entries(12)));
  expect(step.value).toHaveLength(365);
  expect(most).toBeLessThanOrEqual(50);
  expect(count).toBeGreaterThan(365 * 12 * (1 / 50));
});

test('a day knows the tags of the day before, and none of an earlier one', () => {
  const [, second, third] = toLinkDays([
    { date: '2026-11-20', tags: ['walk'] },
    { date: '2026-11-21' },
    { date: '2026-11-23' },
  ]);
  const kinds = (day: typeof second) => [...(day?.factors.values() ?? [])].map(({ kind }) => kind);
  expect(kinds(second)).toEqual(['tag-before', 'weekday']);
  expect(kinds(third)).toEqual(['weekday']);
});
