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
import { type Goal, goalCodec, parseProgress } from './goal.ts';
import { sampleGoals, sampleReached } from './sample.ts';
import type { GoalService } from './service.ts';

/** Where the demo's goals are kept; the version goes up when their shape changes. */
export const DEMO_GOALS_KEY = 'nafas.demo.goals.v1';

/** The same for when they were completed. */
export const DEMO_REACHED_KEY = 'nafas.demo.goals-reached.v1';

export interface SimulatedGoalsOptions {
  storage: DemoStorage;
  now: () => Date;
  /** IANA; the device's unless told. It decides on which days the samples fall. */
  timeZone?: string;
  /** The language the sample person writes in. */
  language?: string;
  delayMs?: SimulatedDelays;
}

const DONE = 100;
const reachedSchema = z.record(z.guid(), z.iso.datetime());

const byTime = (a: Goal, b: Goal): number =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

/** Goals of the demo: samples, and what the visitor does with them in this tab. */
export function createSimulatedGoals({
  storage,
  now,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  language = 'en',
  delayMs = SIMULATED_DELAYS,
}: SimulatedGoalsOptions): GoalService {
  const save = (goals: Goal[]) => saveDemo(storage, DEMO_GOALS_KEY, goals);

  function load(): Goal[] {
    const stored = loadDemo(storage, DEMO_GOALS_KEY, (value) =>
      z.parse(z.array(z.unknown()), value).map(goalCodec.parse),
    );
    if (stored) return stored;
    const samples = sampleGoals(now(), timeZone, language);
    save(samples);
    return samples;
  }

  const loadReached = (): Record<string, string> =>
    loadDemo(storage, DEMO_REACHED_KEY, (value) => z.parse(reachedSchema, value)) ??
    sampleReached(now());

  return {
    async list() {
      await wait(delayMs.read);
      return load().sort(byTime);
    },

    async add(goal) {
      const valid = goalCodec.parse(goal);
      await wait(delayMs.write);
      const goals = load();
      const known = goals.find(({ id }) => id === valid.id);
      if (known) return known;
      const stored = { ...valid, version: 1 };
      save([...goals, stored]);
      return stored;
    },

    async setProgress({ id, version }, progress) {
      const valid = parseProgress(progress);
      await wait(delayMs.write);
      const goals = load();
      const goal = goals.find((one) => one.id === id && one.version === version);
      if (!goal) throw new DataError('conflict', 'The goal was changed or removed');
      const stored = { ...goal, progress: valid, version: version + 1 };
      save(goals.map((one) => (one === goal ? stored : one)));
      if (valid === DONE && goal.progress !== DONE) {
        saveDemo(storage, DEMO_REACHED_KEY, { ...loadReached(), [id]: now().toISOString() });
      }
      return stored;
    },

    async reached() {
      await wait(delayMs.read);
      return new Map(Object.entries(loadReached()));
    },

    async remove(id) {
      await wait(delayMs.write);
      save(load().filter((one) => one.id !== id));
    },
  };
}
