import type { ShownGoal } from './use-goals.ts';

/** Which goals are shown. */
export const FILTERS = ['all', 'open', 'done'] as const;
export type Filter = (typeof FILTERS)[number];

/** The orders a list of goals can have. */
export const SORTS = ['deadline', 'newest', 'furthest'] as const;
export type Sort = (typeof SORTS)[number];

const DONE = 100;
const isDone = ({ goal }: ShownGoal): boolean => goal.progress >= DONE;

const MATCHES: Record<Filter, (shown: ShownGoal) => boolean> = {
  all: () => true,
  open: (shown) => !isDone(shown),
  done: isDone,
};

const ORDERS: Record<Sort, (a: ShownGoal, b: ShownGoal) => number> = {
  // A goal that is done has no deadline any more, so it comes last.
  deadline: (a, b) =>
    Number(isDone(a)) - Number(isDone(b)) || a.goal.deadline.localeCompare(b.goal.deadline),
  newest: (a, b) => b.goal.createdAt.localeCompare(a.goal.createdAt),
  furthest: (a, b) => b.goal.progress - a.goal.progress,
};

/** How many goals each filter shows. */
export function counts(goals: readonly ShownGoal[]): Record<Filter, number> {
  const done = goals.filter(isDone).length;
  return { all: goals.length, open: goals.length - done, done };
}

/** The goals of a filter in an order; those that are equal stay in the order of making. */
export function arrange(goals: readonly ShownGoal[], filter: Filter, sort: Sort): ShownGoal[] {
  return goals.filter(MATCHES[filter]).sort(ORDERS[sort]);
}
