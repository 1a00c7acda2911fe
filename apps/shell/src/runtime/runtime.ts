import {
  createStore,
  PATHS,
  type Connectivity,
  type Language,
  type PlatformV1,
  type Scope,
  type Store,
  type WritableStore,
  SHELL_TOPIC,
} from '@nafas/platform';
import type { ShellConfig } from '@nafas/platform/registry';
import type { i18n } from 'i18next';
import { createConnectivity } from '../base/connectivity.ts';
import { createGeneric, type Generic } from '../base/i18n/generic.ts';
import { createShellI18n } from '../base/i18n/shell-i18n.ts';
import { createNotices, type Notices } from '../base/notices.ts';
import { languageOfPath, PUBLIC_PATHS } from '../base/paths.ts';
import { createReport, type ReportError } from '../base/report.ts';
import { createScriptOrigins, type ScriptOrigins } from '../config/script-origins.ts';
import { createShellConfig } from '../config/shell-config.ts';
import { createEarlyAnswers } from '../first-screen/early-answers.ts';
import { toEarlyScope } from '../first-screen/to-early-scope.ts';
import { createLoader, type Loader, type LoaderParts } from '../loader/loader.ts';
import { createLazyOutbox, createLock, createNoOutbox, type Outbox } from '../outbox/index.ts';
import type { createOutbox } from '../outbox/user-outbox.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { watchScope } from '../platform/current-platform.ts';
import { createNavigation } from '../platform/navigation.ts';
import type { ShellRouter } from '../router/shell-router.ts';
import { createPreferences, type Preferences } from '../preferences/preferences.ts';
import { syncPreferences } from '../preferences/sync-preferences.ts';
import { createBackendClient, type BackendClient } from '../session/backend-client.ts';
import { createDemo, type Demo } from '../session/demo.ts';
import { createEndingCause, type Ending } from '../session/ending.ts';
import { isRemembered } from '../session/remember-me.ts';
import { createSession, type SessionService } from '../session/session.ts';
import { version } from '../../package.json';
import { createActions, type Actions } from './actions.ts';
import { createHealth, type Health } from './health.ts';
import { createRegistry, whenRegistryNeeded, type Registry } from './registry.ts';
import { createSignOut, type SignOut } from './sign-out.ts';

/** The outbox's code, in one file with that of the backend's client: who is signed in wants both. */
const loadUserOutbox = () => import(/* webpackChunkName: "client" */ '../outbox/user-outbox.ts');

/** So long a notice has to stand before somebody was told. */
const TOLD_MS = 5_000;

/** One shell: its router, its stores and its services. Two of them know nothing of each other. */
export interface Runtime {
  readonly router: ShellRouter;
  readonly config: () => Promise<ShellConfig>;
  readonly scripts: ScriptOrigins;
  readonly report: ReportError;
  /** Counts how releases do. */
  readonly health: Health;
  readonly connectivity: Store<Connectivity>;
  readonly notices: Notices;
  readonly preferences: Preferences;
  /** The shell's own texts, in the chosen language. */
  readonly i18n: () => Promise<i18n>;
  readonly generic: Generic;
  readonly backendClient: BackendClient;
  readonly session: SessionService['session'];
  readonly demo: Demo;
  readonly signOut: SignOut;
  /**
   * Where a sign-out leads: set before it by whoever signs out (the sidebar's Log out leads to the sign-in page), else
   * the landing page. While it is set, guards go there instead of asking to sign in again.
   */
  readonly signOutTarget: WritableStore<string | null>;
  readonly actions: Actions;
  readonly loader: Loader;
  readonly registry: Registry;
  /** The platform of the current scope; null while it is not known who is signed in. */
  readonly platform: Store<PlatformV1 | null>;
  /** Whether the sidebar shows names beside its icons; as long as the page lives. */
  readonly isSidebarOpen: WritableStore<boolean>;
  readonly isPaletteOpen: WritableStore<boolean>;
  /** Whether who is signed in was found to have no settings yet, so that a language may be suggested to them. */
  readonly hasNoSettings: WritableStore<boolean>;
  /** Whether the document says "not found"; it goes on saying so until the registry is there. */
  readonly isNotFound: boolean;
  /** The path at which the page that is shown says "not found"; null while another page is shown. */
  readonly notFoundAt: WritableStore<string | null>;
  /** Begins: who is signed in, and which features there are. Until then nothing is asked of anybody. */
  start(): void;
  /** Ends everything that it began. */
  dispose(): void;
}

export interface RuntimeOptions {
  /** Makes the router: its routes stand above this floor. The texts of a page load with its route. */
  makeRouter(i18n: () => Promise<i18n>): ShellRouter;
  /** The path of this page load. */
  readonly pathname: string;
  /** Whether the document is the "not found" page in this language. */
  isNotFound?(language: Language): boolean;
  /** Told which scripts may run, before anything makes a script element. */
  guardScripts?(scripts: ScriptOrigins): void;
  /** Other parts than the real ones, for tests. */
  readonly parts?: {
    readonly session?: SessionService;
    readonly backendClient?: BackendClient;
    readonly loadFeature?: LoaderParts['loadFeature'];
    readonly createOutbox?: typeof createOutbox;
    readonly registry?: Registry;
    readonly platform?: Store<PlatformV1 | null>;
  };
}

/** Makes every store and every service of a shell, once. What a lower floor needs from above it is given here. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { parts = {} } = options;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const config = createShellConfig();
  const scripts = createScriptOrigins(config);
  options.guardScripts?.(scripts);
  const report = createReport(config);
  const health = createHealth({ config, shell: version, signal });
  const connectivity = createConnectivity(signal);
  const notices = createNotices();
  const { notify } = notices;
  const preferences = createPreferences(options.pathname, signal);
  const { language } = preferences;
  const i18n = createShellI18n({ language, report, signal });
  const generic = createGeneric();
  const ending = createEndingCause();
  const early = createEarlyAnswers();
  const backendClient = parts.backendClient ?? createBackendClient(config, ending, early.answer);
  const demo = createDemo();
  const { session, watch, refreshProfile } =
    parts.session ?? createSession({ config, backendClient, ending, demo, report, signal });
  const signOutTarget = createStore<string | null>(null);
  const hasNoSettings = createStore(false);
  const actions = createActions();
  const router = options.makeRouter(i18n);
  const navigation = createNavigation(router);
  const isKnownGuest = () => session.get().status === 'signed-out' && !demo.isOn.get();
  const { loadFeature } = parts;
  const loader = createLoader({
    config,
    scripts,
    report,
    language,
    isKnownGuest,
    isDemo: demo.isOn.get,
    loadFeature,
  });
  const registry =
    parts.registry ??
    createRegistry({
      router,
      report,
      loader,
      config,
      language,
      i18n,
      notify,
      signal,
    });
  const withLock = createLock();

  function makeOutbox(scope: Scope, topics: { invalidate(topic: string): void }): Outbox {
    const { userId, signal: ending } = scope;
    if (userId === null) return createNoOutbox();
    const load = async () => {
      const { createOutbox: create, sendToBackend } = await loadUserOutbox();
      ending.throwIfAborted();
      return (parts.createOutbox ?? create)({
        userId,
        signal: ending,
        send: async (...given) => sendToBackend(await backendClient.backend())(...given),
        connectivity,
        invalidate: topics.invalidate,
        report,
        withLock,
        onRefused: (_write, discard) => void tellRefused(discard),
      });
    };
    return createLazyOutbox({ load, connectivity, signal: ending });
  }

  /** A kept write that the server will never take: the person decides what becomes of it. */
  async function tellRefused(discard: () => void): Promise<void> {
    const { t } = await i18n();
    notify({
      kind: 'failed',
      message: t('outbox.refused'),
      action: { label: t('outbox.discard'), run: discard },
    });
  }

  /** Theme and language of the account. The settings slice is loaded only for somebody who has one. */
  async function followSettings(scope: Scope, userId: string, made: PlatformV1): Promise<void> {
    const onFailure = (error: unknown) => report(error, { phase: 'settings' });
    const service = async () => {
      const backend = await made.backend();
      // What an account said at the last visit is no choice to be applied: another device may have changed it since.
      await early.confirmed();
      // Then only, so that its code is not among what the first screen waits for.
      const { createSupabaseSettings } = await import('@nafas/data-service/settings');
      return createSupabaseSettings(backend, userId);
    };
    const onNone = () => hasNoSettings.set(true);
    scope.signal.addEventListener('abort', () => hasNoSettings.set(false));
    await syncPreferences({ preferences, scope, service, onFailure, onNone });
  }

  const isOnDashboard = () => router.state.location.pathname === PATHS.dashboard;

  function makePlatform(scope: Scope): PlatformV1 {
    const made = createPlatform({
      scope,
      navigation,
      preferences,
      session,
      connectivity,
      backendClient,
      notify,
      generic,
      scripts,
      report,
      openAction: actions.open,
      onChange: early.drop,
      makeOutbox: (topics) => makeOutbox(scope, topics),
    });
    early.begin(toEarlyScope(scope, made, isOnDashboard()));
    // An app that changed the profile says so; the shell shows the new name.
    made.onInvalidate(SHELL_TOPIC.profile, () => {
      refreshProfile().catch((error: unknown) => report(error, { phase: 'session' }));
    });
    // An app deleted the account: what waits to be sent to it goes too.
    made.onInvalidate(SHELL_TOPIC.accountDeleted, () => {
      const { userId } = scope;
      if (userId === null) return;
      loadUserOutbox()
        .then(({ clearOutbox }) => clearOutbox(userId))
        .catch((error: unknown) => report(error, { phase: 'outbox' }));
    });
    if (scope.userId !== null) void followSettings(scope, scope.userId, made);
    return made;
  }

  const platform =
    parts.platform ??
    watchScope({ session, isDemo: demo.isOn, isRemembered, signal }, makePlatform);

  /** The language that a public page's address names is kept for somebody who goes on from there into the app. */
  function keepLanguage({ location: { pathname } }: ShellRouter['state']): void {
    const isPublic = languageOfPath(pathname) !== null || PUBLIC_PATHS.includes(pathname);
    if (!isPublic) preferences.keepNamedLanguage();
  }

  function onEnded(why: Ending): void {
    const to = signOutTarget.get() ?? PATHS.landing;
    if (router.state.location.pathname !== to) signOutTarget.set(to);
    void router.navigate(to, { replace: true });
    if (why !== 'here') void tellEnding(why);
  }

  /** Tells somebody who did not sign out here why they are signed out. */
  async function tellEnding(why: Exclude<Ending, 'here'>): Promise<void> {
    const { t } = await i18n();
    notify({ kind: 'failed', message: t(`ended.${why}`) });
    // A page that is just being left shows it to nobody: the next one says it again.
    setTimeout(() => ending.told(), TOLD_MS);
  }

  return {
    router,
    config,
    scripts,
    report,
    health,
    connectivity,
    notices,
    preferences,
    i18n,
    generic,
    backendClient,
    session,
    demo,
    signOut: createSignOut({
      platform,
      backendClient,
      demo,
      target: signOutTarget,
      navigation,
      notify,
      i18n,
    }),
    signOutTarget,
    actions,
    loader,
    registry,
    platform,
    isSidebarOpen: createStore(true),
    isPaletteOpen: createStore(false),
    hasNoSettings,
    isNotFound: options.isNotFound?.(language.get()) ?? false,
    notFoundAt: createStore(null),
    start() {
      void watch(onEnded);
      signal.addEventListener('abort', router.subscribe(keepLanguage));
      whenRegistryNeeded(router, registry.load);
      registry.start();
    },
    dispose() {
      lifetime.abort();
      router.dispose();
    },
  };
}
