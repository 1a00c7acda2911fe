import { createStore, readOnly, type Store } from '@nafas/platform';
import type { ShellConfig } from '@nafas/platform/registry';
import { whenIdle } from '@nafas/platform/tasks';
import { plainPath, PUBLIC_PATHS } from '../base/paths.ts';
import { savesData } from '../base/saves-data.ts';
import { loadRegistry, loadRegistryTexts, type LoadedRegistry } from '../config/load-registry.ts';
import type { Loader } from '../loader/loader.ts';
import { browserBucket, withTraffic } from '../loader/traffic.ts';
import type { ShellRouter } from '../router/shell-router.ts';
import { createFeatureNames } from './feature-names.ts';
import { pollRegistry, type PollParts } from './poll-registry.ts';

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

export interface RegistryParts extends PollParts {
  readonly config: () => Promise<ShellConfig>;
  readonly loader: Pick<Loader, 'overrides' | 'loadEarly'>;
}

/** Names that take longer than this, in ms, hold nothing back: they are English until they are there. */
const NAMES_MS = 1_500;
/** A public page that is never idle reads it after this time, in ms. */
const IDLE_MS = 2_000;

export function createRegistry(parts: RegistryParts): Registry {
  const { router, report, loader, config, language, signal } = parts;
  const state = createStore<RegistryState>({ status: 'loading' });
  const keys = () => config().then(({ registryKeys = [] }) => registryKeys);
  const names = createFeatureNames({
    language,
    report,
    load: (wanted) => loadRegistryTexts(wanted, keys),
  });
  // Another object with the same records: what is mounted stays, and what shows names draws them again.
  const redraw = () => {
    const now = state.get();
    if (now.status === 'ready') state.set({ status: 'ready', registry: { ...now.registry } });
  };
  /** What was read last: it may wait to be put into use. */
  let newest: LoadedRegistry | null = null;
  const read = async () => {
    names.ask();
    const registry = await loader.overrides.apply(
      withTraffic(await loadRegistry(keys), browserBucket()),
    );
    newest = registry;
    let isLate = false;
    const named = names.add(registry).then(() => isLate && redraw());
    await Promise.race([named, new Promise((resolve) => setTimeout(resolve, NAMES_MS))]);
    isLate = true;
    return registry;
  };
  const stop = language.subscribe(() => {
    const now = state.get();
    const known = [newest, now.status === 'ready' ? now.registry : null];
    void Promise.all(known.map((each) => each && names.add(each))).then(redraw);
  });
  signal.addEventListener('abort', stop);
  const newness = pollRegistry(parts, state, read);
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
export function whenRegistryNeeded(router: ShellRouter, load: () => void): void {
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
  const stop = router.subscribe(({ location, next }) => {
    if (!isPublic((next ?? location).pathname)) once();
  });
  if (savesData()) return;
  whenIdle(once, IDLE_MS);
}
