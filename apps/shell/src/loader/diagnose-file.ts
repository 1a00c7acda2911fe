import { PlatformError } from '@nafas/platform';
import type { RegistryVersion } from '@nafas/platform/registry';
import { fetchJson } from '../base/fetch-json.ts';

const LIMIT_MS = 5_000;

/** Why a file could not be run although it is whole: the browser had met another one under its name (Chromium). */
class IntactFile extends Error {
  readonly url: string;
  constructor(url: string) {
    super(`${url} was intact when it was read once more`);
    this.url = url;
  }
}

/** The address of the file that failed, if it was intact when it was read once more: then another try finds it right. */
export function intactFile(error: unknown): string | null {
  return error instanceof PlatformError && error.cause instanceof IntactFile
    ? error.cause.url
    : null;
}

/** The fields that the bundler's runtime puts on the error of a chunk or stylesheet that failed. */
interface BundlerError extends Error {
  readonly request?: unknown;
}

/**
 * If `error` says that a chunk or stylesheet of this version failed: why (NF110 or NF120). Otherwise null.
 * The registry has the hashes of files that views need at first, the build's description those of the others.
 */
export async function diagnoseChunk(
  version: RegistryVersion,
  error: unknown,
): Promise<PlatformError | null> {
  const request = error instanceof Error ? (error as BundlerError).request : undefined;
  if (typeof request !== 'string') return null;
  const [url = ''] = request.split('?');
  const folder = new URL('.', version.url).href;
  const known = version.extras.files.find((file) => file.url === url);
  if (!known && !url.startsWith(folder)) return null;
  const integrity = known?.integrity ?? (await describedHash(folder, url));
  return diagnoseFile({ app: version.extras.feature.id, url, integrity });
}

/** The hash that the build's own description has of a file; null when that can't be had. Only words depend on it. */
async function describedHash(folder: string, url: string): Promise<string | null> {
  try {
    const described = (await fetchJson(`${folder}feature.json`)) as {
      files?: { file?: unknown; integrity?: unknown }[];
    } | null;
    const file = described?.files?.find((each) => folder + String(each.file) === url);
    return typeof file?.integrity === 'string' ? file.integrity : null;
  } catch {
    return null;
  }
}

/**
 * Why a script or stylesheet failed. The browser doesn't say, so the file is read once more and its bytes are compared
 * with the registry's hash: NF120 when they differ, NF110 for everything else.
 */
export async function diagnoseFile(file: {
  app: string;
  url: string;
  /** Null when it is not known. */
  integrity: string | null;
}): Promise<PlatformError> {
  const { app, url, integrity } = file;
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LIMIT_MS),
      credentials: 'omit',
      // Past the browser's cache, and into it: what was stored broken must not stay so until it expires.
      cache: 'reload',
    });
    if (!response.ok)
      return new PlatformError('NF110', `${url} answered ${response.status}`, { app });
    const actual = await sha384(await response.arrayBuffer());
    if (integrity !== null && actual !== integrity) {
      return new PlatformError('NF120', `${url} is not the file the registry names`, { app });
    }
    return new PlatformError('NF110', `${url} could not be run`, {
      app,
      ...(integrity !== null && { cause: new IntactFile(url) }),
    });
  } catch (cause) {
    return new PlatformError('NF110', `${url} is not reachable`, { app, cause });
  }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
