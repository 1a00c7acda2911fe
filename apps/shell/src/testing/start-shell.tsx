import type { Session } from '@nafas/platform';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../App.tsx';
import { createRuntime } from '../boot/runtime.ts';
import { shellI18n } from '../i18n/shell-i18n.ts';
import { session } from '../session/session-store.ts';

/** A person who is signed in. */
export const signedIn = (id: string, name = 'Amal'): Session => ({
  status: 'signed-in',
  user: { id, email: `${id}@example.org`, name },
});

/** What registry.json answers; anything else can't be reached. */
export function serveRegistry(document: unknown): void {
  vi.stubGlobal('fetch', (url: string) =>
    url === '/registry.json'
      ? Promise.resolve(new Response(JSON.stringify(document)))
      : Promise.reject(new TypeError(`${url} is not served in this test`)),
  );
}

/**
 * Starts the whole shell at an address. `visited` are the addresses from there on, in their order.
 * What watches the session and loads features has to be mocked by the test.
 */
export async function startShell(path: string, who: Session) {
  // jsdom has no layout, so nothing to scroll.
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', path);
  session.set(who);
  const i18n = await shellI18n();
  const runtime = createRuntime();
  const visited: string[] = [];
  runtime.router.subscribe(({ location }) => {
    const address = location.pathname + location.search + location.hash;
    if (visited.at(-1) !== address) visited.push(address);
  });
  render(<App runtime={runtime} i18n={i18n} />);
  await act(() =>
    vi.waitFor(() => {
      if (runtime.registry.get().status === 'loading') throw new Error('the registry is loading');
    }),
  );
  return { runtime, visited };
}
