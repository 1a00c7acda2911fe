import type { OutboxWrite } from '@nafas/platform';
import { openDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEntries } from './entries.ts';
import { createOutbox } from './create-outbox.ts';
import { database, openTab, until } from './testing/tab.ts';

const NOTE = 'a note that nobody else should read';
const write = (id: string, note = NOTE): OutboxWrite => ({
  table: 'check_ins',
  row: { id, note },
  topic: 'check-ins',
});
function opened() {
  const entries = openEntries(database());
  onTestFinished(entries.close);
  return entries;
}
/** All that lies in the stores, as text and as it is. */
async function dump() {
  const db = await openDB(database());
  const rows = (await db.getAll('entries')) as Record<string, unknown>[];
  const keys = (await db.getAll('keys')) as CryptoKey[];
  db.close();
  const text = rows
    .map((row) =>
      JSON.stringify(row, (_, v: unknown) =>
        v instanceof ArrayBuffer ? Buffer.from(v).toString() : v,
      ),
    )
    .join();
  return { rows, keys, text };
}
/** A database as version 1 made it, with rows as they are. */
async function version1(...writes: OutboxWrite[]) {
  const db = await openDB(database(), 1, {
    upgrade: (it) =>
      void it
        .createObjectStore('entries', { keyPath: 'operationId' })
        .createIndex('byUser', ['userId', 'createdAt']),
  });
  for (const [n, one] of writes.entries()) {
    const operationId = JSON.stringify(['ada', one.table, one.row.id]);
    await db.put('entries', { operationId, userId: 'ada', createdAt: n, write: one });
  }
  db.close();
}

test('what is written lies encrypted, by a key that no script reads', async () => {
  const entries = opened();
  await entries.put('ada', write('1'));
  expect((await entries.list('ada')).map((one) => one.write)).toEqual([write('1')]);
  const { text, keys } = await dump();
  expect(text).not.toContain('note');
  expect(keys).toHaveLength(1);
  const key = keys[0] as CryptoKey;
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(/extractable/);
});

test('each person has a key of their own, which does not open what others wrote', async () => {
  const entries = opened();
  await entries.put('ada', write('1'));
  await entries.put('bob', write('2'));
  expect((await dump()).keys).toHaveLength(2);
  // Somebody moves a row to another owner: it opens for nobody, and goes.
  const db = await openDB(database());
  const [row] = (await db.getAll('entries')) as object[];
  await db.put('entries', { ...row, userId: 'bob' });
  db.close();
  expect((await entries.list('bob')).map((one) => one.write.row.id)).toEqual(['2']);
  expect((await dump()).rows).toHaveLength(1);
});

test('what an older version kept as it is, is sent, and encrypted meanwhile', async () => {
  await version1(write('1'), write('2'));
  const entries = opened();
  expect((await entries.list('ada')).map((one) => one.write)).toEqual([write('1'), write('2')]);
  expect((await dump()).text).not.toContain('note');
  expect((await entries.list('ada')).map((one) => one.write)).toEqual([write('1'), write('2')]);
});

test('the newest content of a row wins, however long encrypting takes', async () => {
  const entries = opened();
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...args) => {
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
    return encrypt(...args);
  });
  await Promise.all([
    entries.put('ada', write('1', 'first')),
    entries.put('ada', write('1', 'second')),
  ]);
  expect((await entries.list('ada')).map((one) => one.write.row['note'])).toEqual(['second']);
});

test('the key goes with the account', async () => {
  const entries = opened();
  await entries.put('ada', write('1'));
  await entries.clear('ada');
  expect(await dump()).toMatchObject({ rows: [], keys: [] });
});

test('without Web Crypto nothing is kept here: it goes to the server, or is not accepted', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { outbox, sentIds } = openTab(createOutbox);
  expect(await outbox.enqueue(write('1'))).toBe('sent');
  expect(sentIds()).toEqual(['1']);
  expect((await dump()).rows).toEqual([]);
});

test('without IndexedDB, as in a private window of some browsers, it goes to the server at once', async () => {
  vi.stubGlobal('indexedDB', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { outbox, sentIds } = openTab(createOutbox);
  expect(await outbox.enqueue(write('1'))).toBe('sent');
  expect(sentIds()).toEqual(['1']);
});

test('what another person left is neither shown nor sent', async () => {
  const entries = opened();
  await entries.put('bob', write('of-bob'));
  const { outbox, sentIds, pendingIds } = openTab(createOutbox);
  expect(await outbox.enqueue(write('of-ada'))).toBe('sent');
  await until(() => pendingIds().length === 0);
  expect(sentIds()).toEqual(['of-ada']);
  expect(await entries.count('bob')).toBe(1);
});
