import { createStore, type Connectivity, type OutboxWrite } from '@nafas/platform';
import { expect, test, vi } from 'vitest';
import { createLazyOutbox, type Outbox } from './lazy-outbox.ts';

const write: OutboxWrite = { table: 'goals', row: { id: '1' }, topic: 'goals' };

function arrange() {
  const connectivity = createStore<Connectivity>('online');
  const ending = new AbortController();
  const pending = createStore<readonly OutboxWrite[]>([write]);
  const real: Outbox = {
    pending,
    conflicts: createStore([]),
    enqueue: vi.fn(() => Promise.resolve('sent' as const)),
    resolveConflict: vi.fn(() => Promise.resolve()),
  };
  const load = vi.fn<() => Promise<Outbox>>(() => Promise.resolve(real));
  const make = () => createLazyOutbox({ load, connectivity, signal: ending.signal });
  return { make, load, real, pending, connectivity, ending };
}

test('shows what waits once its code is there, and what changes later', async () => {
  const { make, pending, load } = arrange();
  const outbox = make();
  expect(outbox.pending.get()).toEqual([]);
  await vi.waitFor(() => expect(outbox.pending.get()).toEqual([write]));
  pending.set([]);
  expect(outbox.pending.get()).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});

test('takes a write before its code is there', async () => {
  const { make, real } = arrange();
  await expect(make().enqueue(write)).resolves.toBe('sent');
  expect(real.enqueue).toHaveBeenCalledWith(write);
});

test('says that it can take nothing without its code, and asks for it again at the next write', async () => {
  const { make, load } = arrange();
  load.mockRejectedValueOnce(new Error('no network'));
  const outbox = make();
  await expect(outbox.enqueue(write)).rejects.toMatchObject({ name: 'OutboxUnavailable' });
  await expect(outbox.enqueue(write)).resolves.toBe('sent');
  expect(load).toHaveBeenCalledTimes(2);
});

test('asks for its code again when the network comes back, not after its end', async () => {
  const { make, load, connectivity, ending } = arrange();
  load.mockRejectedValue(new Error('no network'));
  connectivity.set('offline');
  await expect(make().enqueue(write)).rejects.toThrow();
  load.mockClear();
  const reconnect = async () => {
    connectivity.set('offline');
    connectivity.set('online');
    // What only waits for promises that are settled has gone on by then.
    await new Promise((resolve) => setTimeout(resolve));
  };
  await reconnect();
  expect(load).toHaveBeenCalledTimes(1);
  ending.abort();
  await reconnect();
  expect(load).toHaveBeenCalledTimes(1);
});
