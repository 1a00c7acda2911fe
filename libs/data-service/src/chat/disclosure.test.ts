import { expect, test } from 'vitest';
import { disclosedBefore } from './disclosure.ts';

const at = (time: string) => ({ id: time, timestamp: `2026-11-21T${time}:00.000Z` });

test('the chat says that it is an AI at the start and every three hours of a conversation', () => {
  const times = ['08:00', '09:30', '10:59', '11:00', '13:59', '14:05', '20:00'];
  expect([...disclosedBefore(times.map(at))]).toEqual(['08:00', '11:00', '14:05', '20:00']);
  expect(disclosedBefore([]).size).toBe(0);
});
