import type { Moment } from '@nafas/data-service/analysis';

/** The latest check-ins, in order of time. */
export type MomentList = readonly Moment[];

/** The list with further check-ins in their places. An id that is there already stays as the server has it. */
export function withMoments(list: MomentList, more: readonly Moment[]): MomentList {
  const known = new Set(list.map(({ id }) => id));
  const added = more.filter(({ id }) => !known.has(id));
  if (added.length === 0) return list;
  return [...list, ...added].sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
}
