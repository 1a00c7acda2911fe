import { PlatformError, type Language } from '@nafas/platform';
import {
  parseRegistry,
  registryTextsSchema,
  type ParsedRegistry,
  type RegistryTexts,
} from '@nafas/platform/registry';
import { withRetries } from '../base/retry.ts';
import { fetchBytes, fetchJson, StatusError } from '../base/fetch-json.ts';
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
    const { input, isSigned } = await withRetries(() => fetchSigned(REGISTRY, keys), {
      attempts: 2,
    });
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

/**
 * What the features of the registry are called in a language. Where keys are known it must be signed, too. A registry of
 * a release before there were such texts has none beside it.
 * @throws PlatformError NF100 when it can't be had, or is not signed.
 */
export async function loadRegistryTexts(
  language: Language,
  keys: () => Promise<readonly string[]>,
): Promise<RegistryTexts> {
  try {
    const { input, isSigned } = await fetchSigned(`/registry.${language}.json`, keys);
    if (!isSigned) throw new Error('not signed by a known key');
    return registryTextsSchema.parse(input);
  } catch (cause) {
    if (cause instanceof StatusError && cause.status === 404) return {};
    throw new PlatformError('NF100', `the names of features in ${language} could not be read`, {
      cause,
    });
  }
}

async function fetchSigned(address: string, keys: () => Promise<readonly string[]>) {
  const [bytes, known] = await Promise.all([fetchBytes(address), keys()]);
  const input: unknown = JSON.parse(new TextDecoder().decode(bytes));
  // The signature is asked for last: it is written before the registry, and keeps those of the registries before.
  const isSigned =
    known.length === 0 ||
    (await isSignedBy(known, bytes, await fetchJson(`${address}.sig`).catch(() => null)));
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
