import { localDateAt } from '@nafas/insights';
import { storedRows } from '../simulated-rows.ts';
import { type DemoStorage, SIMULATED_DELAYS, type SimulatedDelays } from '../simulated.ts';
import { type Activity, activityCodec, parseRatings } from './activity.ts';
import type { ActivityService } from './service.ts';

/** Where the demo's activities are kept; the version goes up when their shape changes. */
export const DEMO_ACTIVITIES_KEY = 'nafas.demo.activities.v1';

export interface SimulatedActivitiesOptions {
  storage: DemoStorage;
  now: () => Date;
  /** IANA; the device's unless told. It decides on which days the samples fall. */
  timeZone?: string;
  delayMs?: SimulatedDelays;
}

const DAY_MS = 86_400_000;
/** Days before today on which the sample person did two minutes of breathing. */
const SAMPLE_DAYS = [6, 4, 3, 1];

function samples(now: Date, timeZone: string): Activity[] {
  return SAMPLE_DAYS.map((days, index) => {
    const then = new Date(now.getTime() - days * DAY_MS);
    return {
      id: `00000000-0000-4000-a000-${String(index + 1).padStart(12, '0')}`,
      exercise: 'mindful-breathing',
      minutes: 2,
      completed: true,
      ratingBefore: null,
      ratingAfter: null,
      occurredAt: then.toISOString(),
      timeZone,
      localDate: localDateAt(then, timeZone),
    };
  });
}

/** Activities of the demo: a few samples, and what the visitor does in this tab. */
export function createSimulatedActivities({
  storage,
  now,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  delayMs = SIMULATED_DELAYS,
}: SimulatedActivitiesOptions): ActivityService {
  const rows = storedRows<Activity>({
    storage,
    key: DEMO_ACTIVITIES_KEY,
    parse: activityCodec.parse,
    instantOf: ({ occurredAt }) => occurredAt,
    samples: () => samples(now(), timeZone),
    delayMs,
  });
  return {
    list: rows.list,
    record: async (activity) => rows.insertIfAbsent(activityCodec.parse(activity)),
    async rate(id, ratings) {
      const valid = parseRatings(ratings);
      return rows.change(id, (activity) => ({ ...activity, ...valid }));
    },
  };
}
