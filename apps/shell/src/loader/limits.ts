/** Time limits of the loading phases, in milliseconds, and how often an entry is tried. */
export const LIMITS = {
  entryMs: 8_000,
  entryAttempts: 3,
  initMs: 10_000,
  mountMs: 10_000,
} as const;
