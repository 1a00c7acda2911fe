import 'fake-indexeddb/auto';
import type { BackendV1, OutboxWrite } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type CheckIn, checkInCodec, newCheckIn } from '../check-ins/check-in.ts';
import { getQueryClient, getWrites } from '../client/query-client.ts';
import { journalDays, journalEntry, journalFacets, journalPages } from './client.ts';
import { EMPTY_FILTER } from './filter.ts';
import { keepOnDevice } from './on-device.ts';

beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run)));
afterEach(() => vi.unstubAllGlobals());

/** What happens on its own, on a machine that has much else to do. */
const PATIENCE = { timeout: 10_000 };
const NOTE = 'The sea was flat as paper.';
const daysAgo = (days: number, values: Partial<Parameters<typeof newCheckIn>[0]> = {}) =>
  newCheckIn({
    ...{ mood: 6, energy: 4, stress: 2, timeZone: 'UTC', tags: ['walk'] },
    now: new Date(Date.now() - days * 86_400_000),
    ...values,
  });

/** A backend with check-ins, that counts what it is asked. */
function server(...entries: CheckIn[]) {
  const rows = new Map<string, Record<string, unknown>>();
  const put = (entry: CheckIn, version = 1) =>
    rows.set(entry.id, {
      ...checkInCodec.toRow(entry),
      version,
      updated_at: new Date().toISOString(),
    });
  for (const entry of entries) put(entry);
  const asked: string[] = [];
  let isReached = true;
  const answer = (data: unknown) =>
    isReached
      ? { status: 200, data, error: null }
      : { status: 0, data: null, error: { code: '', message: 'no network' } };
  function from(table: string) {
    const tests: ((row: Record<string, unknown>) => boolean)[] = [];
    const query = {
      select: () => query,
      order: () => query,
      limit: () => query,
      gte: (column: string, value: string) => {
        tests.push((row) => String(row[column]) >= value);
        return query;
      },
      eq: (column: string, value: string) => {
        tests.push((row) => row[column] === value);
        return query;
      },
      retry: () => {
        const found = [...rows.values()].filter((row) => tests.every((test) => test(row)));
        asked.push(`${table}: ${found.length}`);
        return Promise.resolve(answer(found));
      },
    };
    return query;
  }
  const rpc = (name: string, args: Record<string, unknown>) => ({
    retry: () => {
      asked.push(name);
      const all = [...rows.values()].filter(
        (row) => String(row['local_date']) >= String(args['from_day'] ?? ''),
      );
      return Promise.resolve(
        answer(
          all
            .slice(0, Number(args['most']))
            .map((row) => ({ ...row, is_cut: false, total: all.length })),
        ),
      );
    },
  });
  const backend = { from, rpc } as unknown as BackendV1;
  return { rows, put, asked, backend, reach: (can: boolean) => (isReached = can) };
}

/** Somebody's scope on this device. */
function scope(
  { backend }: ReturnType<typeof server>,
  options: { userId?: string; isForgetful?: boolean } = {},
) {
  const { userId = crypto.randomUUID(), isForgetful = false } = options;
  const ended = new AbortController();
  const remembered = isForgetful ? {} : { isRemembered: true as const };
  const fake = fakePlatform({
    scope: { mode: 'real', userId, ...remembered, signal: ended.signal },
    backend: () => Promise.resolve(backend),
  });
  onTestFinished(() => ended.abort());
  const { platform, stores } = fake;
  const kept = async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return names.includes(`nafas.journal.v1.${userId}`);
  };
  const find = async (text: string) => {
    const typed = [{ text, words: [] }];
    const client = getQueryClient(platform);
    const { pages } = await client.fetchInfiniteQuery(
      // Asked anew each time.
      { ...journalPages(platform, { ...EMPTY_FILTER, typed }), staleTime: 0 },
    );
    return pages.flatMap(({ value }) => value.entries.map(({ notes }) => notes));
  };
  const days = async (from: string, to: string) =>
    (
      await getQueryClient(platform).fetchQuery({
        ...journalDays(platform, from, to),
        staleTime: 0,
      })
    ).value;
  return { ...fake, ended, userId, kept, find, days, stores };
}

/** Keeps the journal, until it lies on the device. */
async function keep(one: ReturnType<typeof scope>, { asked }: ReturnType<typeof server>) {
  asked.length = 0;
  const loadAhead = vi.fn();
  onTestFinished(keepOnDevice(one.platform, loadAhead));
  await vi.waitFor(() => expect(loadAhead).toHaveBeenCalled(), PATIENCE);
  await vi.waitFor(() => expect(asked).not.toEqual([]), PATIENCE);
  await vi.waitFor(async () => expect(await readKept(one.userId)).toHaveLength(1), PATIENCE);
}

async function readKept(userId: string): Promise<unknown[]> {
  const name = `nafas.journal.v1.${userId}`;
  const all = await indexedDB.databases();
  if (!all.some((each) => each.name === name)) return [];
  const database = await openDB(name);
  const values = await database.getAll('kept');
  database.close();
  return values;
}

test('what was read is found, listed and opened without a network, after a reload too', async () => {
  const sea = daysAgo(20, { notes: NOTE, words: ['calm'] });
  const old = daysAgo(390, { notes: 'Last year' });
  const backend = server(sea, old);
  const first = scope(backend);
  await keep(first, backend);
  expect(backend.asked).toEqual(['check_ins: 2']);

  backend.reach(false);
  const later = scope(backend, { userId: first.userId });
  later.stores.connectivity.set('offline');
  backend.asked.length = 0;
  expect(await later.find('seas')).toEqual([NOTE]);
  expect(await later.days(old.localDate, old.localDate)).toMatchObject([{ entries: 1, mood: 6 }]);
  const client = getQueryClient(later.platform);
  expect((await client.fetchQuery(journalEntry(later.platform, sea.id))).value).toEqual(sea);
  expect(await client.fetchQuery(journalFacets(later.platform))).toEqual({
    words: ['calm'],
    tags: ['walk'],
  });
  expect(backend.asked).toEqual([]);
});

test('no answer is met from the device as well, and days that are not on it are said to be away', async () => {
  const backend = server(daysAgo(1, { notes: NOTE }));
  const one = scope(backend);
  await keep(one, backend);
  backend.reach(false);
  // The network is thought to be there.
  one.stores.connectivity.set('online');
  const { platform } = one;
  const client = getQueryClient(platform);
  client.setDefaultOptions({ queries: { retry: false } });
  expect(await one.find('sea')).toEqual([NOTE]);
  await expect(one.days('2020-01-01', '2020-12-31')).rejects.toMatchObject({ code: 'offline' });
});

test('it lies encrypted, by a key that no script reads', async () => {
  const backend = server(daysAgo(1, { notes: NOTE }));
  const one = scope(backend);
  await keep(one, backend);
  const database = await openDB(`nafas.journal.v1.${one.userId}`);
  const [key] = (await database.getAll('keys')) as CryptoKey[];
  database.close();
  const [sealed] = (await readKept(one.userId)) as { bytes: ArrayBuffer }[];
  expect(key?.extractable).toBe(false);
  expect(new TextDecoder('latin1').decode(sealed?.bytes)).not.toContain('sea');
});

test('later only what changed is asked for, and everything once something was deleted', async () => {
  const [kept, gone] = [daysAgo(2, { notes: NOTE }), daysAgo(3)];
  const backend = server(kept, gone);
  const one = scope(backend);
  await keep(one, backend);
  // Long enough ago that the time between two devices' transactions does not matter.
  for (const row of backend.rows.values()) row['updated_at'] = '2026-01-01T00:00:00Z';

  const refreshed = async (requests: string[]) => {
    backend.asked.length = 0;
    one.platform.invalidate('check-ins');
    await vi.waitFor(() => expect(backend.asked).toEqual(requests), PATIENCE);
  };
  backend.put({ ...kept, notes: 'The lake.' }, 2);
  await refreshed(['check_ins: 1', 'journal_page']);
  backend.rows.delete(gone.id);
  await refreshed(['check_ins: 1', 'journal_page', 'check_ins: 1']);
  one.stores.connectivity.set('offline');
  // What was asked for is kept a little later.
  await vi.waitFor(
    async () => expect(await one.days(gone.localDate, gone.localDate)).toEqual([]),
    PATIENCE,
  );
  expect(await one.find('lake')).toEqual(['The lake.']);
});

test('a write that was sent from here shows before the next look at the server', async () => {
  const entry = daysAgo(1, { notes: NOTE });
  const backend = server(entry);
  const one = scope(backend);
  getWrites(one.platform);
  await keep(one, backend);
  one.stores.connectivity.set('offline');
  const write: OutboxWrite = {
    ...{ op: 'update', table: 'check_ins', topic: 'check-ins', expectedVersion: 1 },
    row: checkInCodec.toRow({ ...entry, notes: 'The lake.' }),
  };
  one.stores.pending.set([write]);
  one.stores.pending.set([]);
  expect(await one.find('lake')).toEqual(['The lake.']);
});

test('with "Remember me" off nothing is kept', async () => {
  const backend = server(daysAgo(1, { notes: NOTE }));
  const one = scope(backend, { isForgetful: true });
  onTestFinished(keepOnDevice(one.platform, () => undefined));
  one.platform.invalidate('check-ins');
  await new Promise(setImmediate);
  expect(await one.kept()).toBe(false);
  expect(backend.asked).toEqual([]);
});

test('a scope that ended keeps nothing more, and lets its database be taken away', async () => {
  const backend = server(daysAgo(1, { notes: NOTE }));
  const one = scope(backend);
  await keep(one, backend);
  one.ended.abort();
  indexedDB.deleteDatabase(`nafas.journal.v1.${one.userId}`);
  await vi.waitFor(async () => expect(await one.kept()).toBe(false), PATIENCE);
  one.platform.invalidate('check-ins');
  expect(await one.kept()).toBe(false);
});
