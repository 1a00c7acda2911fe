import type { OutboxConflict, OutboxWrite } from '@nafas/platform';
import { getExpected } from './clashes.ts';
import { OutboxRefused } from './errors.ts';
import type { OutboxEntry } from './entries.ts';
import { getRowKey } from './operation-id.ts';
import { WAIT_MS, type Waiters } from './waiters.ts';

/** The outcome of one attempt: the server has it, it may take it later, or it will never take it. */
export type SendOutcome = 'ok' | 'retry' | 'refused' | VersionConflict;

/** The row is of another version than the write was made on: as it is now, or null where it was removed. */
export interface VersionConflict {
  readonly theirs: OutboxConflict['theirs'];
}

/** `done`: nothing left to send. `retry`: the server didn't take one. `later`: what is left belongs to a busy tab. */
export type Drained = 'done' | 'retry' | 'later';

export interface DrainParts {
  readonly signal: AbortSignal;
  readonly waiters: Waiters;
  /** The operations that this tab enqueued. */
  readonly own: ReadonlySet<string>;
  /** Refused when nobody waited: they stay on the device, but don't hold up the others. */
  readonly setAside: Set<string>;
  /** One user's entries, oldest first. */
  list(): Promise<readonly OutboxEntry[]>;
  /** Never rejects. */
  send(write: OutboxWrite, operationId: string): Promise<SendOutcome>;
  /** Whether an entry waits for the person's choice between it and the server's row. */
  isHeld(entry: OutboxEntry): boolean;
  /** The server has a change: those of the same row that were made on the same version are on top of it now. */
  moveOn(entry: OutboxEntry): Promise<void>;
  /** A removal is not sent: those behind it are on top of the row as it still is. */
  takeBack(entry: OutboxEntry): Promise<void>;
  remove(entry: OutboxEntry): Promise<void>;
  onStored(write: OutboxWrite): void;
  onRefused(entry: OutboxEntry): void;
  /** Waits for the person's choice from now on. */
  onMet(entry: OutboxEntry, met: VersionConflict): Promise<void>;
}

/**
 * Sends entry after entry, oldest first, and stops at the first that can't be sent now. Looks at the list anew each
 * time, so that what is enqueued meanwhile goes along. Run it by one tab at a time.
 */
export async function drainEntries(parts: DrainParts): Promise<Drained> {
  const { signal, own, setAside } = parts;
  for (;;) {
    const all = await parts.list();
    const entry = all.find((one) => !setAside.has(one.operationId) && !parts.isHeld(one));
    if (signal.aborted || !entry) return 'done';
    const back = findReturn(entry, all);
    const next = back ?? entry;
    if (!own.has(next.operationId) && isFresh(next)) return 'later';
    const outcome = await parts.send(next.write, next.operationId);
    if (outcome === 'retry') return 'retry';
    if (typeof outcome === 'object') {
      // After the end of a scope the answer may be that to somebody else.
      if (signal.aborted) return 'done';
      await parts.onMet(next, outcome);
      parts.waiters.resolve(next.operationId, 'conflict');
      continue;
    }
    if (back) await stored({ ...parts, moveOn: parts.takeBack }, entry);
    if (outcome === 'ok') await stored(parts, next);
    else await refused(parts, next);
  }
}

/**
 * Whether the tab that enqueued it may still be waiting for the answer. It is left to that tab, because only there a
 * refusal can be shown beside the form.
 */
function isFresh({ createdAt }: OutboxEntry): boolean {
  // Both signs: the clock may have been set back since.
  return Math.abs(Date.now() - createdAt) < WAIT_MS;
}

/**
 * The write by which a removed row comes back, where it is taken back before it went out. The removal is never sent then:
 * what hangs on the row at the server stays. The row is there, so that adding it changes nothing; unless the removal had
 * arrived and only its answer was lost.
 */
function findReturn({ write, createdAt }: OutboxEntry, all: readonly OutboxEntry[]) {
  if (write.op !== 'delete') return undefined;
  const key = getRowKey(write);
  return all.find(
    (one) =>
      one.createdAt > createdAt && getRowKey(one.write) === key && getExpected(one.write) === null,
  );
}

async function stored(
  { waiters, moveOn, remove, onStored }: DrainParts,
  entry: OutboxEntry,
): Promise<void> {
  try {
    // First: should the page end between the two, the entry is sent again and known by its mark.
    await moveOn(entry);
    await remove(entry);
  } finally {
    // Even when it can't be removed: then it is sent again, and stored once.
    onStored(entry.write);
    waiters.resolve(entry.operationId, 'sent');
  }
}

async function refused(parts: DrainParts, entry: OutboxEntry): Promise<void> {
  const { waiters, setAside } = parts;
  if (!waiters.isAwaited(entry.operationId)) {
    setAside.add(entry.operationId);
    parts.onRefused(entry);
    return;
  }
  try {
    await parts.remove(entry);
  } finally {
    waiters.reject(entry.operationId, new OutboxRefused(entry.write));
  }
}
