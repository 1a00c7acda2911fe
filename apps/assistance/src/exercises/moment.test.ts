import { expect, test } from 'vitest';
import { BOX_BREATHING } from './data/box-breathing.ts';
import { BREATHING_4_6 } from './data/breathing-4-6.ts';
import { MINDFUL_BREATHING } from './data/mindful-breathing.ts';
import { FIVE_SENSES } from './data/five-senses.ts';
import {
  momentAt as momentOfSpecified,
  MINDFUL_BREATHING as SPECIFIED,
} from '../breathing/exercise.ts';
import { totalSeconds } from './exercise.ts';
import { momentAt } from './moment.ts';

test('a caption stands for its seconds, and the next one follows', () => {
  expect(momentAt(FIVE_SENSES, 14)).toEqual({
    caption: 'arrive',
    part: 1,
    parts: 7,
    into: 14,
    lasts: 15,
    breath: null,
    secondsLeft: 166,
  });
  expect(momentAt(FIVE_SENSES, 15)).toMatchObject({ caption: 'see', part: 2, into: 0 });
  expect(momentAt(FIVE_SENSES, 180)).toBeNull();
});

test('a breath goes its rounds beside the captions', () => {
  const phases = Array.from({ length: 11 }, (_, second) => momentAt(BREATHING_4_6, second)?.breath);
  expect(phases.map((breath) => `${breath?.phase} ${breath?.count} ${breath?.round}`)).toEqual([
    ...[1, 2, 3, 4].map((count) => `in ${count} 1`),
    ...[1, 2, 3, 4, 5, 6].map((count) => `out ${count} 1`),
    'in 1 2',
  ]);
  expect(momentAt(BREATHING_4_6, 239)?.breath).toMatchObject({ round: 24, rounds: 24, count: 6 });
});

test('no hold of the box is longer than the specified count (DECISION-094)', () => {
  const holds = BOX_BREATHING.breath?.filter(({ phase }) => phase === 'hold' || phase === 'empty');
  expect(holds?.map(({ counts }) => counts)).toEqual([4, 4]);
});

test('the specified two minutes are the same here, second by second (ASSIST-066, ASSIST-068)', () => {
  expect(totalSeconds(MINDFUL_BREATHING)).toBe(120);
  for (let second = 0; second < 120; second += 1) {
    const { phase, count, round } = momentOfSpecified(SPECIFIED, second) ?? {};
    expect(momentAt(MINDFUL_BREATHING, second)?.breath).toMatchObject({ phase, count, round });
  }
});
