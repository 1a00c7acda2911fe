import { createSupabaseCheckIns } from '@nafas/data-service/check-ins';
import { expect, test } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { rowOf } from '../testing/rows.ts';
import { loadCheckIns } from './load-check-ins.ts';

const loadFrom = (table: ReturnType<typeof fakeTable>, since: string) =>
  loadCheckIns(createSupabaseCheckIns(table.backend), since);

test('someone who comes back after long is known to have earlier check-ins', async () => {
  const [old, today] = [rowOf(200), rowOf(0)];
  const list = await loadFrom(fakeTable([old, today]), today.local_date);
  expect(list.checkIns.map(({ id }) => id)).toEqual([today.id]);
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
