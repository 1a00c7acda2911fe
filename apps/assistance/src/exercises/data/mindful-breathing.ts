import { MINDFUL_BREATHING as SPECIFIED } from '../../breathing/exercise.ts';
import { type Exercise, toParts } from '../exercise.ts';

/**
 * The specified two minutes, unchanged: six steps of four counts, five times; see `breathing/exercise.ts`.
 *
 * For: a short pause. Gently: a count that feels long is let go.
 *
 * Source: the product's specification (rows ASSIST-066 to ASSIST-069).
 */
export const MINDFUL_BREATHING: Exercise = {
  id: SPECIFIED.id,
  area: 'body',
  drawing: {
    lines: [
      ['dawn', 'M10 40A26 26 0 0 1 62 40', 0.35],
      ['dawn', 'M17 40A19 19 0 0 1 55 40', 0.7],
      ['ink', 'M20 36A16 16 0 1 0 52 36'],
      ['ink', 'M14 62H22M27 62H35'],
      ['ink', 'M40 62H48M53 62H61', 0.4],
    ],
    suns: [[36, 34, 4]],
  },
  breath: SPECIFIED.steps,
  parts: toParts(['settle', 24], ['where', 48], ['back', 48]),
};
