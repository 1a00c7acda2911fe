import {
  LANGUAGES,
  PLATFORM_VERSION,
  readOnly,
  type Connectivity,
  type PlatformV1,
  type Scope,
  type Session,
  type Store,
} from '@nafas/platform';
import type { Generic } from '../base/i18n/generic.ts';
import type { Notices } from '../base/notices.ts';
import type { ReportError } from '../base/report.ts';
import { ScopeEnded } from '../base/scope-ended.ts';
import type { ScriptOrigins } from '../config/script-origins.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { BackendClient } from '../session/backend-client.ts';
import type { Navigation } from './navigation.ts';
import { scopedBackend } from './scoped-backend.ts';
import { startWorker } from './start-worker.ts';
import { createTopics } from './topics.ts';

/** The parts of a platform: the scope it lives in, and those whose life is longer or depends on the scope. */
export interface PlatformParts {
  readonly scope: Scope;
  readonly navigation: Navigation;
  readonly preferences: Preferences;
  readonly session: Store<Session>;
  readonly connectivity: Store<Connectivity>;
  readonly backendClient: Pick<BackendClient, 'backend' | 'auth'>;
  readonly notify: Notices['notify'];
  readonly generic: Generic;
  readonly scripts: ScriptOrigins;
  readonly report: ReportError;
  /** Opens an action by its full id. */
  readonly openAction: PlatformV1['open'];
  /** Told of each change before those who follow its topic. */
  onChange?(topic: string): void;
  makeOutbox(topics: { invalidate(topic: string): void }): Outbox;
}

/** Makes the platform of one scope. After the scope's end its calls that reach the server reject. */
export function createPlatform(parts: PlatformParts): PlatformV1 {
  const { scope, navigation, preferences, backendClient, report } = parts;
  const { theme, language, country } = preferences;
  const topics = createTopics(scope.signal, report, parts.onChange);
  const outbox = parts.makeOutbox(topics);
  const demo = () => Promise.reject(new Error('There is no backend in the demo.'));
  const whileAlive =
    <T>(load: () => Promise<T>) =>
    async () => {
      if (!scope.signal.aborted) {
        const loaded = await load();
        // It may have ended meanwhile, and the one client may already speak for somebody else.
        if (!scope.signal.aborted) return loaded;
      }
      throw new ScopeEnded();
    };
  return Object.freeze<PlatformV1>({
    version: PLATFORM_VERSION,
    scope: Object.freeze(scope),
    theme: readOnly(theme),
    language: readOnly(language),
    country: readOnly(country),
    languages: LANGUAGES,
    session: readOnly(parts.session),
    location: navigation.location,
    connectivity: readOnly(parts.connectivity),
    pending: outbox.pending,
    conflicts: outbox.conflicts,
    backend:
      scope.mode === 'demo'
        ? demo
        : whileAlive(async () => scopedBackend(await backendClient.backend(), scope.signal)),
    auth: whileAlive(backendClient.auth),
    setTheme: theme.set,
    setLanguage: (chosen) => {
      const spoken = LANGUAGES.find((each) => each === chosen);
      if (spoken) language.set(spoken);
    },
    setCountry: country.set,
    navigate: navigation.navigate,
    createHref: navigation.createHref,
    notify: (notice) => parts.notify(notice, scope.signal),
    generic: parts.generic.load,
    open: parts.openAction,
    ...topics,
    enqueue: outbox.enqueue,
    resolveConflict: outbox.resolveConflict,
    startWorker: (url, integrity) => startWorker(parts.scripts, url, integrity),
    report: (error, context) => void report(error, context),
  });
}
