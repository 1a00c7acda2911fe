import type { CheckIn } from '@nafas/data-service/check-ins';

/** What was loaded of a person's check-ins. */
export interface CheckInList {
  /** The first local date that was asked for. */
  readonly since: string;
  /** In order of time. */
  readonly checkIns: readonly CheckIn[];
  /** Whether there are older ones. Known for certain only when `checkIns` has fewer than two; else false. */
  readonly earlier: boolean;
}

/** The list with further check-ins in their places. An id that is there already stays as the server has it. */
export function withCheckIns(list: CheckInList, more: readonly CheckIn[]): CheckInList {
  const known = new Set(list.checkIns.map(({ id }) => id));
  const added = more.filter(({ id, localDate }) => !known.has(id) && localDate >= list.since);
  if (added.length === 0) return list;
  const checkIns = [...list.checkIns, ...added].sort((a, b) =>
    a.occurredAt < b.occurredAt ? -1 : 1,
  );
  return { ...list, checkIns };
}
