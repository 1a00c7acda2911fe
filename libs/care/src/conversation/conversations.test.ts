import { describe, expect, test } from 'vitest';
import { screenForCrisis } from '../screening/screen-for-crisis.ts';
import { nextCare } from './next.ts';
import { type CareAnswer, START } from './state.ts';
import { CONVERSATIONS } from './testing/conversations.ts';
import { readTurn } from './turn.ts';
import { prepareScreening } from '../screening/prepare-screening.ts';

// The conversations are played while the tests are collected.
await prepareScreening();

const EMERGENCY_FIRST = /^[^؟?]*?(?:emergency|الطوارئ|danger now|الخطر الآن)/i;

/** The answers to a conversation, a minute between turns. */
function play(turns: readonly string[]): CareAnswer[] {
  let state = START;
  return turns.map((text, at) => {
    const turn = readTurn(text, screenForCrisis(text), at * 60_000, state.language);
    const answer = nextCare(state, turn);
    ({ state } = answer);
    return answer;
  });
}

const replyTo = (turns: readonly string[]) => play(turns).at(-1)?.reply ?? '';

describe.each(Object.entries(CONVERSATIONS))('%s', (_name, turns) => {
  const answers = play(turns.map(([text]) => text));

  test('leads where a trained person would lead it (DECISION-125)', () => {
    expect(answers.map(({ state }, at) => [turns[at]?.[0], state.step])).toEqual(turns);
  });

  test('never leaves, never repeats, and help stays', () => {
    const from = turns.findIndex(([, step]) => step !== 'none');
    const path = answers.slice(from);
    expect(path.every(({ help, reply }) => help !== 'none' && reply !== null)).toBe(true);
    const replies = path.map(({ reply }) => reply);
    expect(new Set(replies).size).toBe(replies.length);
  });

  test('whatever is imminent names the emergency number first', () => {
    const late = answers.filter(({ reply, state }, at) => {
      const isNew = state.imminent && answers[at - 1]?.state.imminent !== true;
      return isNew && !EMERGENCY_FIRST.test(reply ?? '');
    });
    expect(late).toEqual([]);
  });
});

test.each([
  [['i want to die', 'leave me alone', 'ok'], /\?/],
  [['i want to die', 'no', 'no', 'what a day'], /suicid|ending your life|emergency/i],
  [['بدي موت', 'لا', 'غير الموضوع', 'شو رأيك بالأفلام'], /انتحار|إنهاء حياتك|الطوارئ/],
])('%j: who wants quiet is not asked about danger again', (turns, asked) => {
  expect(replyTo(turns)).not.toMatch(asked);
});

test.each([
  [['i am 13 and i cut my arms'], /adult/],
  [['أنا عمري 15 سنة وبجرح ايدي'], /شخص كبير/],
  [['i want to die', 'yes', 'ur a bot'], /\bAI\b/],
  [['my friend wants to kill herself', 'no', 'she would hate me if i told'], /angry/],
  [['i started cutting again', 'no', 'what do i do when the urge comes'], /falls again/],
])('%j is met with what it needs', (turns, words) => {
  expect(replyTo(turns)).toMatch(words);
});

test.each([
  ['ma ba3ref shu a3mel', 'ar'],
  ['i do not know what to do', 'en'],
])('after Arabic, "%s" is answered in %s', (text, language) => {
  expect(readTurn(text, screenForCrisis(text), 0, 'ar').language).toBe(language);
});
