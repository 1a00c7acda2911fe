import { PlatformError } from '@nafas/platform';
import { parseRegistry, type ParsedRegistry } from '@nafas/platform/registry';
import { withRetries } from '../loader/retry.ts';
import { fetchJson } from './fetch-json.ts';

const LAST_GOOD_KEY = 'nafas.registry.v1';

export interface LoadedRegistry extends ParsedRegistry {
  /** Why the last good copy is in use instead of the server's; null when it is not. */
  readonly stale: PlatformError | null;
}

/**
 * The registry of feature apps. When the server's can't be had or is invalid, the last good copy of this device is used.
 * @throws PlatformError NF100 (unreachable) or NF101 (invalid) when there is no good copy either.
 */
export async function loadRegistry(): Promise<LoadedRegistry> {
  let failure: PlatformError;
  try {
    const input = await withRetries(() => fetchJson('/registry.json'), { attempts: 2 });
    try {
      const parsed = parseRegistry(input);
      remember(input);
      return { ...parsed, stale: null };
    } catch (cause) {
      failure = new PlatformError('NF101', 'the registry is not valid', { cause });
    }
  } catch (cause) {
    failure = new PlatformError('NF100', 'the registry could not be read', { cause });
  }
  const lastGood = recall();
  if (lastGood) return { ...lastGood, stale: failure };
  throw failure;
}

function remember(input: unknown): void {
  try {
    localStorage.setItem(LAST_GOOD_KEY, JSON.stringify(input));
  } catch {
    // A full or forbidden storage only costs the fallback.
  }
}

function recall(): ParsedRegistry | null {
  try {
    const text = localStorage.getItem(LAST_GOOD_KEY);
    return text === null ? null : parseRegistry(JSON.parse(text));
  } catch {
    return null;
  }
}
