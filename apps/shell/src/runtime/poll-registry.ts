import type { Language, Notice, Store, WritableStore } from '@nafas/platform';
import type { i18n } from 'i18next';
import type { ReportError } from '../base/report.ts';
import type { LoadedRegistry } from '../config/load-registry.ts';
import type { ShellRouter } from '../router/shell-router.ts';
import { followRegistry, MIN_INTERVAL_MS } from './follow-registry.ts';
import type { RegistryState } from './registry.ts';

/** While the page is seen it asks this often, in ms. */
const EVERY_MS = 4 * 60_000;

export interface PollParts {
  readonly router: ShellRouter;
  readonly report: ReportError;
  readonly language: Store<Language>;
  /** The shell's own texts. */
  readonly i18n: () => Promise<i18n>;
  /** Ends it. */
  readonly signal: AbortSignal;
  notify(notice: Notice): void;
}

/**
 * Reads the registry again every few minutes, when the page becomes visible, and when a feature could not be loaded.
 */
export function pollRegistry(
  { router, report, language, i18n, signal, notify }: PollParts,
  registry: WritableStore<RegistryState>,
  read: () => Promise<LoadedRegistry>,
): { start(): void; afterFailure(): void } {
  const current = () => {
    const state = registry.get();
    return state.status === 'ready' ? state.registry : null;
  };
  const getFeature = (name: string) => current()?.apps[name]?.[0]?.extras.feature;
  const follow = followRegistry<LoadedRegistry>({
    current,
    take: (taken) => registry.set({ status: 'ready', registry: taken }),
    read,
    isMounted: (name) =>
      document.querySelector(`[data-feature="${getFeature(name)?.id}"][data-state="mounted"]`) !==
      null,
    offer: (names, take) => void offer(names, take),
    now: () => performance.now(),
  });

  async function offer(names: readonly string[], take: () => void): Promise<void> {
    const { t } = await i18n();
    const called = names.map((each) => {
      const name = getFeature(each)?.name;
      return name?.[language.get()] ?? name?.en ?? each;
    });
    notify({
      kind: 'done',
      message: t('newVersion.ready', { names: new Intl.ListFormat(language.get()).format(called) }),
      action: { label: t('newVersion.take'), run: take },
    });
  }

  const failed = (error: unknown) => void report(error, { phase: 'registry' });
  const look = () => {
    if (document.visibilityState === 'visible') follow.look().catch(failed);
  };
  let lastFailure = -MIN_INTERVAL_MS;
  return {
    start() {
      document.addEventListener('visibilitychange', look, { signal });
      const timer = setInterval(look, EVERY_MS);
      let before = router.state.location.pathname;
      const stop = router.subscribe(({ location: { pathname } }) => {
        if (pathname === before) return;
        follow.navigated(before, pathname);
        before = pathname;
      });
      signal.addEventListener('abort', () => {
        clearInterval(timer);
        stop();
      });
    },
    afterFailure() {
      // Several views of one app fail at the same moment: one new look at the registry is enough.
      if (performance.now() - lastFailure < MIN_INTERVAL_MS) return;
      lastFailure = performance.now();
      follow.afterFailure().catch(failed);
    },
  };
}
