import { storedRows } from '../simulated-rows.ts';
import { type DemoStorage, SIMULATED_DELAYS, type SimulatedDelays } from '../simulated.ts';
import { type Activity, activityCodec, parseRatings } from './activity.ts';
import { sampleActivities } from './sample.ts';
import type { ActivityService } from './service.ts';

/** Where the demo's activities are kept; the version goes up when their shape changes. */
export const DEMO_ACTIVITIES_KEY = 'nafas.demo.activities.v1';

/** Where the demo's activities are kept, the clock, and delays in ms. */
export interface SimulatedActivitiesOptions {
  storage: DemoStorage;
  now: () => Date;
  /** IANA; the device's unless told. It decides on which days the samples fall. */
  timeZone?: string;
  delayMs?: SimulatedDelays;
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
    getInstant: ({ occurredAt }) => occurredAt,
    samples: () => sampleActivities(now(), timeZone),
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
