import {
  createStore,
  readOnly,
  type Connectivity,
  type OutboxConflict,
  type OutboxWrite,
  type PlatformV1,
  type Store,
  type WritableStore,
} from '@nafas/platform';
import { OutboxUnavailable } from './errors.ts';

/** What the platform shows of an outbox. */
export type Outbox = Pick<PlatformV1, 'pending' | 'conflicts' | 'enqueue' | 'resolveConflict'>;

export interface LazyOutboxOptions {
  /** Brings the outbox; its code comes with that of the backend's client, which a page without a session does not load. */
  load(): Promise<Outbox>;
  readonly connectivity: Store<Connectivity>;
  /** The scope's: after it aborts nothing more is loaded. */
  readonly signal: AbortSignal;
}

/**
 * An outbox that is here at once. Its code is asked for at once too, and again by what wants it and by a network that comes back.
 * `enqueue` rejects with `OutboxUnavailable` where the code can't be had.
 */
export function createLazyOutbox({ load, connectivity, signal }: LazyOutboxOptions): Outbox {
  const pending = createStore<readonly OutboxWrite[]>([]);
  const conflicts = createStore<readonly OutboxConflict[]>([]);
  let loading: Promise<Outbox> | undefined;

  async function follow(): Promise<Outbox> {
    const outbox = await load();
    stop();
    copy(outbox.pending, pending);
    copy(outbox.conflicts, conflicts);
    return outbox;
  }

  async function start(): Promise<Outbox> {
    try {
      return await follow();
    } catch (cause) {
      loading = undefined;
      throw new OutboxUnavailable('The code of the outbox could not be loaded.', { cause });
    }
  }
  // One attempt for all who ask meanwhile: two outboxes would send what waits twice.
  const get = () => (loading ??= start());

  // Who waits for it is told; nobody waits for this one.
  const begin = () => void get().catch(() => undefined);
  const stop = connectivity.subscribe(() => {
    if (connectivity.get() === 'online' && !signal.aborted) begin();
  });
  signal.addEventListener('abort', stop, { once: true });
  begin();
  return {
    pending: readOnly(pending),
    conflicts: readOnly(conflicts),
    enqueue: async (write) => (await get()).enqueue(write),
    resolveConflict: async (id, choice) => (await get()).resolveConflict(id, choice),
  };
}

/** Keeps a store as another one is. */
function copy<T>(from: Store<T>, to: WritableStore<T>): void {
  const set = () => to.set(from.get());
  set();
  from.subscribe(set);
}
