import type { OutboxWrite } from '@nafas/platform';
import { OutboxRefused } from './errors.ts';
import type { OutboxEntry } from './entries.ts';
import { WAIT_MS, type Waiters } from './waiters.ts';

/** The outcome of one attempt: the server has it, it may take it later, or it will never take it. */
export type SendOutcome = 'ok' | 'retry' | 'refused';

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
  send(write: OutboxWrite): Promise<SendOutcome>;
  remove(entry: OutboxEntry): Promise<void>;
  onStored(write: OutboxWrite): void;
  onRefused(entry: OutboxEntry): void;
}

/**
 * Sends entry after entry, oldest first, and stops at the first that can't be sent now. Looks at the list anew each
 * time, so that what is enqueued meanwhile goes along. Run it by one tab at a time.
 */
export async function drainEntries(parts: DrainParts): Promise<Drained> {
  const { signal, own, setAside } = parts;
  for (;;) {
    const entry = (await parts.list()).find(({ operationId }) => !setAside.has(operationId));
    if (signal.aborted || !entry) return 'done';
    if (!own.has(entry.operationId) && isFresh(entry)) return 'later';
    const outcome = await parts.send(entry.write);
    if (outcome === 'retry') return 'retry';
    if (outcome === 'ok') await stored(parts, entry);
    else await refused(parts, entry);
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

async function stored(
  { waiters, remove, onStored }: DrainParts,
  entry: OutboxEntry,
): Promise<void> {
  try {
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
