import { describe, expect, test } from 'vitest';
import { GOAL_CATEGORIES, type GoalCategory, goalCodec, newGoal } from './goal.ts';

const NOW = new Date('2026-11-20T21:30:00Z');
const input = {
  title: ' Walk ',
  description: 'To the sea\n',
  category: 'Health',
  deadline: '2026-11-21',
  now: NOW,
  timeZone: 'Asia/Riyadh',
} as const;

describe('a new goal', () => {
  test('has its fields, progress 0, and a day of its own (DATA-115, DATA-116, DATA-118, DATA-119, DATA-121)', () => {
    const goal = newGoal(input);
    expect(goal).toEqual({
      id: goal.id,
      title: 'Walk',
      description: 'To the sea',
      category: 'Health',
      deadline: '2026-11-21',
      progress: 0,
      startedOn: '2026-11-21',
      createdAt: NOW.toISOString(),
      version: 1,
    });
    expect(newGoal(input).id).not.toBe(goal.id);
  });

  test('takes today where the person is as a deadline, not the day before (MOTIVATION-026)', () => {
    expect(() => newGoal({ ...input, deadline: '2026-11-20' })).toThrow('Not a goal: deadline');
    expect(newGoal({ ...input, timeZone: 'UTC', deadline: '2026-11-20' }).startedOn).toBe(
      '2026-11-20',
    );
  });

  test('is refused when it breaks a rule, without repeating what was written', () => {
    const refuse = () => newGoal({ ...input, title: 'secret'.repeat(40), description: ' ' });
    expect(refuse).toThrow('Not a goal: title, description');
    expect(refuse).not.toThrow('secret');
  });

  test('survives the way through its row, with the embedded backend’s timestamp', () => {
    const goal = newGoal(input);
    const row = { ...goalCodec.toRow(goal), created_at: '2026-11-20 21:30:00+00', version: 1 };
    expect(goalCodec.ofRow(row)).toEqual(goal);
    expect(goalCodec.ofRow(goalCodec.toRow(goal))).toEqual(goal);
  });

  test.each([null, 7, {}, { id: 'x' }])('a row that is none is invalid: %j', (row) => {
    expect(() => goalCodec.ofRow(row)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});

test('is of one of six categories (DATA-122, DATA-123, DATA-124, DATA-125, DATA-126)', () => {
  const take = (category: string) =>
    newGoal({ ...input, category: category as GoalCategory }).category;
  const six = ['Health', 'Career', 'Education', 'Personal', 'Financial', 'Creative'];
  expect(six.map(take)).toEqual(GOAL_CATEGORIES);
  for (const other of ['Money', 'health', '']) {
    expect(() => take(other)).toThrow('Not a goal: category');
  }
});

test.each(GOAL_CATEGORIES)('a goal may be of the category %s (DATA-117, DATA-127)', (category) => {
  expect(newGoal({ ...input, category }).category).toBe(category);
});
