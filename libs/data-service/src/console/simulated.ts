import {
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type DemoStorage,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import { ReleaseRefused } from './refused.ts';
import { parseReleases, type ReleaseLine, type Releases } from './releases.ts';
import { SAMPLE_VITALS, sampleHealth, sampleReleases } from './sample.ts';
import type { ConsoleService } from './service.ts';

const KEY = 'nafas.demo.releases.v1';

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
    async rollBack({ app, version, why }) {
      await wait(delayMs.write);
      const before = load();
      const [own, ...others] = before.environments;
      const found = own?.apps.find((each) => each.app === app);
      const isLive = found?.serving.some((each) => each.version === version && each.traffic > 0);
      if (!own || !found?.back || !isLive || found.back === version) {
        throw new ReleaseRefused(`${app}@${version} is not what would be taken away.`);
      }
      const serving = [{ version: found.back, traffic: 100, default: true }];
      const at = now().toISOString();
      const line: ReleaseLine = {
        ...{ number: before.history.length + 1, at, by: 'you', what: 'rollback', gate: null },
        ...{ app, version, why, serving },
      };
      const changed = { ...found, serving, since: at, by: 'you', back: null };
      const apps = own.apps.map((each) => (each === found ? changed : each));
      saveDemo(storage, KEY, {
        releases: {
          ...before,
          environments: [{ ...own, apps }, ...others],
          history: [line, ...before.history],
        },
      });
    },
  };
}

function readKept(value: unknown): Releases {
  const kept = parseReleases(value);
  if (kept === null) throw new Error('nothing is kept');
  return kept;
}
