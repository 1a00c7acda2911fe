import { expect, test } from 'vitest';
import { avatarEnding, avatarProblem } from './avatar-file.ts';

test.each([
  ['image/jpeg', 5 * 1024 * 1024, null],
  ['image/png', 1, null],
  ['image/gif', 1, null],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'size'],
  ['image/webp', 1, 'type'],
  ['', 1, 'type'],
  ['text/html', 5 * 1024 * 1024 + 1, 'type'],
])('a file %j of %d bytes: %s', (type, size, problem) => {
  expect(avatarProblem({ type, size })).toBe(problem);
});

test('the ending says the type', () => {
  expect(avatarEnding({ type: 'image/jpeg', size: 1 })).toBe('jpg');
  expect(() => avatarEnding({ type: 'image/webp', size: 1 })).toThrow('Not an avatar: type');
});
