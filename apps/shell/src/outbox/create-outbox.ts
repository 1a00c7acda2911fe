import {
  createStore,
  readOnly,
  type Connectivity,
  type ConflictChoice,
  type EnqueueResult,
  type OutboxConflict,
  type OutboxWrite,
  type Store,
} from '@nafas/platform';
import type { ReportError } from '../base/report.ts';
import { openChannel } from './announce.ts';
import { createClashes, getExpected } from './clashes.ts';
import { drainEntries, type VersionConflict, type SendOutcome } from './drain-entries.ts';
import { openEntries, OUTBOX_DATABASE, type OutboxEntry } from './entries.ts';
import { OutboxClash, OutboxRefused, OutboxUnavailable } from './errors.ts';
import { getOperationId, getRowKey } from './operation-id.ts';
import { ownedBy } from './owned-by.ts';
import { createRetryTimer } from './retry-timer.ts';
import { createWaiters, WAIT_MS } from './waiters.ts';
import type { WithLock } from './with-lock.ts';

export interface OutboxOptions {
  readonly userId: string;
  /** The scope's: after it aborts nothing more is sent and nothing is left open. */
  readonly signal: AbortSignal;
  /** Sends one write. A rejection counts as `retry`. It must end by itself: the other tabs wait for it. */
  send(write: OutboxWrite, operationId: string): Promise<SendOutcome>;
  readonly connectivity: Store<Connectivity>;
  invalidate(topic: string): void;
  readonly report: ReportError;
  /** One for all outboxes of this tab. */
  readonly withLock: WithLock;
  /**
   * The server refused a write that nobody waits for any more, e.g. after a reload. It stays on the device and in
   * `pending`, and is tried once more at the next start, unless it is discarded.
   */
  onRefused?(write: OutboxWrite, discard: () => Promise<void>): void;
  /** Another database name, for tests. */
  readonly database?: string;
}

export interface UserOutbox {
  /** This user's writes that the server doesn't have yet, oldest first, in every tab. */
  readonly pending: Store<readonly OutboxWrite[]>;
  /**
   * Keeps the write on the device, then waits up to four seconds for the server. Rejects with `OutboxRefused` when
   * the server will never take it, and with `OutboxUnavailable` when neither device nor server has it.
   */
  enqueue(write: OutboxWrite): Promise<EnqueueResult>;
  readonly conflicts: Store<readonly OutboxConflict[]>;
  resolveConflict(id: string, choice: ConflictChoice): Promise<void>;
  /** Sends what is left, once it is this tab's turn. Never rejects; failures are reported and tried again later. */
  drain(): Promise<void>;
}

/** The outbox of one signed-in user in this tab. It starts sending at once. */
export function createOutbox(options: OutboxOptions): UserOutbox {
  const { userId, signal, connectivity, invalidate, report, withLock } = options;
  const { database = OUTBOX_DATABASE } = options;
  const entries = openEntries(database);
  const channel = openChannel(database, userId);
  const pending = createStore<readonly OutboxWrite[]>([]);
  const conflicts = createStore<readonly OutboxConflict[]>([]);
  const clashes = createClashes();
  const waiters = createWaiters();
  const own = new Set<string>();
  const setAside = new Set<string>();
  const timer = createRetryTimer(signal, () => void drain());
  let latestRead = 0;
  let waiting: Promise<void> | undefined;
  let running: Promise<void> | undefined;

  async function send(write: OutboxWrite, operationId: string): Promise<SendOutcome> {
    try {
      return await options.send(write, operationId);
    } catch {
      return 'retry';
    }
  }

  function failed(error: unknown): void {
    // An error is no failure when the scope's end has closed the connection.
    if (!signal.aborted) report(error, { phase: 'outbox' });
  }

  async function list(): Promise<readonly OutboxEntry[]> {
    const read = ++latestRead;
    const all = await entries.list(userId);
    if (read !== latestRead || signal.aborted) return all;
    clashes.keepThoseOf(all);
    const waiting = all.filter((one) => !clashes.isHeld(one));
    if (waiting.length > 0 || pending.get().length > 0) {
      pending.set(waiting.map((one) => one.write));
    }
    const met = clashes.list(all);
    if (met.length > 0 || conflicts.get().length > 0) conflicts.set(met);
    return all;
  }

  async function changed(): Promise<void> {
    if (!signal.aborted) channel.postMessage('changed');
    await list();
  }

  async function remove({ operationId }: OutboxEntry): Promise<void> {
    await entries.remove(operationId);
    own.delete(operationId);
    setAside.delete(operationId);
    if (!signal.aborted) await changed();
  }

  async function moveOn({ operationId, write }: OutboxEntry): Promise<void> {
    const made = getExpected(write);
    const key = getRowKey(write);
    if (made === null || write.op === 'delete') return;
    for (const other of await entries.list(userId)) {
      if (other.operationId === operationId || getRowKey(other.write) !== key) continue;
      if (getExpected(other.write) === made) await expect(other, made + 1);
    }
  }

  async function takeBack({ createdAt, write }: OutboxEntry): Promise<void> {
    const made = getExpected(write);
    const key = getRowKey(write);
    for (const other of await entries.list(userId)) {
      if (made === null || other.createdAt <= createdAt || getRowKey(other.write) !== key) continue;
      await expect(other, made);
    }
  }

  async function expect({ operationId, write }: OutboxEntry, version: number): Promise<void> {
    if (write.op !== 'update' && write.op !== 'delete') return;
    await entries.put(userId, { ...write, expectedVersion: version }, operationId);
  }

  async function onMet(entry: OutboxEntry, { theirs }: VersionConflict): Promise<void> {
    clashes.add(entry, theirs);
    await list();
    invalidate(entry.write.topic);
  }

  async function resolveConflict(id: string, choice: ConflictChoice): Promise<void> {
    const clash = clashes.get(id);
    if (!clash) throw new Error(`There is no conflict ${id}.`);
    const own = (await entries.list(userId)).filter(({ write }) => getRowKey(write) === id);
    if (choice === 'mine') {
      const version = clash.theirs?.['version'];
      if (typeof version !== 'number') throw new Error('The row was removed.');
      for (const entry of own) await expect(entry, version);
    } else for (const entry of own) await entries.remove(entry.operationId);
    clashes.end(id);
    await changed();
    for (const { write } of own.slice(0, 1)) invalidate(write.topic);
    if (choice === 'mine') void drain();
  }

  function onStored({ topic }: OutboxWrite): void {
    timer.reset();
    if (signal.aborted) return;
    try {
      invalidate(topic);
    } catch (error) {
      // A listener's fault; the write has arrived.
      failed(error);
    }
  }

  function onRefused(entry: OutboxEntry): void {
    report(new OutboxRefused(entry.write), { phase: 'outbox' });
    options.onRefused?.(entry.write, () => remove(entry));
  }

  async function run(): Promise<void> {
    const parts = { signal, waiters, own, setAside, list, send, remove, onStored, onRefused };
    const drained = await drainEntries({
      ...parts,
      isHeld: clashes.isHeld,
      moveOn,
      takeBack,
      onMet,
    });
    if (drained === 'retry') timer.backOff();
    if (drained === 'later') timer.atLatestIn(WAIT_MS);
  }

  function drain(): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    // A turn that hasn't begun will see everything that is there now: one is enough.
    waiting ??= withLock(`${database}:${userId}`, signal, () => {
      waiting = undefined;
      return (running = run());
    }).catch((error: unknown) => {
      waiting = undefined;
      failed(error);
      // Without a readable database nothing is known to be left, and nothing is gained by asking for ever.
      if (pending.get().length > 0) timer.backOff();
    });
    return waiting;
  }

  async function enqueue(given: OutboxWrite): Promise<EnqueueResult> {
    const write = ownedBy(userId, given);
    if (signal.aborted) throw new OutboxUnavailable('This scope has ended.');
    const operationId = getOperationId(userId, write, pending.get());
    const wait = waiters.wait(operationId);
    own.add(operationId);
    try {
      await entries.put(userId, write, operationId);
    } catch (cause) {
      wait.end('queued');
      return sendDirectly(write, operationId, cause);
    }
    setAside.delete(operationId);
    void changed()
      .catch(failed)
      .then(drain)
      .then(() => wait.end('queued'));
    return wait.result;
  }

  /** The device can't keep it: then it is the server's now or it is not accepted. */
  async function sendDirectly(
    write: OutboxWrite,
    operationId: string,
    cause: unknown,
  ): Promise<EnqueueResult> {
    const outcome = signal.aborted ? 'retry' : await send(write, operationId);
    if (typeof outcome === 'object') throw new OutboxClash('The row was changed elsewhere.');
    if (outcome === 'refused') throw new OutboxRefused(write);
    if (outcome === 'retry') {
      throw new OutboxUnavailable('Neither the device nor the server could keep it.', { cause });
    }
    onStored(write);
    return 'sent';
  }

  function onOnline(): void {
    if (connectivity.get() !== 'online') return;
    timer.reset();
    void drain();
  }

  channel.onmessage = () => {
    list().then(
      // Its tab may be closed before the server answers: each tab sees to it that it goes out.
      (all) => all.length > 0 && timer.atLatestIn(WAIT_MS),
      failed,
    );
  };
  const unsubscribe = connectivity.subscribe(onOnline);
  function stop(): void {
    unsubscribe();
    channel.close();
    waiters.endAll();
    // A write that is being sent may yet arrive, and is then removed: otherwise it would be sent again.
    void Promise.allSettled([running]).then(entries.close);
  }
  if (signal.aborted) stop();
  else {
    signal.addEventListener('abort', stop, { once: true });
    // Listed first: another tab may be sending, and its turn may take a while.
    list().then(drain, failed);
  }
  return {
    pending: readOnly(pending),
    conflicts: readOnly(conflicts),
    enqueue,
    resolveConflict,
    drain,
  };
}
