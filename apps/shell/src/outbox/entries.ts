import type { OutboxWrite } from '@nafas/platform';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The name of the database in production. */
export const OUTBOX_DATABASE = 'nafas-outbox';
const VERSION = 1;

/** A write that the server may not have yet. */
export interface OutboxEntry {
  /** Derived from user, table and row id: enqueueing one row twice is one entry. */
  readonly operationId: string;
  readonly userId: string;
  /** Milliseconds since the epoch, made strictly increasing for each user, since it is the order of sending. */
  readonly createdAt: number;
  readonly write: OutboxWrite;
}

interface Schema extends DBSchema {
  entries: { key: string; value: OutboxEntry; indexes: { byUser: [string, number] } };
}

/** The entries on this device. Every call names the user whose entries it means; all reject without IndexedDB. */
export interface Entries {
  /** Keeps a write. The newest content of a row wins and keeps its place. */
  put(userId: string, write: OutboxWrite): Promise<void>;
  /** A user's entries, oldest first. */
  list(userId: string): Promise<readonly OutboxEntry[]>;
  count(userId: string): Promise<number>;
  remove(operationId: string): Promise<void>;
  clear(userId: string): Promise<void>;
  /** Closes the connection once its transactions are done; every later call rejects. */
  close(): void;
}

export function getOperationId(userId: string, { table, row }: OutboxWrite): string {
  return JSON.stringify([userId, table, row.id]);
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

  return {
    async put(userId, write) {
      const operationId = getOperationId(userId, write);
      const transaction = (await connection()).transaction('entries', 'readwrite');
      // In one transaction, so that two tabs never give the same place; a full disk shows when it completes.
      const add = async () => {
        const existing = await transaction.store.get(operationId);
        const last = await transaction.store.index('byUser').openCursor(toKeyRange(userId), 'prev');
        const createdAt =
          existing?.createdAt ?? Math.max(Date.now(), (last?.value.createdAt ?? 0) + 1);
        await transaction.store.put({ operationId, userId, createdAt, write });
      };
      await Promise.all([add(), transaction.done]);
    },
    list: async (userId) =>
      (await connection()).getAllFromIndex('entries', 'byUser', toKeyRange(userId)),
    count: async (userId) =>
      (await connection()).countFromIndex('entries', 'byUser', toKeyRange(userId)),
    remove: async (operationId) => (await connection()).delete('entries', operationId),
    async clear(userId) {
      const transaction = (await connection()).transaction('entries', 'readwrite');
      const keys = await transaction.store.index('byUser').getAllKeys(toKeyRange(userId));
      await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
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
