import type { Activity } from '@nafas/data-service/activities';

/** How an exercise went for a person so far. */
export interface Helped {
  /** How often it was done for half a minute or longer. */
  readonly done: number;
  /** How often it was rated before and after. */
  readonly rated: number;
  /** After how many of those it was better than before. */
  readonly helped: number;
}

const NONE: Helped = { done: 0, rated: 0, helped: 0 };

/** Counts by exercise. */
export function countHelped(activities: readonly Activity[]): ReadonlyMap<string, Helped> {
  const all = new Map<string, Helped>();
  for (const { exercise, ratingBefore, ratingAfter } of activities) {
    const { done, rated, helped } = all.get(exercise) ?? NONE;
    const isRated = ratingBefore !== null && ratingAfter !== null;
    const isBetter = isRated && ratingAfter > ratingBefore;
    all.set(exercise, {
      done: done + 1,
      rated: rated + Number(isRated),
      helped: helped + Number(isBetter),
    });
  }
  return all;
}
