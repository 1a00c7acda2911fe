import { createStore, type PlatformV1, readOnly, type Store } from '@nafas/platform';
import type { SettingsService } from './service.ts';
import type { UserSettings } from './settings.ts';
import { createSimulatedSettings } from './simulated.ts';
import { demoStorage } from '../simulated.ts';
import { TOPIC } from '../client/topics.ts';
import { createSupabaseSettings } from './supabase.ts';

/** Undefined while they load; null when nothing was ever saved, or when they could not be asked for. */
export type KnownSettings = UserSettings | null | undefined;

const stores = new WeakMap<PlatformV1, Store<KnownSettings>>();

/**
 * The settings of the person of this scope, for apps that only follow them: read at the first call, and again when the
 * settings change or the network is back after a failure. What is known stays when it can't be asked for.
 */
export function settingsStore(platform: PlatformV1): Store<KnownSettings> {
  const known = stores.get(platform);
  if (known) return known;
  const store = follow(platform);
  stores.set(platform, store);
  return store;
}

async function loadSettingsService({ scope, backend }: PlatformV1): Promise<SettingsService> {
  if (scope.mode === 'demo') return createSimulatedSettings({ storage: demoStorage(scope) });
  return createSupabaseSettings(await backend(), scope.userId ?? '');
}

function follow(platform: PlatformV1): Store<KnownSettings> {
  const { signal } = platform.scope;
  const store = createStore<KnownSettings>(undefined);
  let asked = 0;
  let hasFailed = false;

  async function load(): Promise<void> {
    const own = ++asked;
    const found = await loadSettingsService(platform)
      .then((service) => service.get())
      .then(
        (settings) => ({ settings, hasFailed: false }),
        () => ({ settings: store.get() ?? null, hasFailed: true }),
      );
    if (own !== asked || signal.aborted) return;
    hasFailed = found.hasFailed;
    store.set(found.settings);
  }

  const stops = [
    platform.onInvalidate(TOPIC.settings, () => void load()),
    platform.connectivity.subscribe(() => {
      if (hasFailed && platform.connectivity.get() === 'online') void load();
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  void load();
  return readOnly(store);
}
