import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { BackendError } from '../../backend-error.ts';

/** The pair that this server is known by to push services (VAPID, RFC 8292): P-256, base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const PUBLIC = /^B[\w-]{86}$/;
const PRIVATE = /^[\w-]{43}$/;

/** Makes a new pair. */
export async function makePushKeys(): Promise<PushKeys> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { publicKey: Buffer.from(raw).toString('base64url'), privateKey: d };
}

/**
 * Reads the keys of an installation, or makes them on the first run (readable by this user only).
 * @throws BackendError when the file is there but damaged: with new keys every device has to be turned on anew, so that
 * is left to the operator.
 */
export async function loadPushKeys(path: string): Promise<PushKeys> {
  if (existsSync(path)) {
    const keys = parse(readFileSync(path, 'utf8'));
    if (keys) return keys;
    throw new BackendError(
      `${path} is damaged. Restore it from a backup, or delete it to make new keys (everybody must turn notifications on their devices on again).`,
    );
  }
  const keys = await makePushKeys();
  // Renamed into place, so that a kill leaves nothing or the whole file.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
  return keys;
}

/**
 * Reads NAFAS_PUSH_PUBLIC_KEY and NAFAS_PUSH_PRIVATE_KEY; null without either.
 * @throws BackendError when they are no pair of keys.
 */
export function readPushKeys(env: Readonly<Record<string, string | undefined>>): PushKeys | null {
  const [publicKey, privateKey] = [env['NAFAS_PUSH_PUBLIC_KEY'], env['NAFAS_PUSH_PRIVATE_KEY']];
  if (!publicKey && !privateKey) return null;
  const keys = check({ publicKey, privateKey });
  if (keys) return keys;
  throw new BackendError(
    'NAFAS_PUSH_PUBLIC_KEY and NAFAS_PUSH_PRIVATE_KEY must be a pair that `npm run push:keys` made.',
  );
}

function parse(text: string): PushKeys | null {
  try {
    return check(JSON.parse(text));
  } catch {
    return null;
  }
}

function check(value: unknown): PushKeys | null {
  if (typeof value !== 'object' || value === null) return null;
  const { publicKey, privateKey } = value as Partial<Record<keyof PushKeys, unknown>>;
  const isPair =
    typeof publicKey === 'string' &&
    PUBLIC.test(publicKey) &&
    typeof privateKey === 'string' &&
    PRIVATE.test(privateKey);
  return isPair ? { publicKey, privateKey } : null;
}
