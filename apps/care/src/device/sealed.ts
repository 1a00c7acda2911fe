import { SAFETY_PLAN } from '@nafas/platform';

const STORE = 'keys';
const NAME = 'device';

interface Sealed {
  /** Whose it is, where the name does not say it. */
  readonly owner?: string;
  readonly iv: string;
  readonly bytes: string;
}

/**
 * The key of this device: scripts can use it and not read it. Rejects without IndexedDB or Web Crypto. Looked up each time:
 * it goes with an account, and what is sealed by one that is gone can't be read after a reload.
 */
async function deviceKey(): Promise<CryptoKey> {
  const database = await ask(
    Object.assign(indexedDB.open(SAFETY_PLAN.deviceDatabase, 1), {
      onupgradeneeded(this: IDBOpenDBRequest) {
        this.result.createObjectStore(STORE);
      },
    }),
  );
  try {
    const known = await ask<unknown>(database.transaction(STORE).objectStore(STORE).get(NAME));
    if (known instanceof CryptoKey) return known;
    // Made before the transaction, which would end while it waits for anything but the database.
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const ofOtherTab = await ask<unknown>(store.get(NAME));
    if (ofOtherTab instanceof CryptoKey) return ofOtherTab;
    await ask(store.put(made, NAME));
    return made;
  } finally {
    database.close();
  }
}

function ask<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

/**
 * Keeps a value on this device, encrypted (AES-GCM); the name goes into the seal. The owner stands beside it, readable, for
 * what is kept under a name without an id.
 */
export async function keepSealed(name: string, value: unknown, owner?: string): Promise<void> {
  const key = await deviceKey();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await crypto.subtle.encrypt(parameters(name, iv), key, text);
  const sealed: Sealed = {
    ...(owner === undefined ? {} : { owner }),
    iv: toBase64(iv),
    bytes: toBase64(new Uint8Array(bytes)),
  };
  localStorage.setItem(name, JSON.stringify(sealed));
}

/** What is kept under a name, null where there is nothing, or nothing that this device's key opens. */
export async function readSealed(name: string): Promise<unknown> {
  const kept = localStorage.getItem(name);
  if (kept === null) return null;
  try {
    const { iv, bytes } = JSON.parse(kept) as Sealed;
    const key = await deviceKey();
    const text = await crypto.subtle.decrypt(
      parameters(name, fromBase64(iv)),
      key,
      fromBase64(bytes),
    );
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return null;
  }
}

/** Forgets what is kept under a name. */
export function forgetSealed(name: string): void {
  localStorage.removeItem(name);
}

function parameters(name: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
