import type { OutboxWrite } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mutate } from './mutate.ts';
import { getQueryClient, getWrites } from './query-client.ts';
import { snapshot, withMissing, writesSince } from './writes.ts';
import { TOPIC } from './topics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = [TOPIC.goals, 'list'];
const write = (id: string): OutboxWrite => ({ table: 'goals', row: { id }, topic: TOPIC.goals });

/** A cache with one query; `isStale` after what is on its way has arrived. */
function cached(meta?: { topics: [typeof TOPIC.checkIns] }) {
  const fake = fakePlatform();
  const client = getQueryClient(fake.platform);
  void client.prefetchQuery({ queryKey: KEY, queryFn: () => [], ...(meta && { meta }) });
  const isStale = async () => {
    await vi.runAllTimersAsync();
    return client.getQueryState(KEY)?.isInvalidated;
  };
  return { ...fake, client, isStale };
}

test('one cache for a scope, emptied when it ends, and another for the next', async () => {
  const { platform, client, endScope, isStale } = cached();
  expect(await isStale()).toBe(false);
  expect(getQueryClient(platform)).toBe(client);
  endScope();
  expect(client.getQueryData(KEY)).toBeUndefined();
  expect(getQueryClient(fakePlatform().platform)).not.toBe(client);
});

test('a topic makes the queries stale whose key begins with it, and no other', async () => {
  const { platform, isStale } = cached();
  platform.invalidate(TOPIC.consents);
  expect(await isStale()).toBe(false);
  platform.invalidate(TOPIC.goals);
  expect(await isStale()).toBe(true);
});

test('a query may follow further topics', async () => {
  const { platform, isStale } = cached({ topics: [TOPIC.checkIns] });
  platform.invalidate(TOPIC.checkIns);
  expect(await isStale()).toBe(true);
});

test('a write that leaves the outbox does so too, and the word that it was sent adds nothing', async () => {
  const { platform, stores, client, isStale } = cached();
  expect(await isStale()).toBe(false);
  const asked = vi.spyOn(client, 'invalidateQueries');
  stores.pending.set([write('a')]);
  expect(await isStale()).toBe(false);
  stores.pending.set([]);
  platform.invalidate(TOPIC.goals);
  expect(await isStale()).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});

test('a snapshot lacks what waited when it was asked for, and what left since then', async () => {
  const { platform, stores } = fakePlatform();
  const idsSince = (asOf: number) =>
    writesSince(getWrites(platform).get(), asOf).map(({ row }) => row.id);
  stores.pending.set([write('sent before'), write('waits')]);
  getWrites(platform);
  stores.pending.set([write('waits')]);
  const { value, asOf } = await snapshot(platform, (waiting) =>
    Promise.resolve(waiting.map(({ row }) => row.id)),
  );
  expect(value).toEqual(['waits']);
  expect(idsSince(asOf)).toEqual(['waits']);
  // The store of another tab's outbox, read anew: the same writes as other objects.
  stores.pending.set([write('waits'), write('new')]);
  stores.pending.set([write('new')]);
  expect(idsSince(asOf)).toEqual(['waits', 'new']);
});

test('a row that both sides have stays as the server has it, and counts once', () => {
  const rows = [{ id: 'a', from: 'server' }];
  const mine = (id: string) => ({ id, from: 'device' });
  expect(withMissing(rows, [mine('a')])).toBe(rows);
  expect(withMissing(rows, [mine('b'), mine('b')])).toEqual([...rows, mine('b')]);
});

test('mutations of one scope run one after the other, without a view', async () => {
  const { platform } = fakePlatform();
  const order: string[] = [];
  const slowly = {
    scope: { id: 'goal 1' },
    async mutationFn(name: string) {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      order.push(`${name} ends`);
    },
  };
  const both = [mutate(platform, slowly, 'first'), mutate(platform, slowly, 'second')];
  await vi.runAllTimersAsync();
  await Promise.all(both);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
