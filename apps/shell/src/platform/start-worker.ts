import type { ScriptOrigins } from '../config/script-origins.ts';

/** Browsers take a malformed hash for none and then check nothing. */
const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/;

/**
 * Starts a classic worker whose script lies on another origin. The file is fetched with its sha384 integrity and run
 * from a blob of our own origin, since browsers start workers from no other.
 * Rejects when the origin is not allowed, when the file can't be had, and when it is not the one the hash names.
 */
export async function startWorker(
  scripts: ScriptOrigins,
  url: string,
  integrity: string,
): Promise<Worker> {
  if (!SHA384.test(integrity)) throw new TypeError(`${url} was named without a sha384 hash`);
  const response = await fetch(scripts.check(url), { integrity, credentials: 'omit' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const blob = new Blob([await response.arrayBuffer()], { type: 'text/javascript' });
  const address = URL.createObjectURL(blob);
  try {
    return new Worker(address);
  } finally {
    // The worker has its script once the constructor returned.
    URL.revokeObjectURL(address);
  }
}
