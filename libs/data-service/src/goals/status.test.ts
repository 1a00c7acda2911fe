import { describe, expect, test } from 'vitest';
import { goalStatus } from './status.ts';

/** Ten days, the 1st to the 10th. */
const goal = (progress: number) => ({
  progress,
  startedOn: '2026-11-01',
  deadline: '2026-11-10',
});

test('a goal has one of four statuses on every day (DATA-128, DATA-129, DATA-130, DATA-131)', () => {
  const days = ['2026-11-01', '2026-11-05', '2026-11-10', '2026-11-11'];
  const found = days.flatMap((day) => [0, 40, 100].map((each) => goalStatus(goal(each), day)));
  expect(new Set(found)).toEqual(
    new Set(['In Progress', 'On Track', 'Behind Schedule', 'Completed']),
  );
});

describe('the status of a goal', () => {
  test('is In Progress on the day it was made, and a day before for a traveller', () => {
    expect(goalStatus(goal(0), '2026-11-01')).toBe('In Progress');
    expect(goalStatus(goal(0), '2026-10-31')).toBe('In Progress');
  });

  test('follows from the first progress on the same day (MOTIVATION-037)', () => {
    expect(goalStatus(goal(1), '2026-11-01')).toBe('On Track');
  });

  test.each([
    ['2026-11-02', 0, 'On Track'],
    ['2026-11-03', 5, 'On Track'],
    ['2026-11-03', 4, 'Behind Schedule'],
    ['2026-11-06', 35, 'On Track'],
    ['2026-11-06', 34, 'Behind Schedule'],
    ['2026-11-10', 75, 'On Track'],
    ['2026-11-10', 74, 'Behind Schedule'],
    ['2026-11-11', 85, 'On Track'],
    ['2026-11-11', 84, 'Behind Schedule'],
    ['2027-11-11', 85, 'On Track'],
  ] as const)(
    'on %s with %i%% is %s: behind at more than 15 points (DECISION-070)',
    (today, progress, status) => {
      expect(goalStatus(goal(progress), today)).toBe(status);
    },
  );

  test('is Completed at 100 whatever the day, and no longer when that is undone', () => {
    for (const today of ['2026-11-01', '2026-11-10', '2027-01-01']) {
      expect(goalStatus(goal(100), today)).toBe('Completed');
    }
    expect(goalStatus(goal(99), '2026-11-10')).toBe('On Track');
  });

  test('of a goal for one day turns the day after, not on the day (DECISION-071)', () => {
    const today = { progress: 10, startedOn: '2026-11-01', deadline: '2026-11-01' };
    expect(goalStatus(today, '2026-11-01')).toBe('On Track');
    expect(goalStatus(today, '2026-11-02')).toBe('Behind Schedule');
  });
});
