import type { DemoStorage } from '../simulated.ts';

/** A storage of the demo for tests, in memory alone: over `entries`, by key. */
export function createMemoryStorage(entries = new Map<string, string>()): DemoStorage {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}
