import { type Exercise, toParts } from '../exercise.ts';

/**
 * Sleep wind-down, twelve minutes: the day is put down, the breath grows slow, the body heavy. No bell at its end.
 *
 * For: the last half hour. Gently: sleep can't be made; lying quietly is rest too.
 *
 * Source: Rusch et al. 2019, Annals of the New York Academy of Sciences 1445:5-16 (meta-analysis of mindfulness and sleep);
 * Edinger et al. 2021, Journal of Clinical Sleep Medicine 17(2):255-262 (relaxation among the treatments suggested).
 */
export const SLEEP_WIND_DOWN: Exercise = {
  id: 'sleep-wind-down',
  area: 'sleep',
  drawing: {
    lines: [
      ['ink', 'M8 52H64', 0.3],
      ['ink', 'M48 36A18 18 0 1 1 32 14 14 14 0 0 0 48 36Z'],
      ['dawn', 'M22 60H50M28 66H44', 0.6],
    ],
    suns: [[52, 20, 3]],
  },
  bed: 'noise',
  parts: toParts(
    ['arrive', 60],
    ['day', 80],
    ['bed', 80],
    ['breath', 100],
    ['feet', 70],
    ['legs', 70],
    ['back', 70],
    ['hands', 60],
    ['face', 60],
    ['quiet', 70],
  ),
};
