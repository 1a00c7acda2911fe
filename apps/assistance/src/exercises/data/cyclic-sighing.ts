import { type Exercise, toParts } from '../exercise.ts';

/**
 * Cyclic sighing, five minutes: a breath in, a sip more on top, and a long one out; 30 of them.
 *
 * For: a tight chest. Gently: the second breath is a sip, no effort; who feels light-headed breathes as usual.
 *
 * Source: Balban et al. 2023, Cell Reports Medicine 4(1):100895 (randomised; five minutes a day, the largest gain of the
 * breathing exercises that were compared).
 */
export const CYCLIC_SIGHING: Exercise = {
  id: 'cyclic-sighing',
  area: 'body',
  drawing: {
    lines: [
      ['ink', 'M8 50C14 50 16 30 22 30S28 36 31 36 34 16 40 16 48 54 64 54'],
      ['dawn', 'M8 60H64', 0.5],
    ],
    suns: [[40, 16, 3.6]],
  },
  breath: [
    { phase: 'in', counts: 3 },
    { phase: 'sip', counts: 1 },
    { phase: 'out', counts: 6 },
  ],
  parts: toParts(
    ['settle', 20],
    ['sip', 40],
    ['long', 60],
    ['chest', 80],
    ['small', 60],
    ['close', 40],
  ),
};
