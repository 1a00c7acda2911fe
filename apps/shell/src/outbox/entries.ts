import type { OutboxWrite } from '@nafas/platform';
import { makeKey, seal, unseal, type Sealed } from '@nafas/platform/seal';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { getOperationId } from './operation-id.ts';

/** The name of the database in production. */
export const OUTBOX_DATABASE = 'nafas-outbox';
const VERSION = 2;

/** A write that the server may not have yet. */
export interface OutboxEntry {
  /** See {@link getOperationId}. */
  readonly operationId: string;
  readonly userId: string;
  /** Milliseconds since the epoch, made strictly increasing for each user, since it is the order of sending. */
  readonly createdAt: number;
  readonly write: OutboxWrite;
}

/** As it is kept. Version 1 kept the write as it is. */
type StoredEntry = Omit<OutboxEntry, 'write'> &
  ({ readonly sealed: Sealed; readonly write?: never } | { readonly write: OutboxWrite });

interface Schema extends DBSchema {
  entries: { key: string; value: StoredEntry; indexes: { byUser: [string, number] } };
  /** Each user's key, by user. */
  keys: { key: string; value: CryptoKey };
}

/**
 * The entries on this device, encrypted. Every call names the user whose entries it means; all reject without IndexedDB,
 * and `put` without Web Crypto.
 */
export interface Entries {
  /** Keeps a write. The newest content of an operation wins and keeps its place. */
  put(userId: string, write: OutboxWrite, operationId?: string): Promise<void>;
  /** A user's entries, oldest first. */
  list(userId: string): Promise<readonly OutboxEntry[]>;
  count(userId: string): Promise<number>;
  remove(operationId: string): Promise<void>;
  clear(userId: string): Promise<void>;
  /** Closes the connection once its transactions are done; every later call rejects. */
  close(): void;
}

/** Opens the database at the first call, and again when the browser closed it. */
export function openEntries(database = OUTBOX_DATABASE): Entries {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  let closed = false;

  function connection(): Promise<IDBPDatabase<Schema>> {
    if (closed) return Promise.reject(new DOMException('Closed.', 'InvalidStateError'));
    opening ??= open(database, () => (opening = undefined));
    opening.catch(() => (opening = undefined));
    return opening;
  }

  async function getKey(userId: string): Promise<CryptoKey> {
    const db = await connection();
    const known = await db.get('keys', userId);
    if (known) return known;
    // Made before the transaction, which would end while it waits for anything but the database.
    const made = await makeKey();
    const transaction = db.transaction('keys', 'readwrite');
    const ofOtherTab = await transaction.store.get(userId);
    if (!ofOtherTab) await transaction.store.put(made, userId);
    await transaction.done;
    return ofOtherTab ?? made;
  }

  /** Null for what no key opens any more: it is removed. */
  async function read(key: CryptoKey, stored: StoredEntry): Promise<OutboxEntry | null> {
    if (stored.write !== undefined) return stored;
    const { sealed, ...entry } = stored;
    try {
      const write = (await unseal(key, entry.operationId, sealed)) as OutboxWrite;
      return { ...entry, write };
    } catch {
      await (await connection()).delete('entries', entry.operationId);
      return null;
    }
  }

  /** Encrypts what version 1 kept as it is. */
  async function sealOld(key: CryptoKey, stored: readonly StoredEntry[]): Promise<void> {
    for (const { write, ...entry } of stored) {
      if (write === undefined) continue;
      const sealed = await seal(key, entry.operationId, write);
      const transaction = (await connection()).transaction('entries', 'readwrite');
      const now = await transaction.store.get(entry.operationId);
      // Meanwhile it may have been sent, or written anew.
      if (now?.write !== undefined) await transaction.store.put({ ...entry, sealed });
      await transaction.done;
    }
  }

  async function put(userId: string, write: OutboxWrite, operationId: string): Promise<void> {
    const sealed = await seal(await getKey(userId), operationId, write);
    const transaction = (await connection()).transaction('entries', 'readwrite');
    // In one transaction, so that two tabs never give the same place; a full disk shows when it completes.
    const add = async () => {
      const existing = await transaction.store.get(operationId);
      const last = await transaction.store.index('byUser').openCursor(toKeyRange(userId), 'prev');
      const createdAt =
        existing?.createdAt ?? Math.max(Date.now(), (last?.value.createdAt ?? 0) + 1);
      await transaction.store.put({ operationId, userId, createdAt, sealed });
    };
    await Promise.all([add(), transaction.done]);
  }

  let latestPut: Promise<unknown> = Promise.resolve();
  return {
    put(userId, write, operationId = getOperationId(userId, write)) {
      // One after the other: encrypting takes different times, and the newest content has to win.
      const done = latestPut.then(() => put(userId, write, operationId));
      latestPut = done.catch(() => undefined);
      return done;
    },
    async list(userId) {
      const db = await connection();
      const stored = await db.getAllFromIndex('entries', 'byUser', toKeyRange(userId));
      if (stored.length === 0) return [];
      const key = await getKey(userId);
      const entries = await Promise.all(stored.map((one) => read(key, one)));
      await sealOld(key, stored);
      return entries.filter((entry) => entry !== null);
    },
    count: async (userId) =>
      (await connection()).countFromIndex('entries', 'byUser', toKeyRange(userId)),
    remove: async (operationId) => (await connection()).delete('entries', operationId),
    async clear(userId) {
      const transaction = (await connection()).transaction(['entries', 'keys'], 'readwrite');
      const entries = transaction.objectStore('entries');
      const ids = await entries.index('byUser').getAllKeys(toKeyRange(userId));
      await Promise.all([
        ...ids.map((id) => entries.delete(id)),
        transaction.objectStore('keys').delete(userId),
        transaction.done,
      ]);
    },
    close() {
      closed = true;
      opening?.then(
        (db) => db.close(),
        () => undefined,
      );
    },
  };
}

function open(database: string, onLost: () => void): Promise<IDBPDatabase<Schema>> {
  const opened: Promise<IDBPDatabase<Schema>> = openDB<Schema>(database, VERSION, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        const store = db.createObjectStore('entries', { keyPath: 'operationId' });
        store.createIndex('byUser', ['userId', 'createdAt']);
      }
      if (oldVersion < 2) db.createObjectStore('keys');
    },
    // Another tab has a newer release of the app: it must not wait for this one.
    blocking() {
      onLost();
      void opened.then((db) => db.close());
    },
    terminated: onLost,
  });
  return opened;
}

/** All of one user's keys in `byUser`: an array sorts after every number. */
function toKeyRange(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []]);
}
