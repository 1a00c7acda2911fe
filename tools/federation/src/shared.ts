import type { Mode } from './mode.ts';

/**
 * What the shell provides once for everybody: React, because two copies break hooks; the router facade, because two
 * routers don't see each other; TanStack Query and i18next, because they are in most apps (14 KB brotli each
 * time); the crisis screen, because what it has learnt is 100 KB and every app with a text field needs it. All else
 * is bundled by the app that uses it.
 */
export const HOST_PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@nafas/platform/router',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
  '@nafas/care/screening',
] as const;

/** What JSX compiles to in development; only a shell in development provides it. */
const DEV_ONLY = ['react/jsx-dev-runtime'] as const;

/** Share settings of a remote: take the host's copy, never bring one along. */
export function remoteShares(
  mode: Mode,
): Record<string, { singleton: true; import: false; requiredVersion: false }> {
  const names = mode === 'development' ? [...HOST_PROVIDED, ...DEV_ONLY] : HOST_PROVIDED;
  return Object.fromEntries(
    names.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
  );
}
