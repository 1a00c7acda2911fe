import { checkInCodec, newCheckIn } from '@nafas/data-service/check-ins';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';
import { createRow, createRows } from '../testing/rows.ts';
import ProgressSlot from './ProgressSlot.tsx';
import { reloadPage } from './reload-page.ts';

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn() }));
beforeEach(() => vi.mocked(reloadPage).mockClear());

const DAYS = Array.from({ length: 40 }, (_, day) => ({
  mood: day % 2 ? 8 : 6,
  energy: 7,
  stress: 2,
}));
const chart = () => screen.findByRole('img', { name: /^Line chart/ });
const lines = () => document.querySelectorAll('[data-line]');

test('SHELL-109, SHELL-110, SHELL-111, SHELL-112, SHELL-113: a line chart and its three ranges', async () => {
  await renderView(<ProgressSlot />, { table: fakeTable(createRows(DAYS)) });
  const ranges = within(screen.getByRole('radiogroup', { name: 'Range' })).getAllByRole('radio');
  expect(ranges.map(({ textContent }) => textContent)).toEqual([
    'Last 7 days',
    '30 days',
    '3 months',
  ]);
  const description = (await chart()).getAttribute('aria-label');
  expect(description).toContain('Energy went from 7.0 to 7.0.');
  expect(description).toContain('Stress went from 2.0 to 2.0.');
  await vi.waitFor(() => expect(lines()).toHaveLength(3));
});

test('SHELL-114: the range decides what is loaded and shown (DECISION-067)', async () => {
  const { user, table } = await renderView(<ProgressSlot />, {
    table: fakeTable(createRows(DAYS)),
  });
  const rowCount = async () => {
    await user.click(await screen.findByRole('button', { name: 'View as table' }));
    const count = screen.getAllByRole('row').length - 1;
    await user.click(screen.getByRole('button', { name: 'View as chart' }));
    return count;
  };
  expect(await rowCount()).toBe(30);
  await user.click(screen.getByRole('radio', { name: 'Last 7 days' }));
  expect(await rowCount()).toBe(7);
  expect(table.reads).toBe(1);
  await user.click(screen.getByRole('radio', { name: '3 months' }));
  expect(await rowCount()).toBe(40);
  expect(table.reads).toBe(2);
});

test('DATA-065, DATA-066, DATA-067, DATA-068, DATA-189: of each day its weekday and smoothed happiness, energy and stress', async () => {
  const rows = createRows([
    { mood: 4, energy: 6, stress: 8 },
    { mood: 8, energy: 6, stress: 2 },
  ]);
  const { user } = await renderView(<ProgressSlot />, { table: fakeTable(rows) });
  await user.click(await screen.findByRole('button', { name: 'View as table' }));
  const [head, last, first] = screen.getAllByRole('row');
  const read = (row: HTMLElement | undefined, role: string) =>
    within(row as HTMLElement)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(read(head, 'columnheader')).toEqual(['Date', 'Happiness', 'Energy', 'Stress']);
  const getWeekday = (at: number) =>
    new Date(`${rows[at]?.local_date}T00:00:00Z`).toLocaleDateString('en', {
      ...{ weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' },
    });
  expect(read(first, 'rowheader')).toEqual([getWeekday(0)]);
  expect(read(last, 'rowheader')).toEqual([getWeekday(1)]);
  expect(getWeekday(0)).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), /);
  expect(read(first, 'cell')).toEqual(['4.0', '6.0', '8.0']);
  // z = (0.8 * 0.2 * 4 + 0.2 * 8) / 0.36 = 6.22; stress (0.16 * 8 + 0.2 * 2) / 0.36 = 4.67.
  expect(read(last, 'cell')).toEqual(['6.2', '6.0', '4.7']);
});

test('the sentence under the chart says what the days say', async () => {
  await renderView(<ProgressSlot />, { table: fakeTable(createRows(DAYS)) });
  expect(await screen.findByText('Stress has stayed below energy for 40 days.')).toBeTruthy();
});

test('a single check-in is a point on each line, and is called the first', async () => {
  await renderView(<ProgressSlot />, { table: fakeTable([createRow(0, { mood: 8 })]) });
  expect((await chart()).getAttribute('aria-label')).toContain('Happiness is 8.0.');
  await vi.waitFor(() => expect(document.querySelectorAll('circle[data-end]')).toHaveLength(3));
  expect(screen.getByText(/^This is your first check-in/)).toBeTruthy();
});

test('what the server does not have yet is shown too', async () => {
  const { stores } = await renderView(<ProgressSlot />, { table: fakeTable([createRow(1)]) });
  expect((await chart()).getAttribute('aria-label')).toContain('Happiness is 5.0.');
  const place = { now: new Date(), timeZone: 'UTC' };
  const row = checkInCodec.toRow(newCheckIn({ mood: 10, energy: 5, stress: 5, ...place }));
  act(() => stores.pending.set([{ table: 'check_ins', row, topic: 'check-ins' }]));
  expect((await chart()).getAttribute('aria-label')).toContain('Happiness went from 5.0 to 7.8.');
});

test('without a check-in it invites to the first and opens the form', async () => {
  const { user, calls } = await renderView(<ProgressSlot />);
  await user.click(await screen.findByRole('button', { name: 'New Analysis' }));
  expect(calls.opened).toEqual(['analysis.new-analysis']);
});

test('SHELL-116, SHELL-118: a failed load is named, and Try Again reloads the page', async () => {
  const table = fakeTable();
  table.answer = 401;
  const { user } = await renderView(<ProgressSlot />, { table });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Failed to load dashboard data')).toBeTruthy();
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('SHELL-117: the load error is in the language of the interface', async () => {
  const table = fakeTable();
  table.answer = 401;
  await renderView(<ProgressSlot />, { table, language: 'ar' });
  expect(await screen.findByText('تعذّر تحميل بيانات الصفحة الرئيسية')).toBeTruthy();
});

test('Arabic: time runs from right to left, and the description says so', async () => {
  const options = { table: fakeTable(createRows(DAYS)), language: 'ar' as const };
  await renderView(<ProgressSlot />, options);
  const drawn = await screen.findByRole('img', { name: /من اليمين إلى اليسار/ });
  const path = await vi.waitFor(() => {
    const found = drawn.querySelector('[data-line]')?.getAttribute('d');
    if (!found) throw new Error('not drawn yet');
    return found;
  });
  const places = [...path.matchAll(/([\d.]+),[\d.]+/g)].map((match) => Number(match[1]));
  expect(places[0]).toBeGreaterThan(places.at(-1) ?? Infinity);
  expect(screen.getByText('ظل التوتر أدنى من الطاقة ٤٠ يومًا.')).toBeTruthy();
});
