import { DataError } from '../data-error.ts';
import {
  type DemoStorage,
  loadDemo,
  loadDemoOrMake,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import {
  changedGoal,
  type Goal,
  goalCodec,
  type GoalStep,
  parseProgress,
  parseStep,
} from './goal.ts';
import { sampleGoals, sampleSteps } from './sample.ts';
import type { GoalService } from './service.ts';

/** Where the demo's goals are kept; the version goes up when their shape changes. */
export const DEMO_GOALS_KEY = 'nafas.demo.goals.v1';

/** The same for the progress they had. */
export const DEMO_STEPS_KEY = 'nafas.demo.goal-steps.v1';

/** Where the demo's goals are kept, the clock, and delays in ms. */
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

  const load = (): Promise<Goal[]> =>
    loadDemoOrMake(
      storage,
      DEMO_GOALS_KEY,
      (value) => z.parse(z.array(z.unknown()), value).map(goalCodec.parse),
      () => sampleGoals(now(), timeZone, language),
    );

  const loadSteps = (): GoalStep[] =>
    loadDemo(storage, DEMO_STEPS_KEY, (value) =>
      z.parse(z.array(z.unknown()), value).map(parseStep),
    ) ?? sampleSteps(now());
  const addStep = ({ id, progress }: Goal) =>
    saveDemo(storage, DEMO_STEPS_KEY, [
      ...loadSteps(),
      { goalId: id, progress, recordedAt: now().toISOString() },
    ]);

  return {
    async list() {
      await wait(delayMs.read);
      return (await load()).sort(byTime);
    },

    async add(goal) {
      const valid = goalCodec.parse(goal);
      await wait(delayMs.write);
      const goals = await load();
      const known = goals.find(({ id }) => id === valid.id);
      if (known) return known;
      const stored = { ...valid, version: 1 };
      save([...goals, stored]);
      addStep(stored);
      return stored;
    },

    async setProgress({ id, version }, progress) {
      const valid = parseProgress(progress);
      await wait(delayMs.write);
      const goals = await load();
      const goal = goals.find((one) => one.id === id && one.version === version);
      if (!goal) throw new DataError('conflict', 'The goal was changed or removed');
      const stored = { ...goal, progress: valid, version: version + 1 };
      save(goals.map((one) => (one === goal ? stored : one)));
      if (valid !== goal.progress) addStep(stored);
      return stored;
    },

    async change(goal, change) {
      const { title, description, category, deadline } = changedGoal(goal, change);
      await wait(delayMs.write);
      const goals = await load();
      const known = goals.find(({ id, version }) => id === goal.id && version === goal.version);
      if (!known) throw new DataError('conflict', 'The goal was changed or removed');
      const words = { title, description, category, deadline };
      const stored = { ...known, ...words, version: known.version + 1 };
      save(goals.map((one) => (one === known ? stored : one)));
      return stored;
    },

    async reached() {
      await wait(delayMs.read);
      const done = loadSteps().filter(({ progress }) => progress === DONE);
      return new Map(done.map(({ goalId, recordedAt }) => [goalId, recordedAt]));
    },

    async steps(goalIds) {
      await wait(delayMs.read);
      return loadSteps().filter(({ goalId }) => goalIds.includes(goalId));
    },

    async remove(id) {
      await wait(delayMs.write);
      save((await load()).filter((one) => one.id !== id));
    },
  };
}
