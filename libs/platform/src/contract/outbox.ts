/** A row by its columns. */
type Columns = Readonly<Record<string, unknown>>;

interface Write {
  readonly table: string;
  /** The topic to invalidate once the server has it. */
  readonly topic: string;
}

/** Adds a row under an id that the client made, so that sending it twice stores it once. */
export interface OutboxInsert extends Write {
  readonly op?: 'insert';
  readonly row: Columns & { readonly id: string };
}

/**
 * Changes columns of a row that has a `version`, which the server counts up, and an `operation_id`. `expectedVersion` is
 * the version that the change was made on; a change on top of a write that still waits names the same one as that.
 */
export interface OutboxUpdate extends Write {
  readonly op: 'update';
  /** The row's id and the columns that change. */
  readonly row: Columns & { readonly id: string };
  readonly expectedVersion: number;
}

/** Removes a row that has a `version`. One that is gone already is no conflict. */
export interface OutboxDelete extends Write {
  readonly op: 'delete';
  readonly row: Columns & { readonly id: string };
  readonly expectedVersion: number;
}

/**
 * A write that a person would hate to lose. It is kept on the device until the server has it. Writes of one row go out
 * in the order in which they were enqueued.
 */
export type OutboxWrite = OutboxInsert | OutboxUpdate | OutboxDelete;

/**
 * `sent`: the server has it. `queued`: it is safe on this device and goes out when the network is back. `conflict`: the
 * row was changed elsewhere meanwhile; the write is kept in `platform.conflicts` until the person has chosen. An insert
 * meets none.
 */
export type EnqueueResult = 'sent' | 'queued' | 'conflict';

/** A write that met another version of its row than it was made on. */
export interface OutboxConflict {
  readonly id: string;
  /** This person's writes: the one that met the conflict, and those of the same row that wait behind it, in order. */
  readonly writes: readonly OutboxWrite[];
  /** The row as the server has it, all its columns; null when it was removed. */
  readonly theirs: Columns | null;
}

/**
 * How a conflict ends. `mine`: the writes go out on top of the server's row. `theirs`: they are dropped. Where the row
 * was removed, `mine` has nothing to go on top of and rejects: insert the row anew, and drop these.
 */
export type ConflictChoice = 'mine' | 'theirs';

/**
 * The server will never take this write as it is (a broken rule, somebody else's row). It is no longer kept on the
 * device; whoever asked for it still has it and can say so. Thrown by the host: use {@link isOutboxRefused}.
 */
export class OutboxRefused extends Error {
  override readonly name = 'OutboxRefused';
  readonly write: OutboxWrite;

  constructor(write: OutboxWrite) {
    super(`The server refused the row for ${write.table}.`);
    this.write = write;
  }
}

/** Whether `platform.enqueue` rejected because the server will never take the write, by a host of any contract. */
export function isOutboxRefused(error: unknown): error is OutboxRefused {
  return error instanceof Error && error.name === 'OutboxRefused';
}

/** The write is neither on the device nor at the server. `cause` says why the device couldn't keep it, if it tried. */
export class OutboxUnavailable extends Error {
  override readonly name = 'OutboxUnavailable';
}
