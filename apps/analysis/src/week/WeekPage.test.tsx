import { checkInCodec, newCheckIn } from '@nafas/data-service/check-ins';
import { habitCodec, markCodec, newHabit, newMark } from '@nafas/data-service/habits';
import { addDays, localDateAt } from '@nafas/insights';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hashText } from '../hash-text.ts';
import Pages from '../Pages.tsx';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';

const DAY_MS = 86_400_000;
const today = localDateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A check-in so many days ago. */
function row(days: number, mood: number, notes: string | null = null) {
  const values = { mood, energy: 5, stress: 5, touched: ['mood' as const], notes };
  const now = new Date(Date.now() - days * DAY_MS);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...checkInCodec.toRow(newCheckIn({ ...values, now, timeZone })), version: 1 };
}

const WEEK = [
  row(6, 1),
  row(5, 5, 'The sea was flat as paper. It rained later.'),
  row(4, 6),
  row(1, 8),
];

const open = (checkIns: object[], address = '/dashboard/week', language: 'en' | 'ar' = 'en') =>
  renderView(<Pages />, { table: fakeTable(checkIns as never), at: address, language });

test('a week has a title of its own, its line in words, and being here', async () => {
  await open(WEEK);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(
    /^A heavy \w+day, and then it eased$/,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Mood of the seven days\. \w+day: 1, \w+day: 5, \w+day: 6, \w+day: no entry/,
  );
  expect(screen.getByText('4 of the last 30 days')).toBeTruthy();
  expect(screen.getByText('Made from 4 entries. Only you see it.')).toBeTruthy();
});

test('a finding that the person hid is not told here either', async () => {
  const walks = Array.from({ length: 60 }, (_, at) => {
    const isWalk = (at * 7) % 5 < 2;
    return { ...row(at, isWalk ? 8 : 5), tags: isWalk ? ['walk'] : [] };
  });
  const { unmount } = await open(walks);
  expect((await screen.findByText(/walk.*mood goes with/)).textContent).toMatch(/^On days with/);
  unmount();
  localStorage.setItem(
    'nafas.analysis.hidden-links.v1.user-1',
    JSON.stringify([hashText('tag walk')]),
  );
  await open(walks);
  // Walks come in turns here, so that something else is found, too.
  expect((await screen.findByText(/mood goes with/)).textContent).not.toMatch(/^On days with/);
  localStorage.clear();
});

test('nobody but the person chooses the line that is kept; it can be changed and let go', async () => {
  const { user } = await open(WEEK);
  expect(await screen.findByText('Choose a line to keep')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'The sea was flat as paper.' }));
  expect(within(screen.getByRole('figure')).getByText('The sea was flat as paper.')).toBeTruthy();
  expect(JSON.stringify(localStorage)).not.toContain('sea');
  await user.click(screen.getByRole('button', { name: 'Choose another line' }));
  await user.click(screen.getByRole('button', { name: 'It rained later.' }));
  expect(within(screen.getByRole('figure')).getByText('It rained later.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Let it go' }));
  expect(screen.queryByRole('figure')).toBeNull();
});

test('a habit that was done in the week is told by its days; another one is not mentioned', async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const now = new Date(Date.now() - 20 * DAY_MS);
  const make = (title: string) =>
    newHabit({
      ...{ title, description: '', category: 'Health', perWeek: 3, exercise: null },
      ...{ now, timeZone },
    });
  const walk = make('Walk');
  const table = fakeTable(WEEK as never);
  table.habits = [walk, make('Swim')].map((habit) => ({
    ...habitCodec.toRow(habit),
    version: 1,
  }));
  table.marks = [1, 3].map((days) =>
    markCodec.toRow(
      newMark({ habitId: walk.id, localDate: addDays(today, -days), done: true, now }),
    ),
  );
  await renderView(<Pages />, { table, at: '/dashboard/week' });
  expect(await screen.findByRole('heading', { name: 'Habits' })).toBeTruthy();
  expect(screen.getByText('Walk').closest('li')?.textContent).toBe(
    'Walk: 2 times in these seven days',
  );
  expect(screen.queryByText('Swim')).toBeNull();
});

test('a sentence that sounds like danger is not offered to be kept', async () => {
  await open([row(2, 1, 'I want to kill myself. The tea was warm.')]);
  expect(await screen.findByRole('button', { name: 'The tea was warm.' })).toBeTruthy();
  expect(screen.queryByText('I want to kill myself.')).toBeNull();
});

test('a week without entries is kind, and leads to the weeks around it', async () => {
  const to = addDays(today, -14);
  const { user, calls } = await open([], `/dashboard/week/${to}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'A quiet week' })).toBeTruthy();
  expect(screen.getByText('Nothing to add.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'The week before' }));
  expect(calls.navigate).toEqual([`/dashboard/week/${addDays(to, -7)}`]);
});

test('a date that is none, or has not come, is this week', async () => {
  await open(WEEK, `/dashboard/week/${addDays(today, 3)}`);
  expect(await screen.findByText('4 of the last 30 days')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'The week after' })).toBeNull();
});

test('in Arabic', async () => {
  await open(WEEK, '/dashboard/week', 'ar');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(
    /^يوم .+ كان ثقيلًا/,
  );
});
