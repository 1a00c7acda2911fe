import {
  type DemoStorage,
  loadDemo,
  saveDemo,
  SIMULATED_DELAYS,
  type SimulatedDelays,
  wait,
} from '../simulated.ts';
import {
  checkSwitchChange,
  DEFAULT_SETTINGS,
  parseSettingsChanges,
  settingsCodec,
} from './settings.ts';
import type { SettingsService } from './service.ts';

/** Where the demo's settings are kept; the version goes up when their shape changes. */
export const DEMO_SETTINGS_KEY = 'nafas.demo.settings.v4';

/** Where the demo's settings are kept, and delays in ms. */
export interface SimulatedSettingsOptions {
  storage: DemoStorage;
  delayMs?: SimulatedDelays;
}

/** The demo's settings: none until the visitor saves some in this tab. */
export function createSimulatedSettings({
  storage,
  delayMs = SIMULATED_DELAYS,
}: SimulatedSettingsOptions): SettingsService {
  const load = () => loadDemo(storage, DEMO_SETTINGS_KEY, settingsCodec.parse) ?? null;
  return {
    async get() {
      await wait(delayMs.read);
      return load();
    },

    async update(changes) {
      const change = parseSettingsChanges(changes);
      await wait(delayMs.write);
      const stored = { ...(load() ?? DEFAULT_SETTINGS), ...change };
      saveDemo(storage, DEMO_SETTINGS_KEY, stored);
      return stored;
    },

    async merge(group, change) {
      checkSwitchChange(group, change);
      await wait(delayMs.write);
      const before = load() ?? DEFAULT_SETTINGS;
      const stored = { ...before[group], ...change };
      saveDemo(storage, DEMO_SETTINGS_KEY, { ...before, [group]: stored });
      return stored;
    },
  };
}
