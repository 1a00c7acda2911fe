import { daypartOfHour, givenSliders } from '@nafas/insights';
import type { LinkEntry } from '@nafas/insights/links';
import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import type { Activity } from '../activities/activity.ts';
import { activitiesWithWrites } from '../activities/client.ts';
import { createSimulatedActivities } from '../activities/simulated.ts';
import { createSupabaseActivities } from '../activities/supabase.ts';
import type { CheckIn } from '../check-ins/check-in.ts';
import { checkInService, checkInsWithWrites } from '../check-ins/client.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { snapshot } from '../client/writes.ts';

/** What days are made of: check-ins and exercises, from a local date on. */
export interface PersonalHistory {
  readonly checkIns: readonly CheckIn[];
  readonly activities: readonly Activity[];
}

/** The check-ins and exercises of a local date and later, as far as the server has them; see {@link historyWithWrites}. */
export function historySince(platform: PlatformV1, sinceLocalDate: string) {
  return queryOptions({
    queryKey: [TOPIC.checkIns, 'history', sinceLocalDate],
    queryFn: () =>
      snapshot(platform, async (): Promise<PersonalHistory> => {
        const activities = serviceFor(
          platform,
          createSimulatedActivities,
          createSupabaseActivities,
        );
        const [checkIns, done] = await Promise.all([
          checkInService(platform).then((service) => service.list({ sinceLocalDate })),
          activities.then((service) => service.list({ sinceLocalDate })),
        ]);
        return { checkIns, activities: done };
      }),
    meta: { topics: [TOPIC.activities] },
  });
}

/** The server's days with what the outbox adds, changes and removes. */
export function historyWithWrites(
  history: PersonalHistory,
  writes: readonly OutboxWrite[],
): PersonalHistory {
  const checkIns = checkInsWithWrites(history.checkIns, writes);
  const activities = activitiesWithWrites(history.activities, writes);
  const isSame = checkIns === history.checkIns && activities === history.activities;
  return isSame ? history : { checkIns, activities };
}

/** Check-ins and exercises as links are computed from them, made one by one. What nobody touched is null. */
export function* linkEntries({
  checkIns,
  activities,
}: PersonalHistory): Generator<LinkEntry, void> {
  const toHour = createClock();
  for (const checkIn of checkIns) {
    yield {
      date: checkIn.localDate,
      ...givenSliders(checkIn),
      tags: checkIn.tags,
      words: checkIn.words,
      daypart: daypartOfHour(toHour(checkIn)),
    };
  }
  for (const { localDate, exercise, completed } of activities) {
    if (completed) yield { date: localDate, exercises: [exercise] };
  }
}

/** The hour on the clocks of a zone; a format for each zone is made once, since that takes long. */
function createClock() {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return ({ occurredAt, timeZone }: Pick<CheckIn, 'occurredAt' | 'timeZone'>): number => {
    const known = formats.get(timeZone);
    const format =
      known ?? new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' });
    if (!known) formats.set(timeZone, format);
    return Number(format.format(new Date(occurredAt)));
  };
}
