import {
  type DemoStorage,
  loadDemoOrMake,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { z } from '../zod.ts';
import { newestPlan, planCodec, type SafetyPlan } from './plan.ts';
import { samplePlan } from './sample.ts';
import type { SafetyPlanService } from './service.ts';

/** Where the demo's plan is kept; the version goes up when its shape changes. */
const KEY = 'nafas.demo.safety-plan.v1';

/** The plan of the demo: a sample, and what the visitor does with it in this tab. */
export function createSimulatedSafetyPlan({
  storage,
  now,
  language = 'en',
  delayMs = SIMULATED_DELAYS,
}: {
  storage: DemoStorage;
  now: () => Date;
  /** The language the sample person writes in. */
  language?: string;
  delayMs?: SimulatedDelays;
}): SafetyPlanService {
  const load = (): Promise<SafetyPlan[]> =>
    loadDemoOrMake(
      storage,
      KEY,
      (value) => z.parse(z.array(z.unknown()), value).map(planCodec.parse),
      async () => [await samplePlan(now(), language)],
    );

  return {
    async current() {
      await wait(delayMs.read);
      return newestPlan(await load());
    },

    async save(plan) {
      const valid = planCodec.parse(plan);
      await wait(delayMs.write);
      const plans = await load();
      const known = plans.find(({ id }) => id === valid.id);
      if (known) return known;
      saveDemo(storage, KEY, [...plans, valid]);
      return valid;
    },

    async erase() {
      await wait(delayMs.write);
      saveDemo(storage, KEY, []);
    },
  };
}
