import { type Exercise, toParts } from '../exercise.ts';

/**
 * Body scan, ten minutes: attention from the feet to the head, without changing anything.
 *
 * For: coming back into the body. Gently: a place that is not safe to feel is passed over.
 *
 * Source: Kabat-Zinn 1990, Full Catastrophe Living; Dreeben, Mamberg & Salmon 2013, Mindfulness 4:394-401.
 */
export const BODY_SCAN: Exercise = {
  id: 'body-scan',
  area: 'body',
  drawing: {
    lines: [
      ['ink', 'M36 12V60', 0.25],
      ['dawn', 'M26 16A10 6 0 0 1 46 16', 0.5],
      ['dawn', 'M20 36A16 9 0 0 1 52 36'],
      ['ink', 'M20 36A16 9 0 0 0 52 36'],
      ['dawn', 'M26 58A10 6 0 0 0 46 58', 0.5],
    ],
    suns: [[36, 36, 3.6]],
  },
  parts: toParts(
    ['arrive', 60],
    ['feet', 70],
    ['legs', 70],
    ['hips', 60],
    ['belly', 60],
    ['back', 60],
    ['hands', 60],
    ['shoulders', 50],
    ['face', 50],
    ['whole', 60],
  ),
};
