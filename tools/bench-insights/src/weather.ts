import { MOOD_LEVELS, type MoodLevel } from '@nafas/insights';
import {
  drawPermanentResponses,
  EPSILON_OF_A_DAY,
  EPSILON_OF_A_LEVEL,
  estimateShares,
  randomise,
} from '@nafas/insights/weather';
import { createRandom } from './simulate.ts';

/** How everybody is in the simulation: the share of each level, from the first. */
const TRUTH = [0.08, 0.2, 0.36, 0.26, 0.1];

/** What days of so many people look like, by the product's own code. */
export interface Error95 {
  readonly people: number;
  /** Mean of |share shown − true share| over levels and days, in points of percent. */
  readonly error: number;
  /** Half of the width of the interval that is shown, the mean, in points. */
  readonly interval: number;
  /** How often the interval holds the true share, in percent. */
  readonly holds: number;
}

/** Simulates days on which so many people answer. The same seed gives the same figures. */
export function tryWeather(people: number, days: number, seed: number): Error95 {
  const random = createRandom(seed);
  const sum = { error: 0, interval: 0, holds: 0 };
  for (let day = 0; day < days; day += 1) {
    const answers = [0, 0, 0, 0, 0];
    for (let person = 0; person < people; person += 1) {
      const answer = randomise(draw(random), drawPermanentResponses(random), random);
      answers[answer - 1] = (answers[answer - 1] ?? 0) + 1;
    }
    for (const { level, share, from, to } of estimateShares(answers) ?? []) {
      const truth = TRUTH[level - 1] ?? 0;
      sum.error += Math.abs(share - truth);
      sum.interval += (to - from) / 2;
      if (from <= truth && truth <= to) sum.holds += 1;
    }
  }
  const mean = (value: number) => (100 * value) / (days * MOOD_LEVELS.length);
  return { people, error: mean(sum.error), interval: mean(sum.interval), holds: mean(sum.holds) };
}

/** How sure somebody gets of a level who held every level to be as likely (0.2) and saw answers of one device about it. */
export interface Revealed {
  readonly answers: number;
  /** The chance that the likeliest level is the true one, in percent. */
  readonly right: number;
  /** The same, if answers were not tied to what was drawn for good. */
  readonly rightWithout: number;
  /** The largest factor between the odds of two levels before and after, of any device. */
  readonly factor: number;
}

/** What answers of one device about one level say together, by Bayes. */
export function reveal(answers: number, devices: number, seed: number): Revealed {
  const random = createRandom(seed);
  const count = { right: 0, rightWithout: 0, factor: 1 };
  for (let device = 0; device < devices; device += 1) {
    const level = draw(random, EVEN);
    const draws = drawPermanentResponses(random);
    const [tied, free] = [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ];
    for (let each = 0; each < answers; each += 1) {
      add(tied, randomise(level, draws, random));
      add(free, randomise(level, drawPermanentResponses(random), random));
    }
    if (toMostLikely(tied) === level) count.right += 1;
    if (toMostLikely(free) === level) count.rightWithout += 1;
    const chances = MOOD_LEVELS.map((one) => getChance(tied, one));
    count.factor = Math.max(count.factor, Math.max(...chances) / Math.min(...chances));
  }
  const percent = (part: number) => (100 * part) / devices;
  return {
    answers,
    right: percent(count.right),
    rightWithout: percent(count.rightWithout),
    factor: count.factor,
  };
}

const EVEN = [0.2, 0.2, 0.2, 0.2, 0.2];
const PERMANENT = Math.exp(EPSILON_OF_A_LEVEL) / (Math.exp(EPSILON_OF_A_LEVEL) + 4);
const DAILY = Math.exp(EPSILON_OF_A_DAY) / (Math.exp(EPSILON_OF_A_DAY) + 4);
/** The chance that a day's answer says what was drawn: found from the two others, not taken from the product's code. */
const REPEATED = (DAILY - (1 - PERMANENT) / 4) / (PERMANENT - (1 - PERMANENT) / 4);

/**
 * The chance of a device's answers if this were their level, over everything that may have been drawn for it. Of many answers
 * all chances are near nothing, so they are given as multiples of the largest: what counts is how they compare.
 */
function getChance(said: readonly number[], level: MoodLevel): number {
  const logs = MOOD_LEVELS.map((drawn) =>
    said.reduce(
      (sum, times, at) => sum + times * Math.log(at + 1 === drawn ? REPEATED : (1 - REPEATED) / 4),
      0,
    ),
  );
  const most = Math.max(...logs);
  return MOOD_LEVELS.reduce((sum, drawn, at) => {
    const isDrawn = drawn === level ? PERMANENT : (1 - PERMANENT) / 4;
    return sum + isDrawn * Math.exp((logs[at] ?? 0) - most);
  }, 0);
}

const toMostLikely = (said: readonly number[]): MoodLevel =>
  MOOD_LEVELS.reduce((best, level) =>
    (said[level - 1] ?? 0) > (said[best - 1] ?? 0) ? level : best,
  );

function add(said: number[], level: MoodLevel): void {
  said[level - 1] = (said[level - 1] ?? 0) + 1;
}

function draw(random: () => number, shares: readonly number[] = TRUTH): MoodLevel {
  let left = random();
  return MOOD_LEVELS.find((level) => (left -= shares[level - 1] ?? 0) < 0) ?? 5;
}

/** Prints both; whether intervals hold what they promise and nothing says more than ε allows. */
export function printWeather(days: number): boolean {
  console.log(
    `\nThe weather of everybody, ε ${EPSILON_OF_A_DAY} for an answer (${days} days of each size)`,
  );
  const sizes = [51, 100, 200, 1000, 5000].map((people, at) => tryWeather(people, days, 40 + at));
  for (const { people, error, interval, holds } of sizes) {
    const cells = [error, interval].map((value) => value.toFixed(1).padStart(5));
    console.log(
      `  ${String(people).padStart(5)} people: off by ${cells[0]} points, shown as ± ${cells[1]}, which holds ${holds.toFixed(1)} %`,
    );
  }
  console.log(
    `\nWhat answers of one device about one level say, to who could link them; by chance 20 % (${days * 10} devices)`,
  );
  const shown = [1, 7, 30, 365].map((answers, at) => reveal(answers, days * 10, 80 + at));
  for (const { answers, right, rightWithout, factor } of shown) {
    console.log(
      `  ${String(answers).padStart(5)} answers: the level is guessed ${right.toFixed(1)} %, odds × ${factor.toFixed(2)} at most; drawn anew each day it would be ${rightWithout.toFixed(1)} %`,
    );
  }
  const most = Math.exp(EPSILON_OF_A_LEVEL);
  console.log(
    `  ε ${EPSILON_OF_A_DAY} allows odds × ${Math.exp(EPSILON_OF_A_DAY).toFixed(2)} by one answer, ε ${EPSILON_OF_A_LEVEL} × ${most.toFixed(2)} by all about a level`,
  );
  const isBounded = shown.every(
    ({ answers, factor }) =>
      factor <= (answers === 1 ? Math.exp(EPSILON_OF_A_DAY) : most) * (1 + 1e-9),
  );
  return isBounded && sizes.every(({ holds }) => holds >= 94);
}
