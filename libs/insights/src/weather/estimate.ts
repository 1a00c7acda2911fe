import { MOOD_LEVELS, type MoodLevel } from '../mood-level.ts';
import { OTHER_PROBABILITY, TRUTH_PROBABILITY } from './randomise.ts';

/** Nothing is shown of so many people or fewer. */
export const TOO_FEW = 50;

/** What is estimated of a level: its share of those who answered, 0-1, and where it lies in 95 of 100 cases. */
export interface LevelShare {
  readonly level: MoodLevel;
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

/** The two-sided 95 % quantile of the normal distribution. */
const Z = 1.959964;

const clip = (share: number) => Math.min(1, Math.max(0, share));

/**
 * The shares of the levels behind randomised answers: (c/n − q) / (p − q), unbiased, each with the interval of its normal
 * approximation, whose variance (c/n)(1 − c/n) / ((n − 1)(p − q)²) counts the draws and the choice of people (Kairouz et al.
 * 2016). Both are cut at 0 and 1, where a share ends: the share first, so that the interval is never surer than its error.
 * @param answers how many answers said each level, from the first.
 * @returns null for {@link TOO_FEW} answers or fewer.
 */
export function estimateShares(answers: readonly number[]): readonly LevelShare[] | null {
  const all = answers.reduce((sum, count) => sum + count, 0);
  if (all <= TOO_FEW) return null;
  return MOOD_LEVELS.map((level) => {
    const said = (answers[level - 1] ?? 0) / all;
    const share = clip((said - OTHER_PROBABILITY) / (TRUTH_PROBABILITY - OTHER_PROBABILITY));
    // An answer that nobody gave has no variance of its own; that of the rarest possible one stands in.
    const spread = Math.max(said * (1 - said), OTHER_PROBABILITY * (1 - OTHER_PROBABILITY));
    const error = (Z * Math.sqrt(spread / (all - 1))) / (TRUTH_PROBABILITY - OTHER_PROBABILITY);
    return {
      level,
      share,
      from: clip(share - error),
      to: clip(share + error),
    };
  });
}
