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
/** The highest serial of a signed registry that this device has seen. */
const SERIAL_KEY = 'nafas.registry-serial.v1';
const TWICE = { attempts: 2 };

export interface LoadedRegistry extends ParsedRegistry {
  /** Why the last good copy is in use instead of the server's; null when it is not. */
  readonly stale: PlatformError | null;
}

/**
 * The registry of feature apps. When the server's can't be had or is invalid, the last good copy of this device is used; where
 * there are `keys`, so it is when none of them signed the server's, or when this device has seen a newer one, and then the copy
 * was signed, too.
 * @throws PlatformError NF100 (it or the keys are out of reach), NF101 (invalid), NF104 (not signed) or NF105 (older) when there
 * is no good copy either.
 */
export async function loadRegistry(
  keys: () => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<LoadedRegistry> {
  const known = withRetries(keys, TWICE);
  let failure: PlatformError;
  try {
    const { input, isSigned } = await withRetries(() => fetchSigned(REGISTRY, known), TWICE);
    try {
      if (!isSigned) throw new PlatformError('NF104', 'the registry is not signed by a known key');
      const parsed = parse(input);
      const isVerified = (await known).length > 0;
      if (isVerified) refuseOlder(parsed);
      remember({ ...(input as object), isVerified });
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
  const needsSignature = await known.then(
    ({ length }) => length > 0,
    () => false,
  );
  const lastGood = recall(needsSignature);
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
    const { input, isSigned } = await fetchSigned(`/registry.${language}.json`, keys());
    if (!isSigned) throw new Error('not signed by a known key');
    return registryTextsSchema.parse(input);
  } catch (cause) {
    if (cause instanceof StatusError && cause.status === 404) return {};
    throw new PlatformError('NF100', `the names of features in ${language} could not be read`, {
      cause,
    });
  }
}

async function fetchSigned(address: string, keys: Promise<readonly string[]>) {
  const [bytes, known] = await Promise.all([fetchBytes(address), keys]);
  const input: unknown = JSON.parse(new TextDecoder().decode(bytes));
  // The signature is asked for last: it is written before the registry, and keeps those of the registries before.
  const isSigned =
    known.length === 0 ||
    (await isSignedBy(known, bytes, await fetchJson(`${address}.sig`).catch(() => null)));
  return { input, isSigned };
}

/** Whoever can write the server's files could put a version back that was taken away. */
function refuseOlder({ serial = 0 }: ParsedRegistry): void {
  if (serial < Number(read(SERIAL_KEY))) {
    throw new PlatformError('NF105', 'the registry is older than one that this device has seen');
  }
  keep(SERIAL_KEY, String(serial));
}

interface LastGood {
  /** Whether its signature was checked. */
  readonly isVerified?: boolean;
}

function remember(registry: LastGood): void {
  keep(LAST_GOOD_KEY, JSON.stringify(registry));
}

function recall(needsSignature: boolean): ParsedRegistry | null {
  try {
    const lastGood = JSON.parse(read(LAST_GOOD_KEY) ?? '') as LastGood;
    return needsSignature && !lastGood.isVerified ? null : parse(lastGood);
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage only costs the fallback, and that an older registry is not told apart.
  }
}
