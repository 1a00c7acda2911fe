import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';
import { createRow, createRows } from '../testing/rows.ts';
import AnalysisPage from './AnalysisPage.tsx';

const WEEKS = Array.from({ length: 40 }, () => ({ mood: 7, energy: 6, stress: 3 }));
const figures = () => screen.getByRole('region', { name: 'Current figures' });
const card = async (name: string) => {
  const heading = await within(figures()).findByRole('heading', { name });
  return within(heading.closest('article') as HTMLElement);
};

test('ANALYSIS-007: exactly four metric cards', async () => {
  await renderView(<AnalysisPage />, { table: fakeTable(createRows(WEEKS)) });
  const cards = within(figures()).getAllByRole('article');
  const names = cards.map((each) => within(each).getByRole('heading').textContent);
  expect(names).toEqual(['Happiness', 'Stress', 'Energy', 'Anxiety']);
});

test('ANALYSIS-012: the metric cards are the person’s own, and falling stress is better', async () => {
  const falling = WEEKS.map((day, index) => ({
    ...day,
    stress: index < 33 ? 8 : 2,
    words: index % 2 ? ['worried'] : ['calm'],
  }));
  await renderView(<AnalysisPage />, { table: fakeTable(createRows(falling)) });
  expect(await (await card('Happiness')).findByText('70')).toBeTruthy();
  expect((await card('Energy')).getByText('60')).toBeTruthy();
  // Every second day anxious, the last one: smoothed 10 * (1 + 0.64 + ...) * 0.2 = 5.56.
  expect((await card('Anxiety')).getByText('56')).toBeTruthy();
  const change = figures().querySelector('[data-meaning="better"]');
  expect(change?.textContent).toMatch(/^−\d+ points better$/);
});

test('anxiety comes from texts that the person answered, too (DECISION-063)', async () => {
  const table = fakeTable(createRows(WEEKS));
  table.readings = table.rows.slice(-5).map(({ occurred_at, time_zone, local_date }) => ({
    id: crypto.randomUUID(),
    source: 'text',
    ...{ happiness: 0, sadness: 0, neutral: 10, stress: 90, energy: null },
    ...{ confidence: 0.8, engine: 'on-device-text', engine_version: '2 en' },
    ...{ answer: 'accepted', correction: null, occurred_at, time_zone, local_date },
  }));
  await renderView(<AnalysisPage />, { table });
  expect(await (await card('Anxiety')).findByText('100')).toBeTruthy();
  expect((await card('Happiness')).getByText('70')).toBeTruthy();
});

test('too little for a figure: how many days are missing, and of what (DECISION-064)', async () => {
  await renderView(<AnalysisPage />, { table: fakeTable(createRows(WEEKS.slice(0, 3))) });
  const happiness = await card('Happiness');
  expect(
    await happiness.findByText('Not enough data yet. 2 more days of check-ins are needed.'),
  ).toBeTruthy();
  const anxiety = await card('Anxiety');
  expect(
    anxiety.getByText(/^Not enough data yet. 5 more days of check-ins with emotion words/),
  ).toBeTruthy();
});

test('days with a check-in that left a slider alone: days with that value are missing (DECISION-064)', async () => {
  const rows = createRows(WEEKS.slice(0, 6)).map((row, index) =>
    index < 4 ? ({ ...row, touched: ['mood', 'stress'] } satisfies typeof row) : row,
  );
  await renderView(<AnalysisPage />, { table: fakeTable(rows) });
  expect(await (await card('Happiness')).findByText('70')).toBeTruthy();
  const sentence = 'Not enough data yet. 3 more days with this value set are needed.';
  expect((await card('Energy')).getByText(sentence)).toBeTruthy();
});

test('the demo has the fixed figures, and nobody signed in has (DECISION-012)', async () => {
  await renderView(<AnalysisPage />, { mode: 'demo' });
  const shown = await Promise.all(
    [
      ['Happiness', '85'],
      ['Stress', '25'],
      ['Energy', '70'],
      ['Anxiety', '20'],
    ].map(async ([name = '', value = '']) => (await card(name)).findByText(value)),
  );
  expect(shown).toHaveLength(4);
});

test('ANALYSIS-013, ANALYSIS-020: the tabs Real-time Analysis and Emotional Trends', async () => {
  const { user } = await renderView(<AnalysisPage />, { table: fakeTable(createRows(WEEKS)) });
  const tabs = within(screen.getByRole('tablist', { name: 'Analysis view' })).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Real-time Analysis',
    'Emotional Trends',
    'What goes with what',
  ]);
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
  tabs[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Emotional Trends' })).toBeTruthy();
});

test('ANALYSIS-006: Refresh asks the server again', async () => {
  const table = fakeTable(createRows(WEEKS));
  const { user, calls } = await renderView(<AnalysisPage />, { table });
  await (await card('Happiness')).findByText('70');
  const before = table.reads;
  table.rows.push(createRow(0, { mood: 0 }), createRow(0, { mood: 0 }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(table.reads).toBeGreaterThan(before);
  // Today's mean is now 7 / 3: z = 7 - 0.2 * (7 - 2.33) = 6.07.
  expect(await (await card('Happiness')).findByText('61')).toBeTruthy();
  expect(calls.notices).toEqual([{ kind: 'done', message: 'Up to date' }]);
});

test('ANALYSIS-028: a failed load is named; Try Again loads anew', async () => {
  const table = fakeTable(createRows(WEEKS));
  table.answer = 401;
  const { user } = await renderView(<AnalysisPage />, { table });
  expect(
    await screen.findByText('Failed to load emotional analysis data. Please try again.'),
  ).toBeTruthy();
  table.answer = 'rows';
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('img', { name: /^Line chart/ })).toBeTruthy();
});

test('New Analysis opens the form', async () => {
  const { user, calls } = await renderView(<AnalysisPage />, {
    table: fakeTable(createRows(WEEKS)),
  });
  await user.click(screen.getByRole('button', { name: 'New Analysis' }));
  expect(calls.opened).toEqual(['analysis.new-analysis']);
});
