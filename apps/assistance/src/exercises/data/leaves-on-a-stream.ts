import { type Exercise, toParts } from '../exercise.ts';

/**
 * Leaves on a stream, seven minutes: each thought is laid on a leaf and passes at its own speed.
 *
 * For: a thought that returns. Gently: nothing is pushed away; a thought that is too much is put down and help is there.
 *
 * Source: cognitive defusion, Hayes & Smith 2005, Get Out of Your Mind and Into Your Life.
 */
export const LEAVES_ON_A_STREAM: Exercise = {
  id: 'leaves-on-a-stream',
  area: 'mind',
  drawing: {
    lines: [
      ['ink', 'M8 46C16 40 22 52 30 46S44 40 52 46 60 50 64 46'],
      ['ink', 'M8 58C16 52 22 64 30 58S44 52 52 58 60 62 64 58', 0.3],
      ['dawn', 'M28 32C30 22 42 18 50 20 50 30 40 36 28 32ZL42 25'],
    ],
    suns: [[24, 34, 3]],
  },
  bed: 'noise',
  parts: toParts(
    ['arrive', 50],
    ['stream', 50],
    ['leaf', 80],
    ['pleasant', 60],
    ['stuck', 70],
    ['gone', 70],
    ['close', 40],
  ),
};
