import type { OutboxWrite } from '@nafas/platform';

/**
 * The server will never take this write as it is (a broken rule, somebody else's row). It is no longer kept on the
 * device; whoever asked for it still has it and can say so. Features can't import this class: they look at `name`.
 */
export class OutboxRefused extends Error {
  override readonly name = 'OutboxRefused';
  readonly write: OutboxWrite;

  constructor(write: OutboxWrite) {
    super(`The server refused the row for ${write.table}.`);
    this.write = write;
  }
}

/** Another version of the row is at the server than the write was made on, and the device can't keep the write. */
export class OutboxClash extends Error {
  // As a data service would say it.
  override readonly name = 'DataError';
  readonly code = 'conflict';
}

/** The write is neither on the device nor at the server. `cause` says why the device couldn't keep it, if it tried. */
export class OutboxUnavailable extends Error {
  override readonly name = 'OutboxUnavailable';
}
