import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';
import { rowOf, rowsOf } from '../testing/rows.ts';
import AnalysisPage from './AnalysisPage.tsx';

const WEEKS = Array.from({ length: 40 }, () => ({ mood: 7, energy: 6, stress: 3 }));

test('ANALYSIS-001, ANALYSIS-002, ANALYSIS-003, ANALYSIS-004: a range select with 24h, 7d and 30d', async () => {
  await renderView(<AnalysisPage />);
  const options = within(screen.getByRole('combobox', { name: 'Time range' })).getAllByRole(
    'option',
  );
  expect(options.map(({ textContent }) => textContent)).toEqual(['24h', '7d', '30d']);
});

test('ANALYSIS-005: the range decides what the chart shows', async () => {
  const table = fakeTable([...rowsOf(WEEKS), rowOf(0, { mood: 1 })]);
  const { user } = await renderView(<AnalysisPage />, { table });
  await user.click(await screen.findByRole('button', { name: 'View as table' }));
  const select = screen.getByRole('combobox');
  const rowCount = () => screen.getAllByRole('row').length - 1;
  expect(rowCount()).toBe(7);
  await user.selectOptions(select, '30d');
  expect(rowCount()).toBe(30);
  await user.selectOptions(select, '24h');
  // Each check-in as entered: today's two, not their mean.
  const values = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]);
  expect(values.map((cell) => cell?.textContent)).toEqual([undefined, '1.0', '7.0']);
});

test('the figures are the person’s own, and falling stress is better', async () => {
  const falling = WEEKS.map((day, index) => ({ ...day, stress: index < 33 ? 8 : 2 }));
  await renderView(<AnalysisPage />, { table: fakeTable(rowsOf(falling)) });
  const figures = screen.getByRole('region', { name: 'Current figures' });
  expect(await within(figures).findByText('70')).toBeTruthy();
  expect(within(figures).getByText('60')).toBeTruthy();
  const change = figures.querySelector('[data-meaning="better"]');
  expect(change?.textContent).toMatch(/^−\d+ points better$/);
});

test('ANALYSIS-006: Refresh asks the server again', async () => {
  const table = fakeTable(rowsOf(WEEKS));
  const { user, calls } = await renderView(<AnalysisPage />, { table });
  await screen.findByRole('button', { name: 'View as table' });
  expect(table.reads).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(table.reads).toBe(2);
  expect(calls.notices).toEqual([{ kind: 'done', message: 'Up to date' }]);
});

test('ANALYSIS-028: a failed load is named; Try Again loads anew', async () => {
  const table = fakeTable(rowsOf(WEEKS));
  table.answer = 401;
  const { user } = await renderView(<AnalysisPage />, { table });
  expect(
    await screen.findByText('Failed to load emotional analysis data. Please try again.'),
  ).toBeTruthy();
  table.answer = 'rows';
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'View as table' })).toBeTruthy();
});
