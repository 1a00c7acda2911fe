import { createStore, PATHS, type PlatformV1, type Scope, type Store } from '@nafas/platform';
import { shellI18n } from '../i18n/shell-i18n.ts';
import { loadEarly } from '../loader/prefetch.ts';
import { notify } from '../notices/notices.ts';
import { withOverrides } from '../override/with-overrides.ts';
import { clearOutbox, createNoOutbox, createOutbox, sendToBackend } from '../outbox/index.ts';
import { connectivity } from '../platform/connectivity.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { watchScope } from '../platform/current-platform.ts';
import { syncPreferences } from '../platform/sync-preferences.ts';
import { report } from '../platform/report.ts';
import { createShellRouter, type ShellRouter } from '../routing/shell-router.tsx';
import { navigationOf } from '../routing/navigation.ts';
import { departure } from '../routing/departure.ts';
import { backendOf } from '../session/backend-client.ts';
import { refreshProfile, watchSession } from '../session/watch-session.ts';
import { loadRegistry, type LoadedRegistry } from './load-registry.ts';
import { whenWanted } from './when-wanted.ts';

/** What the shell knows of the registry: still loading, there, or failed. */
export type RegistryState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly registry: LoadedRegistry }
  | { readonly status: 'failed'; readonly error: unknown };

export interface Runtime {
  readonly router: ShellRouter;
  readonly platform: Store<PlatformV1 | null>;
  readonly registry: Store<RegistryState>;
  /** Whether the document says "not found"; it goes on saying so until the registry is there. */
  readonly isNotFound?: boolean;
  /** Reads the registry again after a failure. */
  reloadRegistry(): void;
}

/** Puts the shell's long-lived parts together: router, registry, session, and a platform for each scope. */
export function createRuntime({ isNotFound = false } = {}): Runtime {
  const registry = createStore<RegistryState>({ status: 'loading' });
  const reloadRegistry = () => {
    registry.set({ status: 'loading' });
    loadRegistry()
      .then(withOverrides)
      .then(
        (loaded) => {
          if (loaded.stale) report(loaded.stale);
          for (const { app } of loaded.refused)
            report(new Error('a registry record was refused'), { app, phase: 'registry' });
          registry.set({ status: 'ready', registry: loaded });
          loadEarly(loaded, router.state.location.pathname);
        },
        (error: unknown) => {
          report(error);
          registry.set({ status: 'failed', error });
        },
      );
  };
  const router = createShellRouter();
  const navigation = navigationOf(router);
  const platform = watchScope((scope) => {
    const made = createPlatform({
      scope,
      navigation,
      makeOutbox: (topics) => outboxOf(scope, topics),
    });
    // An app that changed the profile says so; the shell shows the new name.
    made.onInvalidate('profile', () => {
      refreshProfile().catch((error: unknown) => report(error, { phase: 'session' }));
    });
    // An app deleted the account: what waits to be sent to it goes too.
    made.onInvalidate('account-deleted', () => {
      if (scope.userId === null) return;
      clearOutbox(scope.userId).catch((error: unknown) => report(error, { phase: 'outbox' }));
    });
    if (scope.userId !== null) void followSettings(scope, scope.userId, made);
    return made;
  });
  void watchSession(() => {
    const to = departure.get() ?? PATHS.landing;
    if (router.state.location.pathname !== to) departure.set(to);
    void router.navigate(to, { replace: true });
  });
  whenWanted(router, reloadRegistry);
  return { router, platform, registry, isNotFound, reloadRegistry };
}

/** Theme and language of the account. The settings slice is loaded only for somebody who has one. */
async function followSettings(scope: Scope, userId: string, platform: PlatformV1): Promise<void> {
  const onFailure = (error: unknown) => report(error, { phase: 'settings' });
  const service = async () => {
    const { createSupabaseSettings } = await import('@nafas/data-service/settings');
    return createSupabaseSettings(await platform.backend(), userId);
  };
  await syncPreferences({ scope, service, onFailure });
}

function outboxOf(scope: Scope, topics: { invalidate(topic: string): void }) {
  if (scope.userId === null) return createNoOutbox();
  return createOutbox({
    userId: scope.userId,
    signal: scope.signal,
    send: async (write) => sendToBackend(await backendOf())(write),
    connectivity,
    invalidate: topics.invalidate,
    onRefused: (_write, discard) => void tellRefused(discard),
  });
}

/** A kept write that the server will never take: the person decides what becomes of it. */
async function tellRefused(discard: () => void): Promise<void> {
  const { t } = await shellI18n();
  notify({
    kind: 'failed',
    message: t('outbox.refused'),
    action: { label: t('outbox.discard'), run: discard },
  });
}
