import {
  createStore,
  type PlatformV1,
  type Scope,
  type Session,
  type Store,
} from '@nafas/platform';

interface Wanted {
  readonly key: string;
  readonly mode: Scope['mode'];
  readonly userId: string | null;
}

function wantedScope(session: Session, isDemo: boolean): Wanted | null {
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in') {
    return { key: `real:${session.user.id}`, mode: 'real', userId: session.user.id };
  }
  return isDemo
    ? { key: 'demo', mode: 'demo', userId: null }
    : { key: 'real:', mode: 'real', userId: null };
}

export interface ScopeSources {
  readonly session: Store<Session>;
  readonly isDemo: Store<boolean>;
  /** Whether the session outlives the browser. */
  readonly isRemembered: () => boolean;
  /** Ends the scope of the moment. */
  readonly signal: AbortSignal;
}

/**
 * The platform of the current scope; null while it is not known who is signed in. When the person or the mode
 * changes, the old scope is aborted first, then the new platform is made: nothing of the one reaches the other.
 */
export function watchScope(
  { session, isDemo, isRemembered, signal }: ScopeSources,
  makePlatform: (scope: Scope) => PlatformV1,
): Store<PlatformV1 | null> {
  const store = createStore<PlatformV1 | null>(null);
  let ending: AbortController | undefined;
  let currentKey: string | null = null;
  const update = () => {
    const next = signal.aborted ? null : wantedScope(session.get(), isDemo.get());
    if ((next?.key ?? null) === currentKey) return;
    currentKey = next?.key ?? null;
    ending?.abort();
    ending = new AbortController();
    if (next === null) {
      store.set(null);
      return;
    }
    const { mode, userId } = next;
    const remembered = userId !== null && isRemembered() ? { isRemembered: true as const } : {};
    store.set(makePlatform({ mode, userId, ...remembered, signal: ending.signal }));
  };
  session.subscribe(update);
  isDemo.subscribe(update);
  signal.addEventListener('abort', update);
  update();
  return store;
}
