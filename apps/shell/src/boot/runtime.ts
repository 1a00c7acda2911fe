import { createStore, PATHS, type PlatformV1, type Scope, type Store } from '@nafas/platform';
import { createNoOutbox, createOutbox, sendToBackend } from '../outbox/index.ts';
import { connectivity } from '../platform/connectivity.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { watchScope } from '../platform/current-platform.ts';
import { report } from '../platform/report.ts';
import { createShellRouter, type ShellRouter } from '../routing/shell-router.tsx';
import { navigationOf } from '../routing/navigation.ts';
import { departure } from '../routing/departure.ts';
import { backendOf } from '../session/backend-client.ts';
import { watchSession } from '../session/watch-session.ts';
import { loadRegistry, type LoadedRegistry } from './load-registry.ts';

/** What the shell knows of the registry: still loading, there, or failed. */
export type RegistryState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly registry: LoadedRegistry }
  | { readonly status: 'failed'; readonly error: unknown };

export interface Runtime {
  readonly router: ShellRouter;
  readonly platform: Store<PlatformV1 | null>;
  readonly registry: Store<RegistryState>;
  /** Reads the registry again after a failure. */
  reloadRegistry(): void;
}

/** Puts the shell's long-lived parts together: router, registry, session, and a platform for each scope. */
export function createRuntime(): Runtime {
  const registry = createStore<RegistryState>({ status: 'loading' });
  const reloadRegistry = () => {
    registry.set({ status: 'loading' });
    loadRegistry().then(
      (loaded) => {
        if (loaded.stale) report(loaded.stale);
        for (const { app } of loaded.refused)
          report(new Error('a registry record was refused'), { app, phase: 'registry' });
        registry.set({ status: 'ready', registry: loaded });
      },
      (error: unknown) => {
        report(error);
        registry.set({ status: 'failed', error });
      },
    );
  };
  const router = createShellRouter();
  const navigation = navigationOf(router);
  const platform = watchScope((scope) =>
    createPlatform({ scope, navigation, makeOutbox: (topics) => outboxOf(scope, topics) }),
  );
  void watchSession(() => {
    const to = departure.get() ?? PATHS.landing;
    departure.set(to);
    void router.navigate(to, { replace: true }).then(() => departure.set(null));
  });
  reloadRegistry();
  return { router, platform, registry, reloadRegistry };
}

function outboxOf(scope: Scope, topics: { invalidate(topic: string): void }) {
  if (scope.userId === null) return createNoOutbox();
  return createOutbox({
    userId: scope.userId,
    signal: scope.signal,
    send: async (write) => sendToBackend(await backendOf())(write),
    connectivity,
    invalidate: topics.invalidate,
  });
}
