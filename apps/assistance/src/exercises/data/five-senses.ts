import { type Exercise, toParts } from '../exercise.ts';

/**
 * Five senses, three minutes: five things seen, four felt, three heard, two smelled, one tasted.
 *
 * For: thoughts that race. Gently: what can't be found is skipped, and any sense may stand in for another.
 *
 * Source: grounding as taught in Najavits 2002, Seeking Safety. Widely used; trials of it alone are few.
 */
export const FIVE_SENSES: Exercise = {
  id: 'five-senses',
  area: 'mind',
  drawing: {
    lines: [
      ['dot', 'M12 14h0M24 14h0M36 14h0M48 14h0M60 14h0'],
      ['dot', 'M18 25h0M30 25h0M42 25h0M54 25h0', 0.84],
      ['dot', 'M24 36h0M36 36h0M48 36h0', 0.68],
      ['dot', 'M30 47h0M42 47h0', 0.52],
    ],
    suns: [[36, 59, 4.2]],
  },
  parts: toParts(
    ['arrive', 15],
    ['see', 45],
    ['touch', 40],
    ['hear', 35],
    ['smell', 20],
    ['taste', 15],
    ['close', 10],
  ),
};
