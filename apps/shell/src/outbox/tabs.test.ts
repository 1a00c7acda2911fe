import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from './create-outbox.ts';
import type { SendOutcome } from './drain-entries.ts';
import {
  deferred,
  haveEmptyDevice,
  haveWebLocks,
  openTab,
  settle,
  until,
  write,
} from './testing/tab.ts';

const offline = () => Promise.resolve<SendOutcome>('retry');

beforeEach(() => {
  haveEmptyDevice();
  haveWebLocks();
});

/** The modules once more: a tab shares nothing with another but what the browser gives both. */
async function anotherTabsCode(): Promise<typeof createOutbox> {
  vi.resetModules();
  return (await import('./create-outbox.ts')).createOutbox;
}

describe('two tabs of one user', () => {
  it('send each write once', async () => {
    const before = openTab(createOutbox, { send: offline });
    for (const id of ['a', 'b', 'c']) await before.outbox.enqueue(write(id));
    before.close();
    vi.setSystemTime(Date.now() + 5_000);

    // Each answer takes a turn of the event loop, so that both would be in the middle of it.
    const slowly = () =>
      new Promise<SendOutcome>((resolve) => setImmediate(() => setImmediate(resolve, 'ok')));
    const one = openTab(createOutbox, { send: slowly });
    const two = openTab(await anotherTabsCode(), { send: slowly });
    await Promise.all([one.outbox.drain(), two.outbox.drain()]);
    await until(() => [...one.sentIds(), ...two.sentIds()].length >= 3);
    await settle();
    expect([...one.sentIds(), ...two.sentIds()].sort()).toEqual(['a', 'b', 'c']);
    expect(one.pendingIds()).toEqual([]);
    expect(two.pendingIds()).toEqual([]);
  });

  it('both show what is pending, from its first to its last moment', async () => {
    const answer = deferred<SendOutcome>();
    const one = openTab(createOutbox, { send: () => answer.promise });
    const two = openTab(await anotherTabsCode());
    const result = one.outbox.enqueue(write('a'));
    await until(() => two.pendingIds().join() === 'a');
    answer.resolve('ok');
    await expect(result).resolves.toBe('sent');
    await until(() => two.pendingIds().length === 0);
    expect(two.send).not.toHaveBeenCalled();
  });

  it('shows what is pending while the other one is sending', async () => {
    const one = openTab(createOutbox, { send: () => new Promise(() => undefined) });
    void one.outbox.enqueue(write('a'));
    await until(() => one.send.mock.calls.length === 1);
    const two = openTab(await anotherTabsCode());
    await vi.waitFor(() => expect(two.pendingIds()).toEqual(['a']));
  });

  it('a refusal is told in the tab that wrote it, though the other one drains', async () => {
    const one = openTab(createOutbox, { send: () => Promise.resolve('refused') });
    const two = openTab(await anotherTabsCode(), { send: () => Promise.resolve('refused') });
    await settle();
    const result = one.outbox.enqueue(write('a'));
    two.connectivity.set('offline');
    two.connectivity.set('online');
    await expect(result).rejects.toMatchObject({ name: 'OutboxRefused' });
    await until(() => two.pendingIds().length === 0);
    expect(two.send).not.toHaveBeenCalled();
    expect(two.onRefused).not.toHaveBeenCalled();
  });

  it('a write of a closed tab goes out from the one that is left', async () => {
    const one = openTab(createOutbox, { send: offline });
    const two = openTab(await anotherTabsCode());
    await settle();
    await one.outbox.enqueue(write('a'));
    await until(() => two.pendingIds().join() === 'a');
    one.close();
    await settle();
    expect(two.send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4_001);
    await until(() => two.pendingIds().length === 0);
    expect(two.sentIds()).toEqual(['a']);
  });
});
