/** Time limits of the loading phases, in milliseconds, and how often an entry is tried. */
export const LIMITS = {
  entryMs: 6_000,
  entryAttempts: 3,
  /** A server that hangs is asked fewer times than one that answers wrongly: each asking costs the full limit. */
  silentAttempts: 2,
  initMs: 10_000,
  mountMs: 10_000,
} as const;
