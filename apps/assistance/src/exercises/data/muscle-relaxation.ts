import { type Exercise, toParts } from '../exercise.ts';

/**
 * Muscle relaxation, twelve minutes: seven groups of muscles, tensed half as much as possible for ten seconds, then let go.
 *
 * For: tension that can be felt. Gently: half the strength is enough; nothing that hurts or is injured is tensed.
 *
 * Source: Jacobson 1938, Progressive Relaxation; Bernstein & Borkovec 1973; Toussaint et al. 2021, Evidence-Based
 * Complementary and Alternative Medicine 5924040.
 */
export const MUSCLE_RELAXATION: Exercise = {
  id: 'muscle-relaxation',
  area: 'body',
  drawing: {
    lines: [
      ['ink', 'M14 26C18 14 22 38 26 26S34 14 38 26 46 38 50 26 56 18 58 26'],
      ['ink', 'M14 48C28 44 44 52 58 48', 0.4],
    ],
    suns: [[36, 60, 3.6]],
  },
  parts: toParts(
    ['arrive', 40],
    ...['hands', 'arms', 'shoulders', 'face', 'belly', 'legs', 'feet'].flatMap(
      (group) =>
        [
          [group, 10],
          ['release', 30],
          ['rest', 40],
        ] as const,
    ),
    ['whole', 90],
    ['close', 30],
  ),
};
