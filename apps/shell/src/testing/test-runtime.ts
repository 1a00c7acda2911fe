import {
  createStore,
  type BundledLanguage,
  type PlatformV1,
  type Session,
  type WritableStore,
} from '@nafas/platform';
import { onTestFinished, vi, type Mock } from 'vitest';
import type { LoadedRegistry } from '../config/load-registry.ts';
import type { RegistryState } from '../runtime/registry.ts';
import { memoryRouter } from './memory-router.ts';
import type { ShellRoute } from '../router/shell-router.ts';
import { createRuntime, type Runtime, type RuntimeOptions } from '../runtime/runtime.ts';

/** A person who is signed in. */
export const signedIn = (id: string, name = 'Amal'): Session => ({
  status: 'signed-in',
  user: { id, email: `${id}@example.org`, name },
});

/** A session that a test sets by hand; nothing is asked of a server. */
export function fakeSession(initial: Session = { status: 'loading' }) {
  const session = createStore<Session>(initial);
  const watch = vi.fn<(onEnded: (why: 'here' | 'refused' | 'elsewhere') => void) => Promise<void>>(
    () => Promise.resolve(),
  );
  const refreshProfile = vi.fn(() => Promise.resolve());
  return { session, watch, refreshProfile };
}

export interface TestRuntimeOptions {
  readonly path?: string;
  readonly routes?: ShellRoute[];
  readonly who?: Session;
  readonly language?: BundledLanguage;
  readonly registry?: LoadedRegistry | RegistryState;
  readonly platform?: PlatformV1 | null;
  readonly parts?: RuntimeOptions['parts'];
}

export interface TestRuntime {
  readonly runtime: Runtime;
  readonly session: WritableStore<Session>;
  readonly stores: {
    readonly registry: WritableStore<RegistryState>;
    readonly platform: WritableStore<PlatformV1 | null>;
  };
  readonly loadRegistry: Mock<() => void>;
}

/**
 * A shell of its own for one test, not started: who is signed in, the registry and the platform are what the test says.
 * It ends with the test.
 */
export function testRuntime(options: TestRuntimeOptions = {}): TestRuntime {
  const {
    path = '/dashboard',
    routes = [{ path: '*', element: null }],
    registry = { status: 'loading' },
  } = options;
  const faked = fakeSession(options.who);
  const stores = {
    registry: createStore<RegistryState>(
      'status' in registry ? registry : { status: 'ready', registry },
    ),
    platform: createStore<PlatformV1 | null>(options.platform ?? null),
  };
  const loadRegistry: Mock<() => void> = vi.fn();
  const runtime = createRuntime({
    pathname: path,
    makeRouter: () => memoryRouter(routes, path),
    parts: {
      session: faked,
      registry: {
        state: stores.registry,
        load: loadRegistry,
        start: () => undefined,
        afterFailure: () => undefined,
      },
      platform: stores.platform,
      ...options.parts,
    },
  });
  onTestFinished(runtime.dispose);
  if (options.language) runtime.preferences.language.set(options.language);
  return { runtime, session: faked.session, stores, loadRegistry };
}
