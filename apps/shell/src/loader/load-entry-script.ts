import { PlatformError } from '@nafas/platform';
import { diagnoseFile } from './diagnose-file.ts';

export interface EntryToLoad {
  readonly app: string;
  readonly url: string;
  readonly integrity: string;
  readonly container: string;
  readonly limitMs: number;
  /** Changes the address, since a browser may keep answering a failed one from memory. */
  readonly attempt: number;
}

/** The two functions of a federation container. */
export interface Container {
  init(shareScope: unknown, ...rest: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Runs a remote's entry script with its integrity.
 * @throws PlatformError NF110 (not reachable, not a script), NF111 (time limit) or NF120 (integrity).
 */
export async function loadEntryScript(entry: EntryToLoad): Promise<Container> {
  const { app, container, integrity } = entry;
  const url = entry.attempt === 0 ? entry.url : `${entry.url}?attempt=${entry.attempt}`;
  const failed = await runScript(url, integrity, entry.limitMs);
  if (failed === 'timeout') {
    throw new PlatformError('NF111', `no answer from ${url} in ${entry.limitMs} ms`, { app });
  }
  if (failed === 'error') throw await diagnoseFile({ app, url, integrity });
  const loaded = (globalThis as Record<string, unknown>)[container];
  if (!isContainer(loaded)) {
    throw new PlatformError('NF110', `${url} did not define ${container}`, { app });
  }
  return loaded;
}

function runScript(
  url: string,
  integrity: string,
  limitMs: number,
): Promise<null | 'timeout' | 'error'> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const settle = (outcome: null | 'timeout' | 'error') => {
      clearTimeout(timer);
      script.remove();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('timeout'), limitMs);
    script.onload = () => settle(null);
    script.onerror = () => settle('error');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    try {
      script.src = url;
    } catch {
      // Trusted Types refused the origin; the diagnosis below says so.
      settle('error');
      return;
    }
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is Container {
  const candidate = value as Partial<Container> | null | undefined;
  return typeof candidate?.init === 'function' && typeof candidate.get === 'function';
}
