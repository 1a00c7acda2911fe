import {
  PLATFORM_VERSION,
  readOnly,
  type OutboxWrite,
  type PlatformV1,
  type Scope,
  type Store,
} from '@nafas/platform';
import { generic } from '../i18n/generic.ts';
import { authOf, backendOf } from '../session/backend-client.ts';
import { session } from '../session/session-store.ts';
import { notify } from '../notices/notices.ts';
import { openAction } from '../parcels/open-action.ts';
import type { Navigation } from '../routing/navigation.ts';
import { connectivity } from './connectivity.ts';
import { language, theme } from './preferences.ts';
import { report } from './report.ts';
import { scopedBackend } from './scoped-backend.ts';
import { startWorker } from './start-worker.ts';
import { createTopics } from './topics.ts';

export interface Outbox {
  readonly pending: Store<readonly OutboxWrite[]>;
  enqueue: PlatformV1['enqueue'];
}

/** What makes a platform: the scope it lives in, and the parts whose life is longer or depends on the scope. */
export interface PlatformParts {
  readonly scope: Scope;
  readonly navigation: Navigation;
  makeOutbox(topics: { invalidate(topic: string): void }): Outbox;
}

/** Makes the platform of one scope. After the scope's end its calls that reach the server reject. */
export function createPlatform({ scope, navigation, makeOutbox }: PlatformParts): PlatformV1 {
  const topics = createTopics(scope.signal);
  const outbox = makeOutbox(topics);
  const demo = () => Promise.reject(new Error('There is no backend in the demo.'));
  const whileAlive =
    <T>(load: () => Promise<T>) =>
    async () => {
      if (!scope.signal.aborted) {
        const loaded = await load();
        // It may have ended meanwhile, and the one client may already speak for somebody else.
        if (!scope.signal.aborted) return loaded;
      }
      throw new Error('This scope has ended.');
    };
  return Object.freeze<PlatformV1>({
    version: PLATFORM_VERSION,
    scope: Object.freeze(scope),
    theme: readOnly(theme),
    language: readOnly(language),
    session: readOnly(session),
    location: navigation.location,
    connectivity: readOnly(connectivity),
    pending: outbox.pending,
    backend:
      scope.mode === 'demo'
        ? demo
        : whileAlive(async () => scopedBackend(await backendOf(), scope.signal)),
    auth: whileAlive(authOf),
    setTheme: theme.set,
    setLanguage: language.set,
    navigate: navigation.navigate,
    createHref: navigation.createHref,
    notify,
    generic,
    open: openAction,
    ...topics,
    enqueue: outbox.enqueue,
    startWorker,
    report: (error, context) => void report(error, context),
  });
}
