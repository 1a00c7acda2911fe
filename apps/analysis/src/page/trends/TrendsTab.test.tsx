import { addDays, localDateAt } from '@nafas/insights';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getTimeZone } from '@nafas/data-service/settings';
import { fakeTable } from '../../testing/fake-table.ts';
import { renderView } from '../../testing/render-view.tsx';
import { createRow, createRows } from '../../testing/rows.ts';
import AnalysisPage from '../AnalysisPage.tsx';

const TODAY = localDateAt(new Date(), getTimeZone(null));
/** 40 days that end today: bad ones first, then good ones. */
const DAYS = Array.from({ length: 40 }, (_, day) => ({
  mood: day < 25 ? 2 : 9,
  energy: 6,
  stress: 3,
}));

async function open(rows = createRows(DAYS), language: 'en' | 'ar' = 'en') {
  const view = await renderView(<AnalysisPage />, { table: fakeTable(rows), language });
  const [, trends] = screen.getAllByRole('tab');
  await view.user.click(trends as HTMLElement);
  return view;
}
const select = () => screen.getByRole('combobox', { name: 'Date range' });
const rowNames = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => Date.parse(`${textContent} UTC`));
const toInstant = (localDate: string) => Date.parse(`${localDate}T00:00:00Z`);

test('ANALYSIS-021, ANALYSIS-022, ANALYSIS-023, ANALYSIS-024: a stacked area chart of positive, negative and neutral (DECISION-065)', async () => {
  await open([createRow(1, { mood: 2 }), createRow(0, { mood: 9 }), createRow(0, { mood: 5 })]);
  const chart = await screen.findByRole('img', { name: /^Stacked area chart/ });
  expect(chart.getAttribute('aria-label')).toContain(
    '50% of the check-ins were positive, 50% neutral, 0% negative',
  );
  await vi.waitFor(() => expect(chart.querySelectorAll('[data-area]')).toHaveLength(3));
  const fills = [...chart.querySelectorAll('[data-area] > [fill-opacity]')].map((area) =>
    area.getAttribute('fill'),
  );
  expect(fills).toEqual([
    'var(--nf-data-negative)',
    'var(--nf-data-neutral)',
    'var(--nf-data-positive)',
  ]);
});

test('DATA-191: of each day the shares of its check-ins', async () => {
  const moods = [8, 7, 3, 10];
  const { user } = await open([
    createRow(1, { mood: 2 }),
    ...moods.map((mood) => createRow(0, { mood })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'View as table' }));
  const read = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(read('columnheader')).toEqual(['Date', 'Positive', 'Neutral', 'Negative']);
  expect(read('cell')).toEqual(['50%', '25%', '25%', '0%', '0%', '100%']);
});

/** A check-in of yesterday at an hour of the day. */
function at(hour: number, mood: number) {
  const row = createRow(1, { mood, energy: mood, stress: 10 - mood });
  const instant = new Date();
  instant.setDate(instant.getDate() - 1);
  instant.setHours(hour, 0, 0, 0);
  return { ...row, occurred_at: instant.toISOString() };
}

test('ANALYSIS-025, ANALYSIS-026, ANALYSIS-027: peak times and insights come from the days', async () => {
  const rows = [8, 9, 10].map((hour) => at(hour, 9)).concat([19, 20, 21].map((h) => at(h, 4)));
  await open([...rows, ...createRows(DAYS)]);
  const insights = (await screen.findByText('Peak times')).closest('article') as HTMLElement;
  expect(insights.textContent).toContain('Happiness is highest in the morning');
  expect(insights.textContent).toContain('Stress is highest in the evening');
  // 30 days: 15 of mood 2, then 15 of mood 9 and the six above.
  expect(insights.textContent).toContain('Lighter lately');
  expect(insights.textContent).toContain('Positive check-ins grew from 0% to');
  expect(insights.textContent).toContain('30 days of this range have a check-in.');
  expect(insights.textContent).toContain('From 36 check-ins');
});

test('parts of the day that are alike have no peak, and a slider left alone is not spoken of', async () => {
  const alike = [8, 9, 10, 19, 20, 21].map((hour) => at(hour, 5));
  const { unmount } = await open(alike);
  const level = (await screen.findByText('Peak times')).closest('article') as HTMLElement;
  expect(level.textContent).toContain('No part of the day stands out so far.');
  unmount();
  const rows = [...[8, 9, 10].map((hour) => at(hour, 9)), ...[19, 20, 21].map((h) => at(h, 4))];
  await open(rows.map((row) => ({ ...row, touched: ['mood'] })));
  const one = (await screen.findByText('Peak times')).closest('article') as HTMLElement;
  expect(one.textContent).toContain('Happiness is highest in the morning (9.0 on average).');
  expect(one.textContent).not.toMatch(/Energy is|Stress is/);
});

test('with too little it says so, and claims nothing', async () => {
  await open([createRow(1), createRow(0)]);
  const insights = (await screen.findByText('Peak times')).closest('article') as HTMLElement;
  expect(insights.textContent).toContain('At least 3 check-ins are needed');
  expect(insights.textContent).toContain('3 more days of check-ins are needed');
  expect(insights.textContent).not.toMatch(/highest|Lighter|Heavier|Steady/);
});

const firstOfMonth = `${TODAY.slice(0, 8)}01`;
// In jsdom the language is en-US: the week begins on Sunday.
const sunday = addDays(TODAY, -new Date(`${TODAY}T00:00:00Z`).getUTCDay());
test.each([
  ['ANALYSIS-029', 'Today', TODAY, TODAY],
  ['ANALYSIS-030', 'Yesterday', addDays(TODAY, -1), addDays(TODAY, -1)],
  ['ANALYSIS-031', 'This Week', sunday, TODAY],
  ['ANALYSIS-032', 'This Month', firstOfMonth, TODAY],
  ['ANALYSIS-033', 'Last 7 Days', addDays(TODAY, -6), TODAY],
  ['ANALYSIS-034', 'Last 30 Days', addDays(TODAY, -29), TODAY],
])('%s: the range %s shows its days and no other (DECISION-067)', async (_id, name, from, to) => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'View as table' }));
  await user.selectOptions(select(), name);
  const days = rowNames();
  expect([days.at(-1), days[0]]).toEqual([toInstant(from), toInstant(to)]);
  expect(days).toHaveLength((toInstant(to) - toInstant(from)) / 86_400_000 + 1);
});

test('ANALYSIS-035: Custom Range shows the days between two dates, and says what is wrong with them', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'View as table' }));
  await user.selectOptions(select(), 'Custom Range');
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  set('From', addDays(TODAY, -20));
  set('To', addDays(TODAY, -18));
  expect(rowNames()).toEqual([-18, -19, -20].map((days) => toInstant(addDays(TODAY, days))));
  set('To', addDays(TODAY, -21));
  expect(screen.getByText('The range ends before it begins.')).toBeTruthy();
  // The previous rows stay until both dates are right.
  expect(rowNames()).toHaveLength(3);
});

test('a range without a check-in says so', async () => {
  const { user } = await open(createRows(DAYS).slice(0, -1));
  await screen.findByRole('img', { name: /^Stacked/ });
  await user.selectOptions(select(), 'Today');
  expect(screen.getByText('There is no check-in in this range.')).toBeTruthy();
});

test('Arabic: its digits, and time from right to left', async () => {
  await open(createRows(DAYS), 'ar');
  const chart = await screen.findByRole('img', { name: /من اليمين إلى اليسار/ });
  const path = await vi.waitFor(() => {
    const found = chart.querySelector('[data-area] > [stroke]')?.getAttribute('d');
    if (!found) throw new Error('not drawn yet');
    return found;
  });
  const places = [...path.matchAll(/([\d.]+),[\d.]+/g)].map((match) => Number(match[1]));
  expect(places[0]).toBeGreaterThan(places.at(-1) ?? Infinity);
  const article = screen.getByText('أوقات الذروة').closest('article') as HTMLElement;
  expect(within(article).getByText('٣٠ يومًا في هذه المدة فيها تسجيل.')).toBeTruthy();
});

describe('texts that the person answered', () => {
  afterEach(() => localStorage.clear());
  const text = (days: number, values: Record<string, unknown> = {}) => ({
    id: crypto.randomUUID(),
    source: 'text',
    ...{ happiness: 0, sadness: 90, neutral: 10, stress: 0, energy: null },
    ...{ confidence: 0.8, engine: 'on-device-text', engine_version: '2 en' },
    ...{ answer: 'accepted', correction: null, time_zone: 'UTC' },
    occurred_at: `${addDays(TODAY, -days)}T12:00:00.000Z`,
    local_date: addDays(TODAY, -days),
    ...values,
  });
  async function having(
    readings: readonly object[],
    options: Parameters<typeof renderView>[1] = {},
  ) {
    const table = fakeTable(createRows(DAYS));
    table.readings = readings;
    const view = await renderView(<AnalysisPage />, { table, ...options });
    await view.user.click(screen.getAllByRole('tab')[1] as HTMLElement);
    return view;
  }
  const described = async () =>
    (await screen.findByRole('img', { name: /^(Stacked|رسم)/ })).getAttribute('aria-label');

  test('enter the chart where the person chooses that, and only there (DECISION-066)', async () => {
    const { user } = await having([text(0), text(1)]);
    const choice = await screen.findByRole('switch', { name: 'Count the texts I answered, too' });
    expect(choice).toHaveProperty('checked', false);
    expect(await described()).toContain('100% of the check-ins were positive, 0% neutral');
    await user.click(choice);
    expect(await described()).toContain(
      '50% of the check-ins and texts were positive, 0% neutral, 50% negative',
    );
    await user.click(choice);
    expect(await described()).toContain('100% of the check-ins were positive');
  });

  test('stay in it over a reload, for whoever chose that, until they choose otherwise', async () => {
    const name = 'Count the texts I answered, too';
    const isOn = async () =>
      ((await screen.findByRole('switch', { name })) as HTMLInputElement).checked;
    const first = await having([text(0)]);
    await first.user.click(await screen.findByRole('switch', { name }));
    first.unmount();
    const { signal } = new AbortController();
    const scope = { mode: 'real' as const, userId: 'user-2', signal };
    const other = await having([text(0)], { overrides: { scope } });
    expect(await isOn()).toBe(false);
    other.unmount();
    const next = await having([text(0)]);
    expect(await isOn()).toBe(true);
    expect(await described()).toContain('check-ins and texts');
    await next.user.click(screen.getByRole('switch', { name }));
    next.unmount();
    await having([text(0)]);
    expect(await isOn()).toBe(false);
  });

  test('are no choice where there is none in the range', async () => {
    await having([text(60), text(0, { source: 'voice' }), text(0, { answer: 'rejected' })]);
    await described();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('in Arabic, too', async () => {
    const { user } = await having([text(0)], { language: 'ar' });
    await user.click(await screen.findByRole('switch', { name: 'مع النصوص المُجاب عنها' }));
    expect(await described()).toContain('من التسجيلات والنصوص إيجابية');
  });
});
