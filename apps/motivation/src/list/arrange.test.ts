import type { Goal } from '@nafas/data-service/goals';
import { expect, test } from 'vitest';
import type { ShownGoal } from './use-goals.ts';
import { arrange, counts } from './arrange.ts';

const shown = (title: string, deadline: string, progress: number, day: number): ShownGoal => ({
  isPending: false,
  doneOn: null,
  goal: { title, deadline, progress, createdAt: `2026-11-0${day}T00:00:00.000Z` } as Goal,
});
const GOALS = [
  shown('late', '2026-12-20', 30, 1),
  shown('done', '2026-11-10', 100, 2),
  shown('soon', '2026-11-30', 60, 3),
  shown('soon too', '2026-11-30', 60, 4),
];
const titles = (goals: readonly ShownGoal[]) => goals.map(({ goal }) => goal.title);

test('a filter shows what is open or done, and its count says how many', () => {
  expect(counts(GOALS)).toEqual({ all: 4, open: 3, done: 1 });
  expect(titles(arrange(GOALS, 'open', 'newest'))).toEqual(['soon too', 'soon', 'late']);
  expect(titles(arrange(GOALS, 'done', 'newest'))).toEqual(['done']);
});

test('by deadline what is done comes last; equals stay in the order of making', () => {
  expect(titles(arrange(GOALS, 'all', 'deadline'))).toEqual(['soon', 'soon too', 'late', 'done']);
});

test('by progress the furthest comes first', () => {
  expect(titles(arrange(GOALS, 'all', 'furthest'))).toEqual(['done', 'soon', 'soon too', 'late']);
});
