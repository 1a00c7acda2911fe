import type { ExerciseOutcome } from '@nafas/insights/helps';
import { expect, test } from 'vitest';
import { chooseLead } from './choose-lead.ts';

const NOW = { instant: '2026-11-21T08:00:00.000Z', today: '2026-11-21' };
const checkIn = (mood: number, energy: number, stress: number, localDate = NOW.today) => ({
  occurredAt: `${localDate}T07:00:00.000Z`,
  localDate,
  mood,
  energy,
  stress,
});
const walked = (count: number, hasHelped = true): ExerciseOutcome[] =>
  Array.from({ length: count }, () => ({
    exercise: 'walking-attention',
    quadrant: 'weary',
    hasHelped,
  }));

test('the rules come first: stress, then a low mood, then little energy', () => {
  const lead = (...values: [number, number, number]) =>
    chooseLead({ checkIns: [checkIn(...values)], outcomes: [] }, NOW);
  expect(lead(8, 8, 7)).toMatchObject({ id: 'breathing-4-6', because: 'stress' });
  expect(lead(2, 8, 1)).toMatchObject({ id: 'self-compassion', because: 'happiness' });
  expect(lead(8, 2, 1)).toMatchObject({ id: 'walking-attention', because: 'energy' });
  expect(lead(8, 8, 1)).toMatchObject({ id: 'breathing-4-6', because: 'first' });
});

test('an old check-in is no reason', () => {
  const checkIns = [checkIn(2, 2, 9, '2026-11-19')];
  expect(chooseLead({ checkIns, outcomes: [] }, NOW)).toMatchObject({ because: 'first' });
});

test('with five outcomes of such moments what helped decides, most days, and says how often', () => {
  const known = { checkIns: [checkIn(2, 2, 9)], outcomes: walked(30) };
  const leads = Array.from({ length: 28 }, (_, index) =>
    chooseLead(known, { ...NOW, today: `2026-11-${String(index + 1).padStart(2, '0')}` }),
  );
  const walks = leads.filter(({ id }) => id === 'walking-attention');
  expect(walks.length).toBeGreaterThan(14);
  expect(walks[0]).toEqual({
    id: 'walking-attention',
    because: 'outcomes',
    helped: 30,
    of: 30,
  });
  expect(chooseLead(known, NOW)).toEqual(chooseLead(known, NOW));
});

test('four outcomes are not enough, and what never helped is not said to', () => {
  const checkIns = [checkIn(2, 2, 9)];
  expect(chooseLead({ checkIns, outcomes: walked(4) }, NOW).because).toBe('stress');
  expect(chooseLead({ checkIns, outcomes: walked(9, false) }, NOW).because).toBe('new');
});
