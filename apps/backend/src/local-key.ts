import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A key of the embedded backend's data directory, for commands of who runs it. Throws where there is none. */
export function readLocalKey(dataDir: string, name: 'anonKey' | 'serviceKey'): string {
  try {
    const keys: unknown = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'));
    if (typeof keys === 'object' && keys !== null && name in keys) {
      return String((keys as Record<string, unknown>)[name]);
    }
  } catch {
    // Said below: there is no embedded backend here.
  }
  throw new Error(`No keys in ${dataDir}: start the embedded backend once, or give --key.`);
}
