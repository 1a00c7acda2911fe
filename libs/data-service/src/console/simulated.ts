import {
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type DemoStorage,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { applyReleaseChange } from './apply-release-change.ts';
import { parseReleases, type Releases } from './releases.ts';
import { SAMPLE_VITALS, sampleHealth, sampleReleases } from './sample.ts';
import type { ConsoleService } from './service.ts';

const KEY = 'nafas.demo.releases.v1';

/** Where the made-up releases are kept, the clock, and delays in ms. */
export interface SimulatedConsoleOptions {
  readonly storage: DemoStorage;
  readonly now: () => Date;
  readonly delayMs?: SimulatedDelays;
}

/** A made-up product that is operated in this tab, for Storybook: the demo itself has no operators. */
export function createSimulatedConsole(options: SimulatedConsoleOptions): ConsoleService {
  const { storage, now, delayMs = SIMULATED_DELAYS } = options;
  const load = (): Releases => loadDemo(storage, KEY, readKept) ?? sampleReleases(now());
  return {
    async releases() {
      await wait(delayMs.read);
      return load();
    },
    async health(since) {
      await wait(delayMs.read);
      return sampleHealth(now()).filter(({ at }) => at >= since.toISOString());
    },
    async vitals() {
      await wait(delayMs.read);
      return [...SAMPLE_VITALS];
    },
    async change(order) {
      await wait(delayMs.write);
      saveDemo(storage, KEY, { releases: applyReleaseChange(load(), order, now().toISOString()) });
    },
  };
}

function readKept(value: unknown): Releases {
  const kept = parseReleases(value);
  if (kept === null) throw new Error('nothing is kept');
  return kept;
}
