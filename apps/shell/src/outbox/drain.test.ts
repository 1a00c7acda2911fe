import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from './create-outbox.ts';
import type { SendOutcome } from './drain-entries.ts';
import { clearOutbox, pendingCount } from './stored-entries.ts';
import { createLock } from './with-lock.ts';
import {
  database,
  deferred,
  haveEmptyDevice,
  haveWebLocks,
  openTab,
  settle,
  until,
  write,
} from './testing/tab.ts';

const offline = () => Promise.resolve<SendOutcome>('retry');
/** Longer than an entry is left to the tab that made it. */
const A_WHILE = 5_000;

beforeEach(haveEmptyDevice);

/** Leaves writes on the device, as a tab that had no network and was closed. */
async function leave(ids: readonly string[], userId = 'ada'): Promise<void> {
  const tab = openTab(createOutbox, { userId, send: offline });
  for (const id of ids) expect(await tab.outbox.enqueue(write(id))).toBe('queued');
  tab.close();
  vi.setSystemTime(Date.now() + A_WHILE);
}

describe.each([
  ['with Web Locks', haveWebLocks],
  ['without Web Locks', () => undefined],
])('the outbox %s', (_name, prepare) => {
  beforeEach(prepare);

  it('sends after a reload what was left, oldest first', async () => {
    await leave(['a', 'b']);
    const tab = openTab(createOutbox);
    await until(() => tab.sentIds().length === 2);
    expect(tab.sentIds()).toEqual(['a', 'b']);
    await until(async () => (await pendingCount('ada', database())) === 0);
    await until(() => tab.invalidate.mock.calls.length === 2);
  });

  it('sends what a reload interrupted a moment ago', async () => {
    const before = openTab(createOutbox, { send: offline });
    await before.outbox.enqueue(write('a'));
    before.close();
    const tab = openTab(createOutbox);
    await until(() => tab.pendingIds().length === 1);
    await settle();
    await vi.advanceTimersByTimeAsync(A_WHILE);
    await until(() => tab.pendingIds().length === 0);
    expect(tab.sentIds()).toEqual(['a']);
  });

  it('never reads or sends the entries of another user', async () => {
    await leave(['of-ada']);
    const bob = openTab(createOutbox, { userId: 'bob' });
    await bob.outbox.enqueue(write('of-bob'));
    bob.connectivity.set('offline');
    bob.connectivity.set('online');
    await bob.outbox.drain();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await settle();
    expect(bob.sentIds()).toEqual(['of-bob']);
    expect(bob.pendingIds()).toEqual([]);
    expect(await pendingCount('ada', database())).toBe(1);
    expect(await pendingCount('bob', database())).toBe(0);
  });

  it('tries again when the network is back', async () => {
    const tab = openTab(createOutbox, { send: offline });
    await tab.outbox.enqueue(write('a'));
    await settle();
    tab.connectivity.set('offline');
    tab.send.mockClear().mockResolvedValue('ok');
    await settle();
    expect(tab.send).not.toHaveBeenCalled();
    tab.connectivity.set('online');
    await until(() => tab.pendingIds().length === 0);
    expect(tab.send).toHaveBeenCalledOnce();
  });

  it('tries again by itself, at growing distances', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const tab = openTab(createOutbox, { send: offline });
    await settle();
    await tab.outbox.enqueue(write('a'));
    for (const wait of [5_000, 10_000, 20_000]) {
      await settle();
      tab.send.mockClear();
      await vi.advanceTimersByTimeAsync(wait - 1);
      await settle();
      expect(tab.send).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await until(() => tab.send.mock.calls.length === 1);
    }
  });

  it('keeps what the server refuses when nobody waits, says so, and sends the rest', async () => {
    await leave(['bad', 'good']);
    const tab = openTab(createOutbox, {
      send: ({ row }) => Promise.resolve(row.id === 'bad' ? 'refused' : 'ok'),
    });
    await until(() => tab.pendingIds().join() === 'bad');
    await tab.outbox.drain();
    expect(tab.sentIds()).toEqual(['bad', 'good']);
    expect(tab.onRefused).toHaveBeenCalledOnce();
    const [refused, discard] = tab.onRefused.mock.calls[0] ?? [];
    expect(refused?.row.id).toBe('bad');

    await discard?.();
    expect(tab.pendingIds()).toEqual([]);
    expect(await pendingCount('ada', database())).toBe(0);
  });

  it('sends nothing after the end of its scope and leaves nothing open', async () => {
    const closed = vi.spyOn(IDBDatabase.prototype, 'close');
    const channelClosed = vi.spyOn(BroadcastChannel.prototype, 'close');
    const tab = openTab(createOutbox, { send: offline });
    const { subscribe, unsubscribe } = tab;
    await tab.outbox.enqueue(write('a'));
    await settle();
    tab.send.mockClear();
    tab.close();
    await until(() => closed.mock.calls.length === 1);
    expect(channelClosed).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    expect(subscribe).toHaveBeenCalledOnce();
    expect(unsubscribe).toHaveBeenCalledOnce();

    tab.connectivity.set('offline');
    tab.connectivity.set('online');
    await tab.outbox.drain();
    await expect(tab.outbox.enqueue(write('b'))).rejects.toMatchObject({
      name: 'OutboxUnavailable',
    });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await settle();
    expect(tab.send).not.toHaveBeenCalled();
    expect(await pendingCount('ada', database())).toBe(1);
  });

  it('opens nothing in a scope that has ended already', async () => {
    const open = vi.spyOn(IDBFactory.prototype, 'open');
    const channelClosed = vi.spyOn(BroadcastChannel.prototype, 'close');
    const send = vi.fn(offline);
    const signal = AbortSignal.abort();
    const connectivity = { get: () => 'online' as const, subscribe: () => () => undefined };
    createOutbox({
      userId: 'ada',
      signal,
      send,
      connectivity,
      invalidate: vi.fn(),
      report: vi.fn(),
      withLock: createLock(),
      database: database(),
    });
    await settle();
    expect(open).not.toHaveBeenCalled();
    expect(channelClosed).toHaveBeenCalledOnce();
  });

  it('stops between two writes when the scope ends, and still removes what arrived', async () => {
    await leave(['a', 'b']);
    const answer = deferred<SendOutcome>();
    const tab = openTab(createOutbox, { send: () => answer.promise });
    await until(() => tab.send.mock.calls.length === 1);
    tab.close();
    answer.resolve('ok');
    await until(async () => (await pendingCount('ada', database())) === 1);
    await settle();
    expect(tab.sentIds()).toEqual(['a']);
    expect(tab.invalidate).not.toHaveBeenCalled();
  });

  it('answers those who wait when the scope ends: it is on the device', async () => {
    const tab = openTab(createOutbox, { send: () => new Promise(() => undefined) });
    const result = tab.outbox.enqueue(write('a'));
    await until(() => tab.send.mock.calls.length === 1);
    tab.close();
    await expect(result).resolves.toBe('queued');
    expect(await pendingCount('ada', database())).toBe(1);
  });
});

describe('clearing', () => {
  it("removes one user's writes, in open tabs too", async () => {
    await leave(['of-bob'], 'bob');
    const tab = openTab(createOutbox, { send: offline });
    await tab.outbox.enqueue(write('a'));
    await clearOutbox('ada', database());
    await until(() => tab.pendingIds().length === 0);
    expect(await pendingCount('ada', database())).toBe(0);
    expect(await pendingCount('bob', database())).toBe(1);
  });

  it('rejects when the device does not let it, while the count is 0', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('not here', 'SecurityError');
      },
    });
    await expect(clearOutbox('ada', database())).rejects.toMatchObject({ name: 'SecurityError' });
    expect(await pendingCount('ada', database())).toBe(0);
  });
});
