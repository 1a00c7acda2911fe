import { type Exercise, toParts } from '../exercise.ts';

/**
 * A self-compassion break, five minutes: this is hard, others know it too, and a kind word for oneself.
 *
 * For: the time after a mistake. Gently: where kindness feels strange, a neutral word is enough.
 *
 * Source: Neff & Germer 2013, Journal of Clinical Psychology 69(1):28-44 (randomised).
 */
export const SELF_COMPASSION: Exercise = {
  id: 'self-compassion',
  area: 'kindness',
  drawing: {
    lines: [
      ['ink', 'M14 34A22 22 0 1 0 58 34'],
      ['dawn', 'M24 38A12 12 0 1 0 48 38'],
      ['dawn', 'M18 22A22 22 0 0 1 54 22', 0.45],
    ],
    suns: [[36, 38, 4.4]],
  },
  parts: toParts(
    ['arrive', 40],
    ['hard', 60],
    ['others', 60],
    ['hand', 40],
    ['friend', 60],
    ['close', 40],
  ),
};
