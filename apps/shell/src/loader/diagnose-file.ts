import { PlatformError } from '@nafas/platform';

const LIMIT_MS = 5_000;

const whole = new WeakMap<object, string>();

/**
 * The address of the file that failed, if it was whole when it was read once more: the browser had met another one under
 * this name and still had it in memory (Chromium), and another try finds it right. Null for every other failure.
 */
export function wholeFile(error: unknown): string | null {
  return (error instanceof Error && whole.get(error)) || null;
}

/**
 * Why a script or stylesheet failed. The browser doesn't say, so the file is read once more and its bytes are compared
 * with the registry's hash: NF120 when they differ, NF110 for everything else.
 */
export async function diagnoseFile(file: {
  app: string;
  url: string;
  integrity: string;
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
    if (actual !== integrity) {
      return new PlatformError('NF120', `${url} is not the file the registry names`, { app });
    }
    const error = new PlatformError('NF110', `${url} could not be run`, { app });
    whole.set(error, url);
    return error;
  } catch (cause) {
    return new PlatformError('NF110', `${url} is not reachable`, { app, cause });
  }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
