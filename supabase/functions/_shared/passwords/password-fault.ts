import { COMMON_PASSWORDS, HASH_BYTES } from './common-passwords.ts';

/**
 * Why the server takes no such password: it is nothing but blanks; or it is among the ten thousand most common ones, or
 * is the address that it belongs to: those are what guessers try first.
 */
export type PasswordFault = 'blank' | 'common';

/** The fault of a password; null: none. Its length is checked by the auth server. */
export async function passwordFault(
  password: string,
  email: string | null,
): Promise<PasswordFault | null> {
  const plain = toPlain(password);
  if (plain === '') return 'blank';
  const address = toPlain(email ?? '');
  if (plain === address || plain === address.split('@')[0]) return 'common';
  return includes(await hashPlain(plain)) ? 'common' : null;
}

/** As passwords are compared: what differs only in case, width or outer blanks is guessed along. */
export function toPlain(password: string): string {
  return password.normalize('NFKC').trim().toLowerCase();
}

/** The first bytes of SHA-256: the list is kept so, that nobody meets it in clear. */
export async function hashPlain(plain: string): Promise<Uint8Array> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain));
  return new Uint8Array(digest, 0, HASH_BYTES);
}

const sorted = Uint8Array.from(atob(COMMON_PASSWORDS), (letter) => letter.charCodeAt(0));

function includes(hash: Uint8Array): boolean {
  let from = 0;
  let to = sorted.length / HASH_BYTES;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = compareBytes(
      hash,
      sorted.subarray(middle * HASH_BYTES, (middle + 1) * HASH_BYTES),
    );
    if (order === 0) return true;
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return false;
}

/** Below 0 when `a` comes first, above when `b` does; both of one length. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
