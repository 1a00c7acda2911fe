/**
 * Packages that a host provides once for all: React, because two copies break hooks; the router facade, because two
 * routers don't see each other; TanStack Query, i18next and the schema facade, because they are in most apps (9 to 14 KB
 * brotli each time); the crisis screen, because what it has learnt is 100 KB and every app with a text field needs it. All
 * else is bundled by the app that uses it. The list is part of the contract: shares.lock.json holds it for each version of
 * the contract.
 */
export const SHARES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@nafas/platform/router',
  '@nafas/platform/schema',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
  '@nafas/care/screening',
] as const;

/** The name of a shared module, as it is imported. */
export type Share = (typeof SHARES)[number];

/**
 * Shares that an app brings a copy of, for hosts that have none: safety hangs on them. The copy is a file of the app
 * that nobody fetches where the host's own will do.
 */
export const SHARES_WITH_FALLBACK: readonly Share[] = ['@nafas/care/screening'];
