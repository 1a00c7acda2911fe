import { MOOD_LEVELS, type MoodLevel } from '../mood-level.ts';

/**
 * The privacy parameter ε of one answer, whatever else is known: how much likelier an answer is for one level than for any
 * other is at most e^ε, about 4.5.
 */
export const EPSILON_OF_A_DAY = 1.5;

/**
 * ε of all answers of a device about one level together, however many: beyond what was drawn once and for all for the level
 * there is nothing to learn. Five levels make 10 at most, for who could link all answers of one device.
 */
export const EPSILON_OF_A_LEVEL = 2;

const OTHERS = MOOD_LEVELS.length - 1;

/** The chance that k-ary randomised response says the truth: e^ε / (e^ε + k − 1) (Kairouz, Oh, Viswanath 2016). */
const toTruth = (epsilon: number) => Math.exp(epsilon) / (Math.exp(epsilon) + OTHERS);

/** Chance of the truth in what is drawn for good. */
const LASTING = toTruth(EPSILON_OF_A_LEVEL);

/** Chance that an answer says its level, of both draws together; of each other level it is {@link OTHER_PROBABILITY}. */
export const TRUTH_PROBABILITY = toTruth(EPSILON_OF_A_DAY);
/** Chance that an answer says one level that is not its own. */
export const OTHER_PROBABILITY = (1 - TRUTH_PROBABILITY) / OTHERS;

/**
 * Chance that a day's answer says what was drawn for good, so that both draws together have ε of a day: two k-ary
 * responses one after the other are one, whose truth is LASTING·x + (1 − LASTING)·(1 − x)/(k − 1).
 */
const OF_THE_DAY =
  (TRUTH_PROBABILITY - (1 - LASTING) / OTHERS) / (LASTING - (1 - LASTING) / OTHERS);

/** A source of chance that gives numbers from 0 to below 1. On a device a cryptographic one: {@link secureRandom}. */
export type Random = () => number;

/** 32 bits from the browser's cryptographic source. */
export const secureRandom: Random = () =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 4_294_967_296;

/** For each level, from the first, what is said in its place for good. */
export type PermanentResponses = readonly MoodLevel[];

/**
 * Draws for each level once and for all what is said in its place (the permanent randomised response of RAPPOR, Erlingsson,
 * Pihur, Korolova 2014). Repeating can't average it out. All five at once, so that the draws know nothing of anybody.
 */
export function drawPermanentResponses(random: Random): PermanentResponses {
  return MOOD_LEVELS.map((level) => respond(level, LASTING, random));
}

/** A day's answer for a level: what was drawn for it for good, randomised once more. */
export function randomise(level: MoodLevel, draws: PermanentResponses, random: Random): MoodLevel {
  return respond(draws[level - 1] ?? level, OF_THE_DAY, random);
}

/** k-ary randomised response: the level with the chance `truth`, else any other one, each alike. */
function respond(level: MoodLevel, truth: number, random: Random): MoodLevel {
  if (random() < truth) return level;
  const others = MOOD_LEVELS.filter((one) => one !== level);
  return others[Math.floor(random() * others.length)] ?? level;
}
