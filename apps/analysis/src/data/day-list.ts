import type { CheckIn } from '@nafas/data-service/check-ins';
import { dayFigures, mergeDays, type DayFigures } from '@nafas/insights';

/** What was loaded of a person's days. */
export interface DayList {
  /** The first local date that was asked for. */
  readonly since: string;
  /** In order. They leave out the check-ins that were in the outbox when they were asked for. */
  readonly days: readonly DayFigures[];
  /** Check-ins that left the outbox since then: the server has them, these days don't. */
  readonly arrived: readonly CheckIn[];
  /** Whether there are older days. Known for certain only when there is hardly a check-in here; else false. */
  readonly earlier: boolean;
}

/** The list once these check-ins have arrived at the server. */
export function withArrived(list: DayList, checkIns: readonly CheckIn[]): DayList {
  return { ...list, arrived: [...list.arrived, ...checkIns] };
}

/** The days of a list and of the check-ins that the server does not have yet, each check-in counted once. */
export function daysWith(list: DayList, pending: readonly CheckIn[]): readonly DayFigures[] {
  const more = new Map(
    [...list.arrived, ...pending]
      .filter(({ localDate }) => localDate >= list.since)
      .map((checkIn) => [checkIn.id, checkIn]),
  );
  return more.size === 0 ? list.days : mergeDays(list.days, dayFigures([...more.values()]));
}
