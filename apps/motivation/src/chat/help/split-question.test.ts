import { expect, test } from 'vitest';
import { splitQuestion } from './split-question.ts';

test.each([
  ['That is heavy. Is it close?', 'That is heavy.', 'Is it close?'],
  ['Is it close, now or tonight?', '', 'Is it close, now or tonight?'],
  ['هذا ثقيل. هل هو قريب؟', 'هذا ثقيل.', 'هل هو قريب؟'],
])('%s', (reply, said, question) => {
  expect(splitQuestion(reply)).toEqual({ said, question });
});

test.each(['I’m here.', 'Is it close? Call the number.', ''])('asks nothing: %s', (reply) => {
  expect(splitQuestion(reply)).toBeNull();
});
