import { makeKey, seal, type Sealed, unseal } from '@nafas/platform/seal';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  /** One key, made on this device: scripts can use it and not read it. */
  keys: { key: string; value: CryptoKey };
  kept: { key: string; value: Sealed };
}

/** One value of one person on this device, encrypted. All rejects without IndexedDB or Web Crypto, and once it was ended. */
export interface DeviceStore {
  /** Null where there is none, or none that this device's key opens. */
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
}

const VALUE = 'value';

/** Opens a database at the first call; it ends with `signal`, and when somebody takes the database away. */
export function openDeviceStore(name: string, signal: AbortSignal): DeviceStore {
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener('abort', end, { signal: ended.signal });
  if (signal.aborted) end();
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  async function connect(): Promise<IDBPDatabase<Schema>> {
    ended.signal.throwIfAborted();
    opening ??= openDB<Schema>(name, 1, {
      upgrade(made) {
        made.createObjectStore('keys');
        made.createObjectStore('kept');
      },
      blocking: end,
      terminated: () => (opening = undefined),
    }).then((opened) => {
      if (ended.signal.aborted) opened.close();
      ended.signal.addEventListener('abort', () => opened.close());
      return opened;
    });
    opening.catch(() => (opening = undefined));
    const opened = await opening;
    ended.signal.throwIfAborted();
    return opened;
  }

  async function findKey(): Promise<CryptoKey> {
    const known = await (await connect()).get('keys', name);
    if (known) return known;
    // Made before the transaction, which would end while it waits for anything but the database.
    const made = await makeKey();
    const transaction = (await connect()).transaction('keys', 'readwrite');
    const ofOtherTab = await transaction.store.get(name);
    if (!ofOtherTab) await transaction.store.put(made, name);
    await transaction.done;
    return ofOtherTab ?? made;
  }

  return {
    async read() {
      const sealed = await (await connect()).get('kept', VALUE);
      if (sealed === undefined) return null;
      const key = await findKey();
      return unseal(key, name, sealed).catch(() => null);
    },
    async write(value) {
      const sealed = await seal(await findKey(), name, value);
      await (await connect()).put('kept', sealed, VALUE);
    },
  };
}
