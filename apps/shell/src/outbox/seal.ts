import type { OutboxWrite } from '@nafas/platform';

/** A write that is encrypted (AES-GCM). Whose it is and of which row stays readable beside it. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';

/** A key that this browser can use, and that no script can read. Rejects without Web Crypto, so outside secure contexts. */
export async function makeKey(): Promise<CryptoKey> {
  const purposes: KeyUsage[] = ['encrypt', 'decrypt'];
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, purposes);
}

/** The operation's id goes into the seal, so that the content of one entry can't be put into another. */
export async function seal(
  key: CryptoKey,
  operationId: string,
  write: OutboxWrite,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(write));
  return { iv, bytes: await crypto.subtle.encrypt(parameters(iv, operationId), key, text) };
}

/** Rejects when it is not this key's, or was changed. */
export async function unseal(
  key: CryptoKey,
  operationId: string,
  { iv, bytes }: Sealed,
): Promise<OutboxWrite> {
  const text = await crypto.subtle.decrypt(parameters(iv, operationId), key, bytes);
  return JSON.parse(new TextDecoder().decode(text)) as OutboxWrite;
}

function parameters(iv: Uint8Array<ArrayBuffer>, operationId: string): AesGcmParams {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(operationId) };
}
