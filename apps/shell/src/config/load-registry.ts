import { PlatformError } from '@nafas/platform';
import { parseRegistry, type ParsedRegistry } from '@nafas/platform/registry';
import { withRetries } from '../base/retry.ts';
import { fetchBytes, fetchJson } from '../base/fetch-json.ts';
import { HOST_SHARES } from './host-shares.ts';
import { isSignedBy } from './verify-registry.ts';

const LAST_GOOD_KEY = 'nafas.registry.v1';

export interface LoadedRegistry extends ParsedRegistry {
  /** Why the last good copy is in use instead of the server's; null when it is not. */
  readonly stale: PlatformError | null;
}

/**
 * The registry of feature apps. When the server's can't be had, is invalid, or is not signed by one of `keys`, where there
 * are any, the last good copy of this device is used.
 * @throws PlatformError NF100 (unreachable), NF101 (invalid) or NF104 (not signed) when there is no good copy either.
 */
export async function loadRegistry(
  keys: () => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<LoadedRegistry> {
  let failure: PlatformError;
  try {
    const { input, isSigned } = await withRetries(() => fetchRegistry(keys), { attempts: 2 });
    try {
      if (!isSigned) throw new PlatformError('NF104', 'the registry is not signed by a known key');
      const parsed = parse(input);
      remember(input);
      return { ...parsed, stale: null };
    } catch (cause) {
      failure =
        cause instanceof PlatformError
          ? cause
          : new PlatformError('NF101', 'the registry is not valid', { cause });
    }
  } catch (cause) {
    failure = new PlatformError('NF100', 'the registry could not be read', { cause });
  }
  const lastGood = recall();
  if (lastGood) return { ...lastGood, stale: failure };
  throw failure;
}

const REGISTRY = '/registry.json';

function parse(input: unknown): ParsedRegistry {
  return parseRegistry(input, { baseUrl: document.baseURI, shares: HOST_SHARES });
}

async function fetchRegistry(keys: () => Promise<readonly string[]>) {
  const [bytes, known] = await Promise.all([fetchBytes(REGISTRY), keys()]);
  const input: unknown = JSON.parse(new TextDecoder().decode(bytes));
  // The signature is asked for last: it is written before the registry, and keeps those of the registries before.
  const isSigned =
    known.length === 0 ||
    (await isSignedBy(known, bytes, await fetchJson(`${REGISTRY}.sig`).catch(() => null)));
  return { input, isSigned };
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
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}
