import { addDays } from '@nafas/insights';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';
import { createRow, createRows } from '../testing/rows.ts';
import ActiveMinutes from './ActiveMinutes.tsx';
import EmotionalScore from './EmotionalScore.tsx';
import MotivationLevel from './MotivationLevel.tsx';

/** The card of this name once it is no longer busy. */
const card = (name: string) =>
  vi.waitFor(() => {
    const article = screen.getByRole('heading', { name }).closest('article');
    expect(article?.getAttribute('aria-busy')).toBeNull();
    return within(article as HTMLElement);
  });
// Six steady days, then eight of another mood: with lambda 0.2 the score moves a known way.
const turned = [...Array(6).fill(4), ...Array(8).fill(8)].map((mood: number) => ({
  mood,
  motivation: 10 - mood,
}));

test('SHELL-103, SHELL-106, DATA-188: the emotional score in percent, and its signed change', async () => {
  await renderView(<EmotionalScore />, { table: fakeTable(createRows(turned)) });
  const score = await card('Emotional score');
  // z = 8 - 4 * (sum of the weights of the first six days) = 7.48; a week before, after one day of 8, 5.01.
  expect(score.getByText(/^\d+/).textContent).toBe('75%');
  expect(score.getByText('+25 points')).toBeTruthy();
  expect(score.getByText('vs last week')).toBeTruthy();
});

test('SHELL-104, SHELL-107, DATA-188: the motivation level in percent, its signed change, and what it rests on (DECISION-057)', async () => {
  await renderView(<MotivationLevel />, { table: fakeTable(createRows(turned)) });
  const level = await card('Motivation level');
  expect(level.getByText(/^\d+/).textContent).toBe('25%');
  expect(level.getByText('−25 points')).toBeTruthy();
  expect(level.getByText('vs last week · by your own rating')).toBeTruthy();
});

test('SHELL-105, SHELL-108, DATA-188: active minutes today, one for each check-in, against yesterday (DECISION-048, DECISION-061)', async () => {
  const table = fakeTable([createRow(1), createRow(0), createRow(0), createRow(0)]);
  await renderView(<ActiveMinutes />, { table });
  const minutes = await card('Active minutes');
  expect(minutes.getByText(/^\d/).textContent).toBe('3min');
  expect(minutes.getByText('+2 min')).toBeTruthy();
  expect(minutes.getByText('vs yesterday')).toBeTruthy();
});

test('of two minutes more Arabic has a word of its own', async () => {
  const table = fakeTable([createRow(1), createRow(0), createRow(0), createRow(0)]);
  await renderView(<ActiveMinutes />, { table, language: 'ar' });
  const minutes = await card('دقائق النشاط');
  expect(minutes.getByText(/^دقيقتان \(\u061c?\+٢\)$/)).toBeTruthy();
});

test('exercises count their minutes, of today and of yesterday (DECISION-060, DECISION-061)', async () => {
  const [yesterday, today] = [createRow(1), createRow(0)].map((row) => row.local_date);
  const table = fakeTable(
    [createRow(0)],
    [
      { local_date: today ?? '', minutes: 5 },
      { local_date: yesterday ?? '', minutes: 2 },
    ],
  );
  await renderView(<ActiveMinutes />, { table });
  const minutes = await card('Active minutes');
  expect(minutes.getByText(/^\d/).textContent).toBe('6min');
  expect(minutes.getByText('+4 min')).toBeTruthy();
});

test('too few days: no figure, but how many are missing (DECISION-014, DECISION-051)', async () => {
  await renderView(<EmotionalScore />, { table: fakeTable(createRows([{}, {}, {}])) });
  const score = await card('Emotional score');
  expect(score.getByText('Not enough data yet. 2 more days of check-ins are needed.')).toBeTruthy();
  expect(score.queryByText(/%/)).toBeNull();
});

test('check-ins without a motivation rating give no motivation level', async () => {
  await renderView(<MotivationLevel />, { table: fakeTable(createRows(Array(6).fill({}))) });
  expect(await screen.findByText(/5 more days of motivation ratings/)).toBeTruthy();
});

/** A goal of twenty days, made ten days ago, with half of what is due done on each day. */
function halfFollowed() {
  const table = fakeTable(createRows(Array(6).fill({})));
  const id = crypto.randomUUID();
  const [today = ''] = [createRow(0).local_date];
  const at = (day: number) => `${addDays(today, day)}T12:00:00.000Z`;
  table.goals = [
    {
      ...{ id, title: 'Walk', description: 'Before sunset', category: 'Health' },
      ...{ deadline: addDays(today, 9), started_on: addDays(today, -10) },
      ...{ progress: 25, created_at: at(-10), version: 11 },
    },
  ];
  table.steps = Array.from({ length: 11 }, (_, day) => ({
    goal_id: id,
    progress: Math.floor(2.5 * day),
    recorded_at: at(day - 10),
  }));
  return table;
}

test('without motivation ratings the level is how goals are followed through, and says so (DECISION-058, DECISION-059)', async () => {
  await renderView(<MotivationLevel />, { table: halfFollowed() });
  const level = await card('Motivation level');
  expect(level.getByText(/^\d+/).textContent).toMatch(/^4\d%$/);
  expect(level.getByText('by how your goals go')).toBeTruthy();
  expect(level.queryByText(/your own rating/)).toBeNull();
});

test('with ratings nobody asks for goals', async () => {
  const table = halfFollowed();
  table.rows.push(...createRows(turned));
  await renderView(<MotivationLevel />, { table });
  const level = await card('Motivation level');
  expect(level.getByText('vs last week · by your own rating')).toBeTruthy();
});

test('Arabic: its digits, sign and plural', async () => {
  const options = { language: 'ar' as const, table: fakeTable(createRows([{}, {}, {}])) };
  await renderView(<EmotionalScore />, options);
  expect(
    await screen.findByText('البيانات غير كافية بعد. يلزم تسجيل في يومين آخرين.'),
  ).toBeTruthy();
});

test('while it loads the card is busy and shows no figure', async () => {
  const table = fakeTable();
  table.answer = 'hanging';
  await renderView(<EmotionalScore />, { table });
  expect(screen.getByRole('article').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('article').textContent).toBe('Emotional score');
});
