import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from './create-outbox.ts';
import type { SendOutcome } from './drain-entries.ts';
import { createNoOutbox } from './no-outbox.ts';
import { pendingCount } from './stored-entries.ts';
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

beforeEach(() => {
  haveEmptyDevice();
  haveWebLocks();
});

describe('enqueue', () => {
  it('keeps the write on the device before it sends it, and forgets it when the server has it', async () => {
    const answer = deferred<SendOutcome>();
    const tab = openTab(createOutbox, { send: () => answer.promise });
    const result = tab.outbox.enqueue(write('a'));
    await until(() => tab.send.mock.calls.length === 1);
    expect(await pendingCount('ada', database())).toBe(1);
    expect(tab.pendingIds()).toEqual(['a']);
    expect(tab.invalidate).not.toHaveBeenCalled();

    answer.resolve('ok');
    await expect(result).resolves.toBe('sent');
    expect(tab.pendingIds()).toEqual([]);
    expect(await pendingCount('ada', database())).toBe(0);
    expect(tab.invalidate.mock.calls).toEqual([['check-ins']]);
  });

  it('says queued after four seconds without an answer, and the write still goes out', async () => {
    const answer = deferred<SendOutcome>();
    const tab = openTab(createOutbox, { send: () => answer.promise });
    const said = vi.fn();
    const result = tab.outbox.enqueue(write('a')).then(said);
    await until(() => tab.send.mock.calls.length === 1);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(said).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await result;
    expect(said).toHaveBeenCalledWith('queued');
    expect(tab.pendingIds()).toEqual(['a']);

    answer.resolve('ok');
    await until(() => tab.pendingIds().length === 0);
    expect(tab.send).toHaveBeenCalledOnce();
  });

  it.each([
    ['answers retry', () => Promise.resolve<SendOutcome>('retry')],
    ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'throws',
      () => {
        throw new TypeError('not even a promise');
      },
    ],
  ])('says queued at once when sending %s', async (_how, send) => {
    const tab = openTab(createOutbox, { send });
    await expect(tab.outbox.enqueue(write('a'))).resolves.toBe('queued');
    expect(tab.pendingIds()).toEqual(['a']);
  });

  it('rejects what the server refuses, keeps nothing of it and goes on with the next', async () => {
    const tab = openTab(createOutbox, {
      send: ({ row }) => Promise.resolve(row.id === 'bad' ? 'refused' : 'ok'),
    });
    const bad = tab.outbox.enqueue(write('bad'));
    const good = tab.outbox.enqueue(write('good'));
    await expect(bad).rejects.toMatchObject({
      name: 'OutboxRefused',
      write: { row: { id: 'bad' } },
    });
    await expect(good).resolves.toBe('sent');
    expect(tab.pendingIds()).toEqual([]);
    expect(await pendingCount('ada', database())).toBe(0);
    expect(tab.onRefused).not.toHaveBeenCalled();
  });

  it('keeps a row that is enqueued twice once, with its newest content', async () => {
    const tab = openTab(createOutbox, { send: () => Promise.resolve('retry') });
    await tab.outbox.enqueue(write('a'));
    const changed = { ...write('a'), row: { id: 'a', mood: 3 } };
    await expect(tab.outbox.enqueue(changed)).resolves.toBe('queued');
    expect(tab.outbox.pending.get()).toMatchObject([{ row: { id: 'a', mood: 3 } }]);
  });

  it('sends in the order of enqueueing, also within one millisecond', async () => {
    const tab = openTab(createOutbox, { send: () => Promise.resolve('retry') });
    const ids = ['c', 'a', 'b', 'd'];
    await Promise.all(ids.map((id) => tab.outbox.enqueue(write(id))));
    expect(tab.pendingIds()).toEqual(ids);
    tab.send.mockClear().mockResolvedValue('ok');
    await tab.outbox.drain();
    expect(tab.sentIds()).toEqual(ids);
  });

  it('names the owner in the row, and takes no row of somebody else', async () => {
    const tab = openTab(createOutbox);
    await tab.outbox.enqueue(write('a'));
    expect(tab.send.mock.calls[0]?.[0].row).toEqual({ id: 'a', mood: 7, user_id: 'ada' });
    const foreign = { ...write('b'), row: { id: 'b', user_id: 'bob' } };
    await expect(tab.outbox.enqueue(foreign)).rejects.toThrow('another user');
    await settle();
    expect(tab.sentIds()).toEqual(['a']);
  });

  it('says sent though a listener of the topic throws', async () => {
    const tab = openTab(createOutbox);
    tab.invalidate.mockImplementation(() => {
      throw new Error('a broken view');
    });
    await expect(tab.outbox.enqueue(write('a'))).resolves.toBe('sent');
    expect(tab.pendingIds()).toEqual([]);
  });
});

describe.each([
  [
    'the disk is full',
    'QuotaExceededError',
    () =>
      void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  [
    'there is no IndexedDB',
    'SecurityError',
    () =>
      vi.stubGlobal('indexedDB', {
        open: () => {
          throw new DOMException('not here', 'SecurityError');
        },
      }),
  ],
])('when %s', (_case, cause, breakIt) => {
  beforeEach(breakIt);

  it('sends directly', async () => {
    const tab = openTab(createOutbox);
    await expect(tab.outbox.enqueue(write('a'))).resolves.toBe('sent');
    expect(tab.sentIds()).toEqual(['a']);
    expect(tab.invalidate.mock.calls).toEqual([['check-ins']]);
  });

  it('rejects with the reason when the server has not got it either', async () => {
    const tab = openTab(createOutbox, { send: () => Promise.resolve('retry') });
    await expect(tab.outbox.enqueue(write('a'))).rejects.toMatchObject({
      name: 'OutboxUnavailable',
      cause: { name: cause },
    });
  });

  it('rejects what the server refuses', async () => {
    const tab = openTab(createOutbox, { send: () => Promise.resolve('refused') });
    await expect(tab.outbox.enqueue(write('a'))).rejects.toMatchObject({ name: 'OutboxRefused' });
  });
});

describe('without a signed-in user', () => {
  it('has nothing pending and rejects', async () => {
    const outbox = createNoOutbox();
    expect(outbox.pending.get()).toEqual([]);
    await expect(outbox.enqueue(write('a'))).rejects.toMatchObject({
      name: 'OutboxUnavailable',
      message: expect.stringContaining('Nobody is signed in') as string,
    });
  });
});
