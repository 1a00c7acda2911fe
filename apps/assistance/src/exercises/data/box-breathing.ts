import { type Exercise, toParts } from '../exercise.ts';

/**
 * Box breathing, four minutes: in, held, out, held, four counts each, 15 times. No hold is longer than the specified count.
 *
 * For: the minutes before something hard. Gently: a hold that feels long is left out.
 *
 * Source: one of the three exercises of Balban et al. 2023, Cell Reports Medicine 4(1):100895.
 */
export const BOX_BREATHING: Exercise = {
  id: 'box-breathing',
  area: 'body',
  drawing: {
    lines: [
      ['ink', 'M25 16h22a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9H25a9 9 0 0 1-9-9V25a9 9 0 0 1 9-9Z'],
      [
        'dawn',
        'M23 8h26a15 15 0 0 1 15 15v26a15 15 0 0 1-15 15H23A15 15 0 0 1 8 49V23A15 15 0 0 1 23 8Z',
        0.4,
      ],
    ],
    suns: [[56, 25, 3.6]],
  },
  breath: [
    { phase: 'in', counts: 4 },
    { phase: 'hold', counts: 4 },
    { phase: 'out', counts: 4 },
    { phase: 'empty', counts: 4 },
  ],
  parts: toParts(['settle', 32], ['trace', 48], ['hold', 64], ['ahead', 64], ['close', 32]),
};
