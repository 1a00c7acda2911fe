/** The four quarters of mood and energy, by the names that people read beside the mood pad. */
export const QUADRANTS = ['at-ease', 'lively', 'stirred', 'weary'] as const;
/** A quarter of mood and energy; {@link findQuadrant} says where the lines are. */
export type Quadrant = (typeof QUADRANTS)[number];

/**
 * The quadrant that a mood and an energy of 0-10 are in; the middle, 5, counts as bright and as calm. What helps somebody is
 * learnt by the same quadrant that they are told.
 */
export function findQuadrant(mood: number, energy: number): Quadrant {
  if (mood >= 5) return energy > 5 ? 'lively' : 'at-ease';
  return energy > 5 ? 'stirred' : 'weary';
}
