import { expect, test } from 'vitest';
import { toRandom } from '../helps/random.ts';
import { MOOD_LEVELS, type MoodLevel } from '../mood-level.ts';
import { estimateShares, TOO_FEW } from './estimate.ts';
import {
  drawPermanentResponses,
  type PermanentResponses,
  EPSILON_OF_A_DAY,
  EPSILON_OF_A_LEVEL,
  OTHER_PROBABILITY,
  randomise,
  secureRandom,
  TRUTH_PROBABILITY,
} from './randomise.ts';

const TRIES = 100_000;
/** Four standard errors of a share, at most. */
const NEAR = 4 * Math.sqrt(0.25 / TRIES);

/** How often each level is said. */
function tally(say: () => MoodLevel): number[] {
  const said = [0, 0, 0, 0, 0];
  for (let each = 0; each < TRIES; each += 1) {
    const at = say() - 1;
    said[at] = (said[at] ?? 0) + 1 / TRIES;
  }
  return said;
}

const random = toRandom('weather');

test('DECISION-149: an answer is likelier for one level than for another by e^ε at most', () => {
  for (const level of MOOD_LEVELS) {
    const said = tally(() => randomise(level, drawPermanentResponses(random), random));
    for (const other of MOOD_LEVELS) {
      const wanted = other === level ? TRUTH_PROBABILITY : OTHER_PROBABILITY;
      expect(Math.abs((said[other - 1] ?? NaN) - wanted)).toBeLessThan(NEAR);
    }
  }
  expect(TRUTH_PROBABILITY / OTHER_PROBABILITY).toBeCloseTo(Math.exp(EPSILON_OF_A_DAY), 12);
  expect(TRUTH_PROBABILITY + 4 * OTHER_PROBABILITY).toBeCloseTo(1, 12);
});

test('DECISION-149: all answers together say no more than what was drawn once and for all', () => {
  // Two levels with the same draw answer alike, whatever chance says: their answers depend on nothing else.
  const draws: PermanentResponses = [4, 4, 1, 2, 4];
  for (let seed = 0; seed < 500; seed += 1) {
    const answers = ([1, 2, 5] as const).map((level) =>
      randomise(level, draws, toRandom(String(seed))),
    );
    expect(new Set(answers).size).toBe(1);
  }
  // And that draw is bounded itself.
  const truth = Math.exp(EPSILON_OF_A_LEVEL) / (Math.exp(EPSILON_OF_A_LEVEL) + 4);
  const drawn = tally(() => drawPermanentResponses(random)[2] ?? 3);
  expect(Math.abs((drawn[2] ?? NaN) - truth)).toBeLessThan(NEAR);
  expect(Math.abs((drawn[0] ?? NaN) - (1 - truth) / 4)).toBeLessThan(NEAR);
});

test('chance on a device is the browser’s cryptographic one', () => {
  const values = Array.from({ length: 1000 }, secureRandom);
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Set(values).size).toBeGreaterThan(990);
});

test('shares come back from their expected answers, with room on both sides', () => {
  const truth = [0.05, 0.15, 0.4, 0.3, 0.1];
  const answers = truth.map(
    (share) => 100_000 * (share * TRUTH_PROBABILITY + (1 - share) * OTHER_PROBABILITY),
  );
  const shares = estimateShares(answers) ?? [];
  expect(shares).toHaveLength(5);
  for (const [at, { share, from, to }] of shares.entries()) {
    expect(share).toBeCloseTo(truth[at] ?? NaN, 10);
    expect(from).toBeLessThan(share);
    expect(to).toBeGreaterThan(share);
    expect(to - from).toBeLessThan(0.02);
  }
});

test('DECISION-149: nothing is estimated of fifty, and of fifty-one nothing surer than it is', () => {
  expect(estimateShares([0, 0, TOO_FEW, 0, 0])).toBeNull();
  const shares = estimateShares([0, 0, TOO_FEW + 1, 0, 0]);
  expect(shares?.[2]).toMatchObject({ share: 1, to: 1 });
  for (const { from, to } of shares ?? []) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(1);
  }
  // Nobody said "very low", and still it may be up to a tenth and more.
  expect(estimateShares([0, 10, 21, 10, 10])?.[0]?.to).toBeGreaterThan(0.1);
});
