/** A value that is encrypted (AES-GCM). What it is called stays readable beside it. */
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

/** The name goes into the seal, so that what is kept under one can't be put under another. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt(parameters(iv, name), key, text) };
}

/** Rejects when it is not this key's, or was changed. */
export async function unseal(
  key: CryptoKey,
  name: string,
  { iv, bytes }: Sealed,
): Promise<unknown> {
  const text = await crypto.subtle.decrypt(parameters(iv, name), key, bytes);
  return JSON.parse(new TextDecoder().decode(text)) as unknown;
}

function parameters(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(name) };
}
