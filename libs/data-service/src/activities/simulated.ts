import { localDateAt } from '@nafas/insights';
import { DataError } from '../data-error.ts';
import {
  type DemoStorage,
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import { type Activity, parseActivity, parseRatings } from './activity.ts';
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

const byTime = (a: Activity, b: Activity): number =>
  a.occurredAt.localeCompare(b.occurredAt) || a.id.localeCompare(b.id);

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
  const save = (activities: Activity[]) => saveDemo(storage, DEMO_ACTIVITIES_KEY, activities);

  function load(): Activity[] {
    const stored = loadDemo(storage, DEMO_ACTIVITIES_KEY, (value) =>
      z.parse(z.array(z.unknown()), value).map(parseActivity),
    );
    if (stored) return stored;
    const made = samples(now(), timeZone);
    save(made);
    return made;
  }

  return {
    async list({ sinceLocalDate }) {
      await wait(delayMs.read);
      return load()
        .filter(({ localDate }) => localDate >= sinceLocalDate)
        .sort(byTime);
    },

    async record(activity) {
      const valid = parseActivity(activity);
      await wait(delayMs.write);
      const activities = load();
      const known = activities.find(({ id }) => id === valid.id);
      if (known) return known;
      save([...activities, valid]);
      return valid;
    },

    async rate(id, ratings) {
      const valid = parseRatings(ratings);
      await wait(delayMs.write);
      const activities = load();
      const rated = activities.find((one) => one.id === id);
      if (!rated) throw new DataError('conflict', 'There is no such activity');
      const stored = { ...rated, ...valid };
      save(activities.map((one) => (one === rated ? stored : one)));
      return stored;
    },
  };
}
