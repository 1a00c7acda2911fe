import { activityCodec, newActivity } from '@nafas/data-service/activities';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';
import { createRow, createRows, settingsRow } from '../testing/rows.ts';
import Recommendations from './Recommendations.tsx';

/** The names of the cards once they are there. */
const names = () =>
  vi.waitFor(() => {
    const found = screen.getAllByRole('heading', { level: 3 });
    return found.map(({ textContent }) => textContent);
  });

test('SHELL-115, DATA-190: cards by the rules in their order, each with the figure it rests on', async () => {
  await renderView(<Recommendations />, {
    table: fakeTable([createRow(0, { mood: 3, energy: 2, stress: 7 })]),
  });
  expect(await names()).toEqual(['Deep Breathing Exercise', 'Positive Affirmations', 'Quick Walk']);
  expect(screen.getByText(/Because stress was 70% on your last day/)).toBeTruthy();
  expect(screen.getByText(/Because energy was 20% on your last day/)).toBeTruthy();
});

test('DATA-078, DATA-079: each has a title and a description', async () => {
  await renderView(<Recommendations />, {
    table: fakeTable([createRow(0, { mood: 5, stress: 7 })]),
  });
  expect((await names())[0]).toBe('Deep Breathing Exercise');
  expect(screen.getByText(/^Five slow minutes: four counts in, six out\./)).toBeTruthy();
});

test('company is recommended when the score is lower than a week ago', async () => {
  const moods = [...Array(8).fill(9), ...Array(6).fill(5)] as number[];
  const rows = createRows(moods.map((mood) => ({ mood, energy: 8, stress: 1 })));
  await renderView(<Recommendations />, { table: fakeTable(rows) });
  expect(await names()).toEqual(['Mindfulness Meditation', 'Time with someone']);
});

test('with the switch for it off, company is not recommended (DECISION-145)', async () => {
  const moods = [...Array(8).fill(9), ...Array(6).fill(5)] as number[];
  const table = fakeTable(createRows(moods.map((mood) => ({ mood, energy: 8, stress: 1 }))));
  table.settings = settingsRow({ ai: { socialSuggestions: false } });
  await renderView(<Recommendations />, { table });
  expect(await names()).toEqual(['Mindfulness Meditation']);
});

test('what was entered the day before yesterday says nothing about today', async () => {
  await renderView(<Recommendations />, { table: fakeTable([createRow(2, { stress: 10 })]) });
  expect(await names()).toEqual(['Mindfulness Meditation']);
  expect(screen.queryByText(/Because/)).toBeNull();
});

test('a card leads to the place of its exercise', async () => {
  const { user, calls } = await renderView(<Recommendations />, {
    table: fakeTable([createRow(0, { stress: 9, mood: 2 })]),
  });
  const card = await screen.findByRole('link', { name: /Deep Breathing Exercise/ });
  expect(within(card).getByRole('heading')).toBeTruthy();
  await user.click(card);
  await user.click(screen.getByRole('link', { name: /Positive Affirmations/ }));
  expect(calls.navigate).toEqual([
    '/dashboard/real-time-assistance?practice=deep-breathing-exercise',
    '/dashboard/real-time-assistance?practice=positive-affirmations',
  ]);
});

const TIRED = [createRow(0, { mood: 3, energy: 2, stress: 7 })];

test('what was shown is recorded once a day, also by the next view', async () => {
  const table = fakeTable(TIRED);
  const first = await renderView(<Recommendations />, { table });
  await vi.waitFor(() => expect(table.shown.rows).toHaveLength(3));
  expect(table.shown.rows).toMatchObject([
    { recommendation: 'deep-breathing-exercise', icon: 'trending-up', outcome: null },
    { recommendation: 'positive-affirmations', icon: 'brain', outcome: null },
    { recommendation: 'quick-walk', icon: 'trending-up', outcome: null },
  ]);
  expect(table.shown.rows[0]?.local_date).toBe(TIRED[0]?.local_date);
  first.unmount();
  await renderView(<Recommendations />, { table });
  expect(await screen.findByRole('button', { name: 'I did this: Quick Walk' })).toBeTruthy();
  expect(table.shown.writes).toBe(3);
});

test('a card that leads somewhere is recorded as opened', async () => {
  const { user, table } = await renderView(<Recommendations />, { table: fakeTable(TIRED) });
  await user.click(await screen.findByRole('link', { name: /Deep Breathing Exercise/ }));
  await vi.waitFor(() => expect(table.shown.rows[0]).toMatchObject({ outcome: 'opened' }));
});

test('one that leads nowhere can be marked as done, by keyboard, and says so', async () => {
  const { user, table } = await renderView(<Recommendations />, { table: fakeTable(TIRED) });
  const mark = await screen.findByRole('button', { name: 'I did this: Quick Walk' });
  expect(screen.queryAllByRole('button')).toEqual([mark]);
  mark.focus();
  await user.keyboard('{Enter}');
  const done = await screen.findByRole('status');
  expect(done.textContent).toBe('Done');
  expect(document.activeElement).toBe(done);
  await vi.waitFor(() => expect(table.shown.rows[2]).toMatchObject({ outcome: 'done' }));
});

test('what can’t be recorded disturbs nobody: the cards stay, without a mark', async () => {
  const table = fakeTable(TIRED);
  table.shown.status = 403;
  const { calls, user } = await renderView(<Recommendations />, { table });
  await user.click(await screen.findByRole('link', { name: /Deep Breathing Exercise/ }));
  expect(await names()).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls.notices).toEqual([]);
});

test('a done that was not recorded is taken back', async () => {
  const table = fakeTable(TIRED);
  const { calls, user } = await renderView(<Recommendations />, { table });
  const mark = await screen.findByRole('button', { name: 'I did this: Quick Walk' });
  table.shown.status = 503;
  await user.click(mark);
  await vi.waitFor(() => expect(calls.reported).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'I did this: Quick Walk' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(table.shown.rows[2]).toMatchObject({ outcome: null });
});

test('a failed load is a word, not a made-up card', async () => {
  const table = fakeTable();
  table.answer = 401;
  await renderView(<Recommendations />, { table });
  expect(await screen.findByText('Could not be loaded this time.')).toBeTruthy();
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
});

const HOUR_MS = 3_600_000;

/** Evenings on which a body scan was done an hour after a check-in of this mood and energy. */
function practised(count: number, mood: number, now: { mood: number; energy: number }) {
  const evenings = Array.from({ length: count }, (_, index) =>
    createRow(index + 2, { mood, energy: mood, stress: 1 }),
  );
  const done = evenings.map(({ occurred_at }) =>
    activityCodec.toRow(
      newActivity({
        ...{ exercise: 'body-scan', minutes: 10, ratingBefore: 3, ratingAfter: 7 },
        ...{ now: new Date(Date.parse(occurred_at) + HOUR_MS), timeZone: 'UTC' },
      }),
    ),
  );
  // Just now, so that it says how somebody is.
  const last = { ...createRow(0, { ...now, stress: 1 }), occurred_at: new Date().toISOString() };
  return fakeTable([...evenings, last], done);
}

test('after the rules stands what helped in moments like this one, by the same choice as among the exercises', async () => {
  await renderView(<Recommendations />, { table: practised(6, 7, { mood: 7, energy: 8 }) });
  const card = await screen.findByRole('link', { name: /in moments like this|Something to try/ });
  expect(card.getAttribute('href')).toMatch(/\/dashboard\/exercises\/[a-z0-9-]+$/);
  const all = await names();
  expect(all[0]).toBe('Mindfulness Meditation');
  expect(all).toHaveLength(2);
});
