import { PlatformError } from '@nafas/platform';

const LIMIT_MS = 5_000;

const whole = new WeakSet<Error>();

/**
 * Whether a file failed that was whole when it was read once more: the browser had met another one under its name, may
 * still have had it in memory, and a second try can find it right.
 */
export function wasWhole(error: Error): boolean {
  return whole.has(error);
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
    });
    if (!response.ok)
      return new PlatformError('NF110', `${url} answered ${response.status}`, { app });
    const actual = await sha384(await response.arrayBuffer());
    if (actual !== integrity) {
      return new PlatformError('NF120', `${url} is not the file the registry names`, { app });
    }
    const error = new PlatformError('NF110', `${url} could not be run`, { app });
    whole.add(error);
    return error;
  } catch (cause) {
    return new PlatformError('NF110', `${url} is not reachable`, { app, cause });
  }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
