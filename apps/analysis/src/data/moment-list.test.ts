import { expect, test } from 'vitest';
import { withMoments } from './moment-list.ts';

const at = (hour: string, mood = 5) => ({
  id: hour,
  occurredAt: `2026-11-20T${hour}:00:00.000Z`,
  mood,
  energy: 5,
  stress: 5,
});
const list = [at('08'), at('20')];

test('what the server does not have yet stands in its place in time', () => {
  expect(withMoments(list, [at('12')])).toEqual([at('08'), at('12'), at('20')]);
});

test('what it has already stays as it has it, and the list is the same one', () => {
  expect(withMoments(list, [at('20', 0)])).toBe(list);
});
