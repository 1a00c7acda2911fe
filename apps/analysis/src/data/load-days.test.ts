import { createSupabaseAnalysis } from '@nafas/data-service/analysis';
import { expect, test } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { rowOf } from '../testing/rows.ts';
import { loadDays } from './load-days.ts';

const loadFrom = (table: ReturnType<typeof fakeTable>, since: string, without: string[] = []) =>
  loadDays(createSupabaseAnalysis(table.backend), since, without);

test('someone who comes back after long is known to have earlier check-ins', async () => {
  const [old, today] = [rowOf(200), rowOf(0)];
  const list = await loadFrom(fakeTable([old, today]), today.local_date);
  expect(list.days).toMatchObject([{ localDate: today.local_date, count: 1 }]);
  expect(list.earlier).toBe(true);
});

test('a first check-in has none earlier', async () => {
  const today = rowOf(0);
  expect(await loadFrom(fakeTable([today]), today.local_date)).toMatchObject({ earlier: false });
});

test('with two or more there is no second question', async () => {
  const table = fakeTable([rowOf(1), rowOf(0)]);
  await loadFrom(table, rowOf(5).local_date);
  expect(table.reads).toBe(1);
});

test('what is in the outbox is left out', async () => {
  const rows = [rowOf(1), rowOf(0)];
  const list = await loadFrom(fakeTable(rows), rowOf(5).local_date, [rows[1]?.id ?? '']);
  expect(list.days.map(({ localDate }) => localDate)).toEqual([rows[0]?.local_date]);
});
