import type { Session } from '@nafas/platform';
import type { ShellConfig } from '@nafas/platform/registry';
import { act, render } from '@testing-library/react';
import { UNSAFE_createBrowserHistory } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { App } from '../boot/App.tsx';
import { shellRoutes } from '../routes/shell-routes.tsx';
import { createShellRouter } from '../router/shell-router.ts';
import { createRuntime, type RuntimeOptions } from '../runtime/runtime.ts';
import { fakeSession } from './test-runtime.ts';

const CONFIG = {
  backend: { url: 'https://backend.example.org', anonKey: '-' },
  allowedOrigins: [],
} satisfies ShellConfig;

/** Answers requests for config.json, and for registry.json with `document`; no other address can be reached. */
export function serveRegistry(document: unknown): void {
  const documents: Readonly<Record<string, unknown>> = {
    '/config.json': CONFIG,
    '/registry.json': document,
  };
  vi.stubGlobal('fetch', (url: string) =>
    url in documents
      ? Promise.resolve(new Response(JSON.stringify(documents[url])))
      : Promise.reject(new TypeError(`${url} is not served in this test`)),
  );
}

/**
 * Starts the whole shell at an address, with a session that the test sets. `visited` are the addresses from there on, in
 * their order. It ends with the test.
 */
export async function startShell(
  path: string,
  who: Session,
  options: Pick<RuntimeOptions, 'parts' | 'isNotFound'> = {},
) {
  // jsdom has no layout, so nothing to scroll.
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', path);
  const faked = fakeSession(who);
  const runtime = createRuntime({
    pathname: location.pathname,
    makeRouter: (i18n) => createShellRouter(shellRoutes(i18n), UNSAFE_createBrowserHistory()),
    ...options,
    parts: { session: faked, ...options.parts },
  });
  onTestFinished(runtime.dispose);
  const visited: string[] = [];
  // Also told when the code of the first page is there: nobody went anywhere.
  let last = path;
  runtime.router.subscribe(({ location }) => {
    const address = location.pathname + location.search + location.hash;
    if (last !== address) visited.push(address);
    last = address;
  });
  runtime.start();
  render(<App runtime={runtime} i18n={await runtime.i18n()} />);
  await act(() =>
    vi.waitFor(() => {
      if (runtime.registry.state.get().status === 'loading') {
        throw new Error('the registry is loading');
      }
    }),
  );
  return { runtime, visited, ...faked };
}
