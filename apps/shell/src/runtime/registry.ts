import { createStore, readOnly, type Store } from '@nafas/platform';
import type { ShellConfig } from '@nafas/platform/registry';
import { plainPath, PUBLIC_PATHS } from '../base/paths.ts';
import { savesData } from '../base/saves-data.ts';
import { loadRegistry, type LoadedRegistry } from '../config/load-registry.ts';
import type { Loader } from '../loader/loader.ts';
import { browserBucket, withTraffic } from '../loader/traffic.ts';
import type { ShellRouter } from '../platform/navigation.ts';
import { keepRegistryNew, type NewnessParts } from './keep-registry-new.ts';

/** The load state of the registry. */
export type RegistryState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly registry: LoadedRegistry }
  | { readonly status: 'failed'; readonly error: unknown };

export interface Registry {
  readonly state: Store<RegistryState>;
  /** Reads the registry, again after a failure, and starts loading what the page of the moment will mount. */
  load(): void;
  /** Begins to read it again from time to time. */
  start(): void;
  /** Reads it again because a feature failed: a newer version of it may be there. */
  afterFailure(): void;
}

export interface RegistryParts extends NewnessParts {
  readonly config: () => Promise<ShellConfig>;
  readonly loader: Pick<Loader, 'overrides' | 'loadEarly'>;
}

export function createRegistry(parts: RegistryParts): Registry {
  const { router, report, loader, config } = parts;
  const state = createStore<RegistryState>({ status: 'loading' });
  // Without a configuration no origin is allowed, so nothing of the registry runs.
  const keys = () =>
    config().then(
      ({ registryKeys = [] }) => registryKeys,
      () => [],
    );
  const read = async () =>
    loader.overrides.apply(withTraffic(await loadRegistry(keys), browserBucket()));
  const newness = keepRegistryNew(parts, state, read);
  return {
    state: readOnly(state),
    afterFailure: newness.afterFailure,
    start: newness.start,
    load() {
      state.set({ status: 'loading' });
      read().then(
        (registry) => {
          if (registry.stale) report(registry.stale);
          for (const problem of registry.problems) report(problem);
          state.set({ status: 'ready', registry });
          loader.loadEarly(registry, router.state.location.pathname);
        },
        (error: unknown) => {
          report(error);
          state.set({ status: 'failed', error });
        },
      );
    },
  };
}

/** Whether the page at this address needs no feature, so that the registry is only for those after it. */
const isPublic = (pathname: string) =>
  PUBLIC_PATHS.includes(plainPath(pathname).replace(/(.)\/$/, '$1'));

/**
 * Calls `load` once: at once where the page needs the registry. From a public page as soon as the browser is idle, and
 * at the latest when the way leads elsewhere; that only, when the person saves data.
 */
export function whenWanted(router: ShellRouter, load: () => void): void {
  if (!isPublic(router.state.location.pathname)) {
    load();
    return;
  }
  let isAsked = false;
  const once = () => {
    stop();
    if (!isAsked) load();
    isAsked = true;
  };
  const stop = router.subscribe(({ location, navigation }) => {
    if (!isPublic((navigation.location ?? location).pathname)) once();
  });
  if (savesData()) return;
  // Some browsers can't tell when they are idle.
  if (typeof requestIdleCallback === 'undefined') setTimeout(once);
  else requestIdleCallback(once, { timeout: 2_000 });
}
