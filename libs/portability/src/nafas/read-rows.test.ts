import { toCsv } from '@nafas/data-service/export';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { preview, refusal } from '../testing.ts';

const PERSON = '5b3f2b9e-1111-4000-8000-000000000001';
const slider = fc.integer({ min: 0, max: 10 });
const MIDDLE = { mood: 5, energy: 5, stress: 5 };

/** Rows as the export has them: what nobody touched stands in the middle. */
const row = fc
  .record({
    id: fc.uuid(),
    given: fc.record({ mood: slider, energy: slider, stress: slider }),
    touched: fc.subarray(['mood', 'energy', 'stress'] as const, { minLength: 1 }),
    motivation: fc.option(slider),
    notes: fc.option(
      fc.oneof(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
          .filter((text) => text.trim() === text && text !== ''),
        // A spreadsheet would run the one; the other only looks as an export of it does.
        fc.constantFrom('=1+1', "'=1+1", "''-x", "'quoted'"),
      ),
    ),
    words: fc.uniqueArray(fc.constantFrom('calm', 'happy', 'هادئ'), { maxLength: 3 }),
    tags: fc.uniqueArray(fc.constantFrom('walk', 'work', '=1+1', 'عائلة'), { maxLength: 4 }),
    at: fc.date({ min: new Date('2015-01-01'), max: new Date('2026-11-20'), noInvalidDate: true }),
    edited: fc.boolean(),
  })
  .map(({ given, touched, at, edited, ...rest }) => ({
    ...rest,
    ...MIDDLE,
    ...Object.fromEntries(touched.map((slider) => [slider, given[slider]])),
    touched,
    occurred_at: at.toISOString(),
    time_zone: 'Asia/Riyadh',
    local_date: new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 10),
    edited_at: edited ? '2026-11-21T08:00:00.000Z' : null,
  }));
const rows = fc.uniqueArray(row, { minLength: 1, maxLength: 20, selector: ({ id }) => id });
const toExport = (list: readonly object[], id = PERSON) =>
  JSON.stringify({
    exportedAt: 'x',
    account: { id, email: null },
    tables: { check_ins: list, goals: [] },
    files: [],
  });
const inOrder = (list: readonly { id: string }[]) =>
  [...list].sort((a, b) => (a.id < b.id ? -1 : 1));

test('the export comes back identical, and as it was exported', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (list) => {
      const exported = list.map((one) => ({
        ...one,
        user_id: PERSON,
        created_at: '2026-01-01T00:00:00+00:00',
      }));
      const { entries, problems, kind } = await preview(toExport(exported), { person: PERSON });
      expect(kind).toBe('nafas-json');
      expect(problems).toEqual([]);
      expect(inOrder(entries)).toEqual(inOrder(list));
    }),
    { numRuns: 200 },
  );
});

test('so does its CSV, alone and in its zip', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (list) => {
      const csv = toCsv(list);
      const plain = await preview(csv);
      expect(plain.kind).toBe('nafas-csv');
      expect(plain.problems).toEqual([]);
      expect(inOrder(plain.entries)).toEqual(inOrder(list));
      const zipped = await preview(
        zipSync({ 'account.csv': strToU8('id\n1'), 'check_ins.csv': strToU8(csv) }),
      );
      expect(zipped.entries).toEqual(plain.entries);
    }),
    { numRuns: 50 },
  );
});

test('the CSV of the demo, whose columns have other names, comes back as well, alone and in its zip', async () => {
  const own = [
    {
      id: '5b3f2b9e-2222-4000-8000-000000000001',
      mood: 8,
      energy: 5,
      stress: 5,
      motivation: null,
      touched: ['mood'],
      notes: 'By the sea',
      words: ['calm'],
      tags: ['walk'],
      occurredAt: '2026-11-20T08:00:00.000Z',
      timeZone: 'Asia/Riyadh',
      localDate: '2026-11-20',
      editedAt: null,
    },
  ];
  const csv = strToU8(toCsv(own));
  for (const file of [csv, zipSync({ 'account.csv': strToU8('id\r\n'), 'check-ins.csv': csv })]) {
    const { kind, entries, problems } = await preview(file, { person: PERSON });
    expect({ kind, problems }).toEqual({ kind: 'nafas-csv', problems: [] });
    expect(entries).toMatchObject([
      {
        mood: 8,
        touched: ['mood'],
        notes: 'By the sea',
        words: ['calm'],
        tags: ['walk'],
        occurred_at: '2026-11-20T08:00:00.000Z',
        time_zone: 'Asia/Riyadh',
        local_date: '2026-11-20',
      },
    ]);
  }
});

test('an export of before sliders were marked counts each of them; another account gets ids of its own', async () => {
  const id = '5b3f2b9e-2222-4000-8000-000000000001';
  const old = {
    id,
    mood: 7,
    energy: 5,
    stress: 2,
    motivation: null,
    notes: null,
    words: [],
    tags: [],
    occurred_at: '2026-01-01 10:00:00+00',
    time_zone: 'Nowhere/At_All',
    local_date: '2026-01-01',
  };
  const own = await preview(toExport([old]), { person: PERSON });
  expect(own.entries).toMatchObject([
    {
      id,
      touched: ['mood', 'energy', 'stress'],
      occurred_at: '2026-01-01T10:00:00.000Z',
      time_zone: 'Asia/Riyadh',
    },
  ]);
  const other = await preview(toExport([old]), { person: 'another' });
  expect(other.entries[0]?.id).not.toBe(id);
  expect((await preview(toExport([old]), { person: 'another' })).entries).toEqual(other.entries);
});

test('a table of another account gets ids of its own, too, and the person’s own keeps them', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (list) => {
      const csv = toCsv(list.map((one) => ({ ...one, user_id: PERSON })));
      const own = await preview(csv, { person: PERSON });
      expect(inOrder(own.entries)).toEqual(inOrder(list));
      const other = await preview(csv, { person: 'another' });
      const ids = new Set(list.map(({ id }) => id));
      // An id belongs to one row of all people's: the other account's would not come in at all.
      expect(other.entries.filter(({ id }) => ids.has(id))).toEqual([]);
      const json = await preview(toExport(list), { person: 'another' });
      expect(inOrder(other.entries)).toEqual(inOrder(json.entries));
    }),
    { numRuns: 50 },
  );
});

test('a row that is none is named by its number', async () => {
  const good = { id: '1', mood: 7, occurred_at: '2026-01-01T10:00:00Z', local_date: '2026-01-01' };
  const list = [
    4,
    {},
    { ...good, occurred_at: 'x' },
    { ...good, mood: 11 },
    { ...good, id: '2', local_date: '2099-01-01' },
  ];
  const { problems } = await preview(toExport(list as object[]));
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [1, 'not-an-entry'],
    [2, 'no-date'],
    [3, 'bad-date'],
    [4, 'bad-value'],
    [4, 'empty'],
    [5, 'bad-value'],
    [5, 'future'],
  ]);
});

test.each([
  ['{"tables":{}}', 'not-nafas'],
  ['[1,2]', 'not-nafas'],
  ['{"tables":{"check_ins":', 'broken-json'],
] as const)('%s is refused', async (text, code) => {
  expect(await refusal(text)).toBe(code);
});
