import { ANXIOUS_WORDS } from '@nafas/insights';
import { expect, test } from 'vitest';
import { EMOTION_WORDS } from './emotion-words.ts';

test('every word that counts as anxiety can be chosen', () => {
  expect(EMOTION_WORDS).toEqual(expect.arrayContaining([...ANXIOUS_WORDS]));
});
