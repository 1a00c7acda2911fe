import type { OutboxWrite } from '@nafas/platform';
import { beforeEach, expect, it, vi } from 'vitest';
import { createOutbox } from './create-outbox.ts';
import type { SendOutcome } from './drain-entries.ts';
import { pendingCount } from './stored-entries.ts';
import { database, haveEmptyDevice, openTab, until, write } from './testing/tab.ts';

const offline = () => Promise.resolve<SendOutcome>('retry');
const A_WHILE = 5_000;
const THEIRS = { id: 'a', mood: 1, version: 7 };

const update = (mood: number, expectedVersion = 3): OutboxWrite => ({
  ...write('a'),
  op: 'update',
  row: { id: 'a', mood },
  expectedVersion,
});
const remove = (expectedVersion = 3): OutboxWrite => ({
  ...write('a'),
  op: 'delete',
  row: { id: 'a' },
  expectedVersion,
});
const shown = (all: readonly OutboxWrite[]) =>
  all.map((one) => [one.op ?? 'insert', 'expectedVersion' in one ? one.expectedVersion : null]);

beforeEach(haveEmptyDevice);

it('sends changes of one row in order, each on the version that the one before made', async () => {
  const before = openTab(createOutbox, { send: offline });
  for (const one of [update(5), update(6), remove()]) await before.outbox.enqueue(one);
  before.close();
  vi.setSystemTime(Date.now() + A_WHILE);
  const tab = openTab(createOutbox);
  await until(async () => (await pendingCount('ada', database())) === 0);
  expect(shown(tab.send.mock.calls.map(([one]) => one))).toEqual([
    ['update', 3],
    ['update', 4],
    ['delete', 5],
  ]);
});

it('adds a row again that a removal still waits for, after it', async () => {
  const before = openTab(createOutbox, { send: offline });
  for (const one of [write('a'), remove(1), write('a')]) await before.outbox.enqueue(one);
  expect(shown(before.outbox.pending.get()).map(([op]) => op)).toEqual([
    'insert',
    'delete',
    'insert',
  ]);
});

it('never sends a removal that was taken back before it went out, and edits after it go on top of the row', async () => {
  const before = openTab(createOutbox, { send: offline });
  for (const one of [remove(3), write('a'), update(5, 1), write('b')]) {
    await before.outbox.enqueue(one);
  }
  before.close();
  vi.setSystemTime(Date.now() + A_WHILE);
  const tab = openTab(createOutbox);
  await until(async () => (await pendingCount('ada', database())) === 0);
  expect(shown(tab.send.mock.calls.map(([one]) => one))).toEqual([
    ['insert', null],
    ['update', 3],
    ['insert', null],
  ]);
});

it('[DECISION-118] keeps a change that met another version until the person has chosen, and sends the rest', async () => {
  const send = vi.fn<(one: OutboxWrite) => Promise<SendOutcome>>((one) =>
    Promise.resolve(
      one.op === 'update' && one.expectedVersion === 3 ? { theirs: THEIRS } : ('ok' as const),
    ),
  );
  const tab = openTab(createOutbox, { send });
  expect(await tab.outbox.enqueue(update(5))).toBe('conflict');
  expect(await tab.outbox.enqueue(write('b'))).toBe('sent');
  const [conflict] = tab.outbox.conflicts.get();
  expect(conflict).toMatchObject({ theirs: THEIRS, writes: [{ row: { mood: 5 } }] });
  expect(tab.pendingIds()).toEqual([]);
  await tab.outbox.resolveConflict(conflict?.id ?? '', 'mine');
  await until(async () => (await pendingCount('ada', database())) === 0);
  expect(shown([tab.send.mock.calls.at(-1)?.[0] as OutboxWrite])).toEqual([['update', 7]]);
  expect(tab.outbox.conflicts.get()).toEqual([]);
});

it('drops what the person does not keep', async () => {
  const tab = openTab(createOutbox, { send: () => Promise.resolve({ theirs: THEIRS }) });
  await tab.outbox.enqueue(update(5));
  await tab.outbox.resolveConflict(tab.outbox.conflicts.get()[0]?.id ?? '', 'theirs');
  expect(await pendingCount('ada', database())).toBe(0);
  expect(tab.outbox.conflicts.get()).toEqual([]);
  await expect(tab.outbox.resolveConflict('x', 'mine')).rejects.toThrow('no conflict');
});

it('has nothing to put a change on top of where the row was removed', async () => {
  const tab = openTab(createOutbox, { send: () => Promise.resolve({ theirs: null }) });
  await tab.outbox.enqueue(update(5));
  const id = tab.outbox.conflicts.get()[0]?.id ?? '';
  await expect(tab.outbox.resolveConflict(id, 'mine')).rejects.toThrow('removed');
  expect(tab.outbox.conflicts.get()).toHaveLength(1);
});

it('finds a conflict again after a reload', async () => {
  const met = () => Promise.resolve<SendOutcome>({ theirs: THEIRS });
  const before = openTab(createOutbox, { send: met });
  await before.outbox.enqueue(update(5));
  before.close();
  vi.setSystemTime(Date.now() + A_WHILE);
  const tab = openTab(createOutbox, { send: met });
  await until(() => tab.outbox.conflicts.get().length === 1);
  expect(await pendingCount('ada', database())).toBe(1);
});
