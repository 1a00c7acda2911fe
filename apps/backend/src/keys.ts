import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { generateApiKey } from '@supabase/lite';
import { BackendError } from './backend-error.ts';

/** The secrets of one installation. */
export interface Keys {
  /** Signs the access tokens. */
  readonly jwtSecret: string;
  /** The public key that every client sends. */
  readonly anonKey: string;
  /** Passes row-level security; for the operator's scripts, never for a client. */
  readonly serviceKey: string;
}

/**
 * Reads the keys, or makes them on the first run (readable by this user only).
 * @throws BackendError when the file is there but damaged: new keys would end every session, so that is
 * left to the operator.
 */
export async function loadKeys(path: string): Promise<Keys> {
  if (existsSync(path)) return parseKeys(path, readFileSync(path, 'utf8'));
  const keys: Keys = {
    jwtSecret: randomBytes(48).toString('base64url'),
    anonKey: (await generateApiKey('publishable')).key,
    serviceKey: (await generateApiKey('secret')).key,
  };
  // Renamed into place, so that a kill leaves the old state or the whole file.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
  return keys;
}

function parseKeys(path: string, text: string): Keys {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isKeys(value)) {
    throw new BackendError(
      `${path} is damaged. Restore it from a backup, or delete it to make new keys (everybody must sign in again).`,
    );
  }
  return value;
}

function isKeys(value: unknown): value is Keys {
  if (typeof value !== 'object' || value === null) return false;
  const { jwtSecret, anonKey, serviceKey } = value as Partial<Record<keyof Keys, unknown>>;
  return [jwtSecret, anonKey, serviceKey].every(
    (key) => typeof key === 'string' && key.length >= 32,
  );
}
