import { describe, expect, it, test } from 'vitest';
import { screenByRules } from '../screening/rules.ts';
import { nextCare } from './next.ts';
import type { CrisisKind } from '../screening/kinds.ts';
import { BUTTONS } from './buttons.ts';
import { ARABIC } from './sentences.ar.ts';
import { ENGLISH } from './sentences.en.ts';
import { SOURCES } from './sources.ts';
import { type CareAnswer, type CareState, START, STEPS } from './state.ts';
import { readTurn } from './turn.ts';
import { careView, readCareState } from './view.ts';

const HOUR = 60 * 60 * 1000;

/** The answers to what somebody says, an hour apart at most. */
function play(turns: readonly string[], from: CareState = START, at = 0): CareAnswer[] {
  let state = from;
  return turns.map((text, index) => {
    const answer = nextCare(
      state,
      readTurn(text, screenByRules(text), at + index * 60_000, state.language),
    );
    ({ state } = answer);
    return answer;
  });
}
const steps = (turns: readonly string[]) => play(turns).map(({ state }) => state.step);

const KINDS: readonly CrisisKind[] = [
  'ideation',
  'passive',
  'self-harm',
  'method',
  'plan',
  'goodbye',
  'third-person',
  'eating',
  'violence',
  'abuse',
  'other',
];

test('whatever worries, the path answers it: nothing of danger is left to the companion', () => {
  const levels = ['concern', 'crisis'] as const;
  for (const level of levels) {
    for (const kind of KINDS) {
      for (const step of STEPS) {
        const turn = {
          text: 'words',
          level,
          kinds: [kind],
          rules: [],
          at: 1,
          language: 'en',
        } as const;
        const before = { ...START, step, dangerAt: 0 };
        expect(nextCare(before, turn).reply, `${step}, ${level} ${kind}`).not.toBeNull();
      }
    }
  }
});

test('help stands as long as the path lasts, a day after quietly, and first for three days', () => {
  const said = { ...START, step: 'safe-for-now', dangerAt: 0 } as const;
  const asked = { ...said, step: 'asked', imminent: true } as const;
  const at = (state: CareState, hours: number) => careView(state, hours * HOUR);
  expect([0, 23, 25, 47, 49, 71, 73].map((hours) => at(said, hours).help)).toEqual([
    'beside',
    'beside',
    'quiet',
    'quiet',
    'first',
    'first',
    'none',
  ]);
  expect([1, 71, 73, 97].map((hours) => at(asked, hours).help)).toEqual([
    'emergency-first',
    'emergency-first',
    'quiet',
    'none',
  ]);
  expect(at(asked, 1).buttons.map(({ name }) => name)).toEqual(['yes', 'no', 'unsure', 'other']);
  expect(at(asked, 73).buttons).toEqual([]);
});

test('a state is read as it was kept; what is none begins anew', () => {
  const [answer] = play(['I want to die']);
  const kept: unknown = JSON.parse(JSON.stringify(answer?.state));
  expect(readCareState(kept)).toEqual(answer?.state);
  for (const none of [null, 'asked', {}, { step: 'flying', said: {} }, { step: 'asked' }]) {
    expect(readCareState(none)).toBeNull();
  }
});

test('asked off the path, it says what it is and shows no help', () => {
  const [answer] = play(['are you a real person?']);
  expect(answer).toMatchObject({ help: 'none', state: { step: 'none', dangerAt: null } });
  expect(answer?.reply).not.toMatch(/number|line|call/i);
});

test.each([
  [
    ['I want to kill myself', 'yes', 'it comes and goes', 'no', 'my sister'],
    ['asked', 'timing', 'plan', 'near', 'contact'],
  ],
  [
    ['I want to kill myself', 'no', 'I am so tired'],
    ['asked', 'denied', 'denied'],
  ],
  [
    ['I wish I was dead', 'not sure', 'not now', 'yes', 'yes'],
    ['asked', 'timing', 'plan', 'means', 'distance'],
  ],
  [
    ['أريد أن أموت', 'نعم', 'مو الآن', 'لا', 'لوحدي'],
    ['asked', 'timing', 'plan', 'near', 'contact'],
  ],
  [
    ['I want to die', 'It’s about someone else', 'yes', 'I called'],
    ['asked', 'other-asked', 'other-now', 'other-how'],
  ],
  [
    ['my friend wants to die', 'no idea'],
    ['other-asked', 'other-how'],
  ],
  [
    ['my husband hits me', 'he is coming home tonight'],
    ['hurt', 'hurt'],
  ],
  [
    ['I make myself throw up after dinner', 'no'],
    ['eating', 'eating'],
  ],
  [
    ['good morning', 'what a day'],
    ['none', 'none'],
  ],
] as const)('%j leads to %j (DECISION-125)', (turns, expected) => {
  expect(steps(turns)).toEqual(expected);
});

test.each([
  ['I will kill myself tonight'],
  ['how many pills would kill me'],
  ['I wrote my goodbye letters'],
  ['I just swallowed a whole bottle of pills'],
  ['سأنهي حياتي الليلة'],
])('%s: the emergency number stands first, in the reply and beside it', (text) => {
  const [answer] = play([text]);
  expect(answer?.help).toBe('emergency-first');
  expect(answer?.reply).toMatch(/^[^؟?]*?(?:emergency|الطوارئ)/);
});

test('a no does not end it, safe for now closes nothing, and help stays a day', () => {
  const turns = ['I want to die', 'no', 'no', 'I am safe for now', 'what a strange day'];
  const answers = play(turns);
  for (const { help, reply } of answers) {
    expect(help).not.toBe('none');
    expect(reply).not.toBeNull();
  }
  const last = answers.at(-1)?.state ?? START;
  const [later] = play(['hello'], last, 23 * HOUR);
  expect(later?.help).toBe('beside');
  const [nextDay] = play(['hello'], last, 48 * HOUR);
  expect(nextDay).toMatchObject({ reply: null, help: 'first', state: { step: 'none' } });
});

test.each([
  'are you a real person?',
  'am I talking to a bot',
  'هل أنت إنسان؟',
  'انت روبوت ولا بني ادم',
])('says that it is an AI when asked "%s", on the path and off it', (question) => {
  for (const answer of [...play([question]), ...play(['I want to die', question]).slice(1)]) {
    expect(answer.reply).toMatch(/\bAI\b|ذكاء اصطناعي/);
  }
});

test('answers in the language of the turn; Arabic in Latin letters in Arabic', () => {
  const [en, ar, latin] = play(['I want to die', 'نعم', 'biddi moot']);
  expect(en?.reply).toMatch(/[a-z]/);
  expect(ar?.reply).toMatch(/^[^a-z]*$/);
  expect(latin?.reply).toMatch(/^[^a-z]*$/);
});

it('never says a text twice, whatever is said to it', () => {
  const WORDS = [
    'yes',
    'no',
    'I want to die',
    'not sure',
    'alone',
    'my mum is here',
    'hm',
    'I cannot',
    'tonight',
    'are you real?',
    'thanks',
    'safe for now',
  ];
  let seed = 7;
  for (let run = 0; run < 60; run++) {
    const turns = Array.from({ length: 24 }, () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return WORDS[seed % WORDS.length] ?? '';
    });
    const replies = play(['I want to kill myself', ...turns]).map(({ reply }) => reply);
    const spoken = replies.filter((reply) => reply !== null);
    expect(new Set(spoken).size, turns.join(', ')).toBe(spoken.length);
  }
});

describe.each([
  ['en', ENGLISH, BUTTONS.en],
  ['ar', ARABIC, BUTTONS.ar],
] as const)('the sentences in %s', (_language, sentences, buttons) => {
  const all = Object.values(sentences);

  test('each have a reason, a source and wordings that stand once', () => {
    for (const { reason, source, texts } of all) {
      expect(reason).not.toBe('');
      expect(SOURCES[source]).toMatch(/./);
      expect(texts.length).toBeGreaterThan(0);
    }
    const texts = all.flatMap((sentence) => sentence.texts);
    expect(new Set(texts).size).toBe(texts.length);
    expect(Object.values(buttons).every((label) => label !== '')).toBe(true);
  });

  test('name no method, promise nothing, praise nothing and speak of no goal (DECISION-126)', () => {
    const banned =
      /\b(?:pill|tablet|rope|noose|knife|gun|razor|blade|bridge|overdos|hang|jump|commit|attempt|well done|proud|great job|good job|goal|progress|everything will be|it will get better|i promise)\b|حبوب|حبل|سكين|مسدس|شفرة|جسر|جرعة|أحسنت|فخور|هدف|أهداف|تقدّم|سيتحسن كل|أعدك/i;
    for (const { texts } of all) for (const text of texts) expect(text).not.toMatch(banned);
  });
});

test('both languages say the same things', () => {
  expect(Object.keys(ARABIC)).toEqual(Object.keys(ENGLISH));
  for (const name of Object.keys(ENGLISH) as (keyof typeof ENGLISH)[]) {
    expect(ARABIC[name].source).toBe(ENGLISH[name].source);
  }
});
