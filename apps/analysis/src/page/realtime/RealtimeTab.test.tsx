import { getTimeZone } from '@nafas/data-service/settings';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeTable } from '../../testing/fake-table.ts';
import { renderView } from '../../testing/render-view.tsx';
import { createRow, createRows } from '../../testing/rows.ts';
import AnalysisPage from '../AnalysisPage.tsx';

const WEEKS = Array.from({ length: 40 }, (_, day) => ({
  mood: day % 2 ? 8 : 6,
  energy: 6,
  stress: 3,
}));
/** The indicator cards once they say something. */
async function indicators() {
  const section = screen.getByRole('region', { name: 'This moment' });
  await within(section).findAllByRole('heading');
  return within(section).getAllByRole('article');
}

test('ANALYSIS-001, ANALYSIS-002, ANALYSIS-003, ANALYSIS-004: a range select with 24h, 7d and 30d', async () => {
  await renderView(<AnalysisPage />, { table: fakeTable(createRows(WEEKS)) });
  const select = await screen.findByRole('combobox', { name: 'Time range' });
  const options = within(select).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['24h', '7d', '30d']);
});

test('ANALYSIS-016, ANALYSIS-017, ANALYSIS-018, ANALYSIS-019: a line chart by time with happiness, stress and energy (DECISION-055)', async () => {
  await renderView(<AnalysisPage />, {
    table: fakeTable([createRow(0, { mood: 8, energy: 1, stress: 9 })]),
  });
  const chart = await screen.findByRole('img', { name: /^Line chart/ });
  expect(chart.getAttribute('aria-label')).toContain(
    'Happiness is 8.0. Energy is 1.0. Stress is 9.0.',
  );
  await vi.waitFor(() => expect(chart.querySelectorAll('[data-line]')).toHaveLength(3));
});

test('DATA-069, DATA-070, DATA-071, DATA-072, DATA-192: of each check-in of 24 hours its time, happiness, energy and stress', async () => {
  const HOUR_MS = 3_600_000;
  const now = Date.now();
  const ago = (hours: number, values: Parameters<typeof createRow>[1]) => ({
    ...createRow(0, values),
    occurred_at: new Date(now - hours * HOUR_MS).toISOString(),
  });
  const rows = [
    ago(1, { mood: 8, energy: 7, stress: 1 }),
    ago(23, { mood: 2, energy: 0, stress: 9 }),
    ago(25, { mood: 5, energy: 5, stress: 5 }),
  ];
  const { user } = await renderView(<AnalysisPage />, { table: fakeTable(rows) });
  await user.click(await screen.findByRole('button', { name: 'View as table' }));
  const read = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(read('columnheader')).toEqual(['Time', 'Happiness', 'Energy', 'Stress']);
  const timeZone = getTimeZone(null);
  const toClock = (hours: number) =>
    new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone }).format(
      now - hours * HOUR_MS,
    );
  expect(read('rowheader')).toEqual([toClock(1), toClock(23)]);
  expect(read('cell')).toEqual(['8.0', '7.0', '1.0', '2.0', '0.0', '9.0']);
});

test('ANALYSIS-005: the range decides what the chart shows (DECISION-067)', async () => {
  const table = fakeTable([...createRows(WEEKS), createRow(0, { mood: 1 })]);
  const { user } = await renderView(<AnalysisPage />, { table });
  await user.click(await screen.findByRole('button', { name: 'View as table' }));
  const select = screen.getByRole('combobox', { name: 'Time range' });
  // Each check-in as entered: today's two, not their mean.
  const values = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]);
  expect(values.map((cell) => cell?.textContent).sort()).toEqual(['1.0', '8.0', undefined]);
  const rowCount = () => screen.getAllByRole('row').length - 1;
  await user.selectOptions(select, '7d');
  expect(rowCount()).toBe(7);
  await user.selectOptions(select, '30d');
  expect(rowCount()).toBe(30);
});

test('ANALYSIS-014, ANALYSIS-015: exactly three indicator cards, from the person’s own check-ins', async () => {
  const now = createRow(0, { mood: 9, energy: 4, stress: 1 });
  const rows = createRows(WEEKS).slice(0, -1);
  await renderView(<AnalysisPage />, { table: fakeTable([...rows, now]) });
  const cards = await indicators();
  expect(cards).toHaveLength(3);
  const [moment, usual, today] = cards.map((each) => each.textContent);
  expect(moment).toContain('A good moment');
  expect(moment).toContain('Mood 9, energy 4, stress 1 of 10.');
  // The first 28 days are 6 and 8 in turn: 7, with a deviation of 1.02.
  expect(usual).toContain('Brighter than your usual');
  expect(usual).toContain('Mood today 9.0, usually 7.0.');
  expect(usual).toContain('From your first 28 days');
  expect(today).toContain('One check-in so far.');
});

test('with too little the indicators say what is missing', async () => {
  await renderView(<AnalysisPage />, { table: fakeTable([createRow(3), createRow(2)]) });
  const [moment, usual, today] = (await indicators()).map((each) => each.textContent);
  expect(moment).toContain('There is no check-in in the last 24 hours.');
  expect(usual).toContain('12 more days with a check-in');
  expect(today).toContain('There is no check-in today yet.');
});

const HOUR_MS = 3_600_000;

test('what was loaded and is older than a day is no longer this moment', async () => {
  const old = createRow(0, { mood: 9 });
  const rows = [{ ...old, occurred_at: new Date(Date.now() - 25 * HOUR_MS).toISOString() }];
  await renderView(<AnalysisPage />, { table: fakeTable(rows) });
  const [moment] = (await indicators()).map((each) => each.textContent);
  expect(moment).toContain('There is no check-in in the last 24 hours.');
});

test('today’s check-ins are those of the day the person was in, wherever that was', async () => {
  // A traveller's morning, kept with its day; by the clock here it may have been another.
  const rows = [26, 3].map((hours, index) => ({
    ...createRow(0, { mood: 4 + index, stress: 6 - index }),
    time_zone: 'Pacific/Kiritimati',
    occurred_at: new Date(Date.now() - hours * HOUR_MS + 60_000).toISOString(),
  }));
  await renderView(<AnalysisPage />, { table: fakeTable(rows) });
  const [, , today] = (await indicators()).map((each) => each.textContent);
  expect(today).toContain('From 2 check-ins');
});
