import { activityCodec, newActivity } from '@nafas/data-service/activities';
import { type Habit, habitCodec, markCodec, newHabit, newMark } from '@nafas/data-service/habits';
import { addDays } from '@nafas/insights';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeGoals } from '../testing/fake-goals.ts';
import { renderPage, today } from '../testing/render-page.tsx';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() - days * DAY_MS);

function made(age: number, values: Partial<Habit> = {}): Habit {
  const words = { title: 'Walk', description: '', category: 'Health' as const };
  return newHabit({ ...words, perWeek: 3, exercise: null, now: at(age), timeZone, ...values });
}

/** The page with one habit that was done so many days ago. */
async function opened(habit: Habit, ...ago: number[]) {
  const table = fakeGoals();
  table.others['habits'] = [{ ...habitCodec.toRow(habit), version: 1 }];
  table.others['habit_marks'] = ago.map((days) =>
    markCodec.toRow(
      newMark({
        ...{ habitId: habit.id, localDate: addDays(today(), -days), done: true },
        now: new Date(habit.createdAt),
      }),
    ),
  );
  const page = await renderPage({ table });
  const find = () => within(screen.getByRole('article', { name: habit.title }));
  await screen.findByRole('article', { name: habit.title });
  return { ...page, table, find };
}
const TODAY = { name: 'Walk: done today' };

test('a habit is told by its days of the last thirty, without a row that could break', async () => {
  const { find } = await opened(made(40), ...Array.from({ length: 18 }, (_, index) => index + 2));
  expect(find().getByText('18 of the last 30 days')).toBeTruthy();
  expect(find().getByText('As often as you meant to, these seven days')).toBeTruthy();
  expect(find().getByText('3 times a week')).toBeTruthy();
  // The drawing that goals of this kind have.
  expect(find().getByText('Health & Fitness').querySelector('svg')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Habits' })).toBeTruthy();
});

test('where there is nothing to count stands a kind sentence, never a zero', async () => {
  const { find } = await opened(made(40));
  expect(find().getByText('Any day can be the first one.')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Walk' }).textContent).not.toMatch(/\b0\b/);
});

test('a young habit is told of its own days, a quiet week of none', async () => {
  const { find } = await opened(made(9), 8);
  expect(find().getByText('1 of the 10 days so far')).toBeTruthy();
  expect(find().queryByText(/seven days/)).toBeNull();
});

test('a press marks today, another takes it back; each waits in the outbox', async () => {
  const { find, user, enqueued } = await opened(made(2));
  await user.click(find().getByRole('button', TODAY));
  await waitFor(() => expect(find().getByText('1 of the 3 days so far')).toBeTruthy());
  const button = find().getByRole('button', TODAY);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await user.click(button);
  await waitFor(() => expect(find().getByText('Any day can be the first one.')).toBeTruthy());
  expect(find().getByRole('button', TODAY).getAttribute('aria-pressed')).toBe('false');
  expect(enqueued.map(({ table, topic, row }) => [table, topic, row['done']])).toEqual([
    ['habit_marks', 'habits', true],
    ['habit_marks', 'habits', false],
  ]);
  const said = enqueued.map(({ row }) => Date.parse(String(row['saved_at'])));
  expect(said[1]).toBeGreaterThan(said[0] ?? Infinity);
});

test('an earlier day is marked in the dialog of days', async () => {
  const { find, user, enqueued } = await opened(made(40), 1);
  await user.click(find().getByRole('button', { name: 'Other days of Walk' }));
  const dialog = within(screen.getByRole('dialog', { name: 'On which days?' }));
  const days = within(dialog.getByRole('group')).getAllByRole('button');
  expect(days).toHaveLength(30);
  expect(days[1]?.getAttribute('aria-pressed')).toBe('true');
  await user.click(days[4] as HTMLElement);
  expect(enqueued).toMatchObject([{ row: { local_date: addDays(today(), -4), done: true } }]);
  await waitFor(() => expect(find().getByText('2 of the last 30 days')).toBeTruthy());
});

test('an exercise that waits in the outbox has marked its day', async () => {
  const { find, stores } = await opened(made(2, { exercise: 'body-scan' }));
  expect(find().getByText('Also marked by: Body scan')).toBeTruthy();
  const activity = newActivity({ exercise: 'body-scan', minutes: 10, now: at(0), timeZone });
  const row = activityCodec.toRow(activity);
  act(() => stores.pending.set([{ table: 'activities', row, topic: 'activities' }]));
  expect(find().getByRole('button', TODAY).getAttribute('aria-pressed')).toBe('true');
});

test('a day that can be kept nowhere is as it was, with the way to try again', async () => {
  const table = fakeGoals();
  const habit = made(2);
  table.others['habits'] = [{ ...habitCodec.toRow(habit), version: 1 }];
  let attempts = 0;
  const { user, calls, pressNotice } = await renderPage({
    table,
    overrides: {
      enqueue() {
        attempts += 1;
        return Promise.reject(new Error('full'));
      },
    },
  });
  await user.click(await screen.findByRole('button', TODAY));
  await waitFor(() => expect(calls.notices).toHaveLength(1));
  expect(calls.notices[0]).toMatchObject({ kind: 'failed', action: { label: 'Try Again' } });
  expect(screen.getByRole('button', TODAY).getAttribute('aria-pressed')).toBe('false');
  pressNotice();
  await waitFor(() => expect(attempts).toBe(2));
});

test('a habit is made in the dialog of new goals, and kept once', async () => {
  const { user, enqueued, calls } = await renderPage();
  await user.click(await screen.findByRole('button', { name: 'New Goal' }));
  await user.click(screen.getByRole('radio', { name: 'A habit' }));
  expect(screen.queryByLabelText('Deadline')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create habit' }));
  expect(screen.getByText('This field is required')).toBeTruthy();
  await user.type(screen.getByLabelText('Title'), 'Breathe');
  await user.selectOptions(screen.getByLabelText('How often'), '5');
  await user.selectOptions(screen.getByLabelText('Marked by an exercise'), 'Breathing 4–6');
  await user.click(screen.getByRole('button', { name: 'Create habit' }));
  await screen.findByRole('article', { name: 'Breathe' });
  expect(enqueued).toMatchObject([
    {
      ...{ table: 'habits', topic: 'habits' },
      row: { title: 'Breathe', description: '', per_week: 5, exercise: 'breathing-4-6' },
    },
  ]);
  expect(calls.notices).toMatchObject([{ kind: 'done', message: 'Habit created' }]);
});

test('words, number and exercise are changed; what was typed stays when that fails', async () => {
  const { find, user, table } = await opened(made(2));
  await user.click(find().getByRole('button', { name: 'Change Walk' }));
  const field = screen.getByLabelText<HTMLInputElement>('Title');
  await user.clear(field);
  await user.type(field, 'Swim');
  const rows = table.others['habits'] ?? [];
  table.others['habits'] = 403;
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing you entered is lost');
  expect(field.value).toBe('Swim');
  table.others['habits'] = rows;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Swim' })).toBeTruthy();
});

test('one that is removed comes back with its days', async () => {
  const { user, find, pressNotice, calls, enqueued } = await opened(made(40), 1, 2);
  await user.click(find().getByRole('button', { name: 'Delete Walk' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Walk' })).toBeNull());
  await waitFor(() => expect(calls.notices).toMatchObject([{ message: 'Habit deleted' }]));
  pressNotice();
  await screen.findByRole('article', { name: 'Walk' });
  await waitFor(() =>
    expect(enqueued.map(({ table }) => table)).toEqual(['habits', 'habit_marks', 'habit_marks']),
  );
});

test('habits that did not load say so, and the goals stand', async () => {
  const table = fakeGoals();
  table.others['habits'] = 403;
  const { user } = await renderPage({ table });
  expect(await screen.findByText(/Your habits are safe/)).toBeTruthy();
  expect(screen.getByText('Room for something small')).toBeTruthy();
  table.others['habits'] = [{ ...habitCodec.toRow(made(2)), version: 1 }];
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Walk' })).toBeTruthy();
});
