import { DataError } from './data-error.ts';

/** The delays in milliseconds of reads (DATA-300) and writes (DATA-301). */
export const SIMULATED_DELAYS = { read: 500, write: 1000 };

/** Milliseconds that the simulated service takes; 0 in tests. */
export interface SimulatedDelays {
  read: number;
  write: number;
}

/** `sessionStorage` in the demo: it forgets when the tab is closed. */
export type DemoStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The tab's storage for the demo of a scope. After the scope's end it keeps nothing: what was under way then would leave samples
 * with the person who comes next.
 */
export function demoStorage({
  signal,
}: {
  readonly signal: AbortSignal;
}): DemoStorage & Pick<Storage, 'key' | 'length'> {
  return {
    get length() {
      return sessionStorage.length;
    },
    key: (index) => sessionStorage.key(index),
    getItem: (key) => sessionStorage.getItem(key),
    setItem(key, value) {
      if (!signal.aborted) sessionStorage.setItem(key, value);
    },
  };
}

/** Waits as long as the simulated service takes. */
export async function wait(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Reads the demo's data under `key` with `parse`; undefined when there is none, or none that can be read. */
export function loadDemo<T>(
  storage: DemoStorage,
  key: string,
  parse: (value: unknown) => T,
): T | undefined {
  const stored = storage.getItem(key);
  if (stored === null) return undefined;
  try {
    return parse(JSON.parse(stored));
  } catch {
    // Someone edited it. It is a demo: begin again.
    return undefined;
  }
}

/**
 * Reads the demo's data under `key`; at first it is made, and kept. Where another call kept some while this one made its
 * own, that holds: ids stay the same.
 */
export async function loadDemoOrMake<T>(
  storage: DemoStorage,
  key: string,
  parse: (value: unknown) => T,
  make: () => Promise<T>,
): Promise<T> {
  const stored = loadDemo(storage, key, parse);
  if (stored !== undefined) return stored;
  const made = await make();
  const meanwhile = loadDemo(storage, key, parse);
  if (meanwhile !== undefined) return meanwhile;
  saveDemo(storage, key, made);
  return made;
}

/** Keeps `value` under `key`. Throws DataError `server` when the browser refuses. */
export function saveDemo(storage: DemoStorage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch (cause) {
    throw new DataError('server', 'The demo could not be stored in this browser', { cause });
  }
}
