/**
 * What the shell provides once for everybody: React, because two copies break hooks; the router facade, because two
 * routers don't see each other; TanStack Query, because it is in most apps. All else is bundled by the app that uses it.
 */
export const HOST_PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@nafas/platform/router',
  '@tanstack/react-query',
] as const;

/** Share settings of a remote: take the host's copy, never bring one along. */
export function remoteShares(): Record<
  string,
  { singleton: true; import: false; requiredVersion: false }
> {
  return Object.fromEntries(
    HOST_PROVIDED.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
  );
}
