import { createStore, type PlatformV1, type Scope, type Store } from '@nafas/platform';
import { demo } from '../session/demo.ts';
import { session } from '../session/session-store.ts';

interface Wanted {
  readonly key: string;
  readonly mode: Scope['mode'];
  readonly userId: string | null;
}

function wanted(): Wanted | null {
  const current = session.get();
  if (current.status === 'loading') return null;
  if (current.status === 'signed-in') {
    return { key: `real:${current.user.id}`, mode: 'real', userId: current.user.id };
  }
  return demo.get()
    ? { key: 'demo', mode: 'demo', userId: null }
    : { key: 'real:', mode: 'real', userId: null };
}

/**
 * The platform of the current scope; null while it is not known who is signed in. When the person or the mode
 * changes, the old scope is aborted first, then the new platform is made: nothing of the one reaches the other.
 */
export function watchScope(makePlatform: (scope: Scope) => PlatformV1): Store<PlatformV1 | null> {
  const store = createStore<PlatformV1 | null>(null);
  let ending: AbortController | undefined;
  let currentKey: string | null = null;
  const update = () => {
    const next = wanted();
    if ((next?.key ?? null) === currentKey) return;
    currentKey = next?.key ?? null;
    ending?.abort();
    ending = new AbortController();
    store.set(
      next && makePlatform({ mode: next.mode, userId: next.userId, signal: ending.signal }),
    );
  };
  session.subscribe(update);
  demo.subscribe(update);
  update();
  return store;
}
