import { sigmoid, type Arousal } from './arousal.ts';

/** The energy of a user's usual voice, in percent. */
export const USUAL_ENERGY = 45;
/** At and above this energy the voice counts as aroused. */
export const AROUSED_ENERGY = 50;
/** So many deviations of neutral speech under the usual is "calmer". */
const CALMER_DEVIATIONS = 1.5;

/**
 * Energy in percent: 50 where arousal is as likely as not, above it the probability; the usual voice
 * lies at 45 (and not at its probability of about .1, or speaking as always would count as tired),
 * and it falls towards 0 below. Rises with the logit everywhere.
 */
export function toEnergy({ logit, model }: Arousal): number {
  if (logit >= 0) return 100 * sigmoid(logit);
  const usual = Math.min(-0.1, model.usual.logit);
  if (logit >= usual) {
    return AROUSED_ENERGY - (AROUSED_ENERGY - USUAL_ENERGY) * (logit / usual);
  }
  return 2 * USUAL_ENERGY * sigmoid(logit - usual);
}

/** 0-100: how little the voice deviates from the usual, 1 - |deviation|. */
export function toNeutral(energy: number): number {
  const room = energy >= USUAL_ENERGY ? 100 - USUAL_ENERGY : USUAL_ENERGY;
  return 100 * (1 - Math.abs(energy - USUAL_ENERGY) / room);
}

/** How a voice compares to its speaker's own baseline. */
export type Comparison = 'tenser' | 'usual' | 'calmer';

/** "More tense / calmer than your usual." */
export function compareToUsual({ logit, model }: Arousal): Comparison {
  if (logit >= 0) return 'tenser';
  return logit < model.usual.logit - CALMER_DEVIATIONS * model.usual.spread ? 'calmer' : 'usual';
}
