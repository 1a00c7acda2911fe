import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, type Connectivity, type OutboxWrite } from '@nafas/platform';
import { locks } from 'node:worker_threads';
import { expect, onTestFinished, vi } from 'vitest';
import type { createOutbox } from '../create-outbox.ts';
import type { SendOutcome } from '../drain-entries.ts';
import { createLock } from '../with-lock.ts';

/** Node's own Web Locks, which jsdom doesn't have. Removed after the test. */
export function haveWebLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

/** Only what the outbox waits by is faked: fake-indexeddb and channels need the rest. */
function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A device with nothing on it, whose time is faked and whose errors nobody sees, until the test ends. */
export function haveEmptyDevice(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeTime();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Lets the event loop turn until the condition holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turns = 0; turns < 2_000; turns++) {
    if (await condition()) return;
    await turn();
    if (encrypting > 0) turns = 0;
  }
  throw new Error(`Never came true: ${condition.toString()}`);
}

/** Calls of Web Crypto that are under way: they take other threads, so turns of the event loop do not measure them. */
let encrypting = 0;
for (const name of ['encrypt', 'decrypt', 'generateKey'] as const) {
  const call = crypto.subtle[name].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
  const counted = async (...args: unknown[]) => {
    encrypting += 1;
    try {
      return await call(...args);
    } finally {
      encrypting -= 1;
    }
  };
  Object.defineProperty(crypto.subtle, name, {
    value: counted,
    configurable: true,
    writable: true,
  });
}

/** Lets everything finish that needs no timer: far more turns than any chain of requests here takes. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 200; turns++) {
    await turn();
    if (encrypting > 0) turns = 0;
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The test's own database name: locks and channels outlive a test, and must not meet the next one. */
export function database(): string {
  return expect.getState().currentTestName ?? '';
}

export function write(id: string): OutboxWrite {
  return { table: 'check_ins', row: { id, mood: 7 }, topic: 'check-ins' };
}

type Send = (write: OutboxWrite, operationId: string) => Promise<SendOutcome>;

/** Opens an outbox as a tab would, and ends its scope after the test. */
export function openTab(
  make: typeof createOutbox,
  { userId = 'ada', send = () => Promise.resolve<SendOutcome>('ok') } = {} as {
    userId?: string;
    send?: Send;
  },
) {
  const scope = new AbortController();
  const connectivity = createStore<Connectivity>('online');
  const unsubscribe = vi.fn<() => void>();
  const subscribe = vi.fn<(listener: () => void) => () => void>((listener) => {
    unsubscribe.mockImplementation(connectivity.subscribe(listener));
    return unsubscribe;
  });
  const sent = vi.fn<Send>(send);
  const invalidate = vi.fn<(topic: string) => void>();
  const onRefused = vi.fn<(write: OutboxWrite, discard: () => Promise<void>) => void>();
  const { signal } = scope;
  const outbox = make({
    userId,
    signal,
    send: sent,
    connectivity: { get: connectivity.get, subscribe },
    invalidate,
    report: (error, context) => {
      console.error('[nafas]', error, context);
      return { code: 'reported', app: null, phase: null };
    },
    withLock: createLock(),
    onRefused,
    database: database(),
  });
  const close = () => scope.abort();
  onTestFinished(close);
  const pendingIds = () => outbox.pending.get().map(({ row }) => row.id);
  const sentIds = () => sent.mock.calls.map(([{ row }]) => row.id);
  return {
    outbox,
    send: sent,
    invalidate,
    onRefused,
    connectivity,
    subscribe,
    unsubscribe,
    close,
    pendingIds,
    sentIds,
  };
}

/** A promise with its ends in hand. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
