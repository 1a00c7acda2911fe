import { type Exercise, toParts } from '../exercise.ts';

/**
 * Walking attention, fifteen minutes: steps, pace, sounds, near and far.
 *
 * For: restlessness. Gently: at any pace, also on wheels or in a room; in traffic the eyes belong to the road.
 *
 * Source: Teut et al. 2013, Evidence-Based Complementary and Alternative Medicine 489856 (randomised); Kabat-Zinn 1990.
 */
export const WALKING_ATTENTION: Exercise = {
  id: 'walking-attention',
  area: 'body',
  drawing: {
    lines: [
      ['ink', 'M8 60H64', 0.25],
      ['ink', 'M12 52A6 6 0 0 0 24 52M28 40A6 6 0 0 0 40 40M44 28A6 6 0 0 0 56 28'],
      ['dawn', 'M46 16A8 8 0 0 1 62 16', 0.5],
    ],
    suns: [[54, 18, 3.6]],
  },
  parts: toParts(
    ['arrive', 60],
    ['ground', 120],
    ['pace', 120],
    ['body', 120],
    ['sounds', 120],
    ['far', 120],
    ['back', 120],
    ['slow', 60],
    ['close', 60],
  ),
};
