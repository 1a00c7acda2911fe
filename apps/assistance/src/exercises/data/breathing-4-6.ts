import { type Exercise, toParts } from '../exercise.ts';

/**
 * Breathing out longer than in, four minutes: four counts in, six out, nothing held, 24 breaths.
 *
 * For: settling the body. Gently: small breaths do, and who feels light-headed breathes as usual.
 *
 * Source: slow breathing at about six breaths a minute. Laborde et al. 2022, Neuroscience & Biobehavioral Reviews
 * 138:104711 (systematic review); Lehrer & Gevirtz 2014, Frontiers in Psychology 5:756.
 */
export const BREATHING_4_6: Exercise = {
  id: 'breathing-4-6',
  area: 'body',
  drawing: {
    lines: [
      ['dawn', 'M8 44A28 28 0 0 1 64 44', 0.35],
      ['dawn', 'M16 44A20 20 0 0 1 56 44', 0.7],
      ['ink', 'M22 36A14 14 0 1 0 50 36'],
      ['ink', 'M6 58H30'],
      ['ink', 'M34 58H66', 0.4],
    ],
    suns: [[36, 38, 3.6]],
  },
  breath: [
    { phase: 'in', counts: 4 },
    { phase: 'out', counts: 6 },
  ],
  parts: toParts(
    ['settle', 20],
    ['straw', 40],
    ['shoulders', 60],
    ['wander', 60],
    ['small', 40],
    ['close', 20],
  ),
};
