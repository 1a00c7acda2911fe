import { type Exercise, toParts } from '../exercise.ts';

/**
 * Values card, six minutes: one word that matters, when it was last lived, and one small step of today.
 *
 * For: a way that is unclear. Gently: a value is a direction, nothing to fall short of.
 *
 * Source: Creswell et al. 2005, Psychological Science 16(11):846-851 (values affirmed before a stress); Hayes, Strosahl &
 * Wilson 1999, Acceptance and Commitment Therapy.
 */
export const VALUES_CARD: Exercise = {
  id: 'values-card',
  area: 'mind',
  drawing: {
    lines: [
      ['ink', 'M26 10h20a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6Z'],
      ['dawn', 'M14 20V56A6 6 0 0 0 20 62H46', 0.6],
      ['dawn', 'M28 30A8 8 0 1 0 44 30'],
    ],
    suns: [[36, 31, 3]],
  },
  parts: toParts(
    ['arrive', 40],
    ['words', 70],
    ['one', 60],
    ['when', 60],
    ['small', 80],
    ['close', 50],
  ),
};
