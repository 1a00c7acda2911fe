import { type Exercise, toParts } from '../exercise.ts';

/**
 * Three good things, five minutes: three moments of the day, and what made each possible.
 *
 * For: the end of a day. Gently: small things count, and a day with one of them, or none, is a day too.
 *
 * Source: Seligman, Steen, Park & Peterson 2005, American Psychologist 60(5):410-421 (randomised).
 */
export const THREE_GOOD_THINGS: Exercise = {
  id: 'three-good-things',
  area: 'kindness',
  drawing: {
    lines: [['ink', 'M16 40A20 20 0 1 0 56 40']],
    suns: [
      [36, 24, 3.6],
      [24, 30, 3.6],
      [48, 30, 3.6],
    ],
  },
  parts: toParts(
    ['arrive', 30],
    ['first', 50],
    ['why', 35],
    ['second', 50],
    ['part', 35],
    ['third', 50],
    ['again', 30],
    ['close', 20],
  ),
};
