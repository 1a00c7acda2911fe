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
import { drainEntries, type SendOutcome } from './drain-entries.ts';
import { openEntries, getOperationId, OUTBOX_DATABASE, type OutboxEntry } from './entries.ts';
import { OutboxRefused, OutboxUnavailable } from './errors.ts';
import { ownedBy } from './owned-by.ts';
import { createRetryTimer } from './retry-timer.ts';
import { createWaiters, WAIT_MS } from './waiters.ts';
import type { WithLock } from './with-lock.ts';

export interface OutboxOptions {
  readonly userId: string;
  /** The scope's: after it aborts nothing more is sent and nothing is left open. */
  readonly signal: AbortSignal;
  /** Sends one write. A rejection counts as `retry`. It must end by itself: the other tabs wait for it. */
  send(write: OutboxWrite): Promise<SendOutcome>;
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
  const waiters = createWaiters();
  const own = new Set<string>();
  const setAside = new Set<string>();
  const timer = createRetryTimer(signal, () => void drain());
  let latestRead = 0;
  let waiting: Promise<void> | undefined;
  let running: Promise<void> | undefined;

  async function send(write: OutboxWrite): Promise<SendOutcome> {
    try {
      return await options.send(write);
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
    const unchanged = all.length === 0 && pending.get().length === 0;
    if (read === latestRead && !signal.aborted && !unchanged)
      pending.set(all.map((one) => one.write));
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
    const drained = await drainEntries(parts);
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

  async function enqueue(given: OutboxWrite): Promise<'sent' | 'queued'> {
    const write = ownedBy(userId, given);
    if (signal.aborted) throw new OutboxUnavailable('This scope has ended.');
    const operationId = getOperationId(userId, write);
    const wait = waiters.wait(operationId);
    own.add(operationId);
    try {
      await entries.put(userId, write);
    } catch (cause) {
      wait.end('queued');
      return sendDirectly(write, cause);
    }
    setAside.delete(operationId);
    void changed()
      .catch(failed)
      .then(drain)
      .then(() => wait.end('queued'));
    return wait.result;
  }

  /** The device can't keep it: then it is the server's now or it is not accepted. */
  async function sendDirectly(write: OutboxWrite, cause: unknown): Promise<'sent' | 'queued'> {
    const outcome = signal.aborted ? 'retry' : await send(write);
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
    conflicts: readOnly(createStore<readonly OutboxConflict[]>([])),
    enqueue,
    resolveConflict: (id) => Promise.reject(new Error(`There is no conflict ${id}.`)),
    drain,
  };
}
