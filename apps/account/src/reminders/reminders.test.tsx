import { DEFAULT_SCHEDULE } from '@nafas/data-service/settings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';
import { listWeekdays } from './weekdays.ts';

const saved = (values: Record<string, unknown> = {}) =>
  fakeBackend({ user_settings: [settingsRow(values)] });
const kept = (fake: ReturnType<typeof fakeBackend>) => fake.tables['user_settings']?.[0];
const fields = async (name: string) => within(await screen.findByRole('group', { name }));
const CHECK_IN = 'Check-in reminders: when';

test('own time and days of the check-in reminder are saved at once (DECISION-140)', async () => {
  const { fake, invalidated } = await renderPage('settings', { fake: saved() });
  const when = await fields(CHECK_IN);
  const time = when.getByLabelText<HTMLInputElement>('At');
  expect(time.value).toBe('18:00');
  // Half typed, nothing is saved.
  fireEvent.change(time, { target: { value: '' } });
  fireEvent.change(time, { target: { value: '20:30' } });
  fireEvent.click(when.getByRole('button', { name: 'Sunday' }));
  expect(when.getByRole('button', { name: 'Sunday' }).ariaPressed).toBe('false');
  await waitFor(() =>
    expect(kept(fake)?.['schedule']).toEqual({
      ...DEFAULT_SCHEDULE,
      checkIn: { at: '20:30', days: [1, 2, 3, 4, 5, 6] },
    }),
  );
  expect(fake.count.upsert).toBe(2);
  expect(invalidated).toContain('settings');
});

test('the exercise, the week and the quiet hours have theirs, and leave each other', async () => {
  const weekly = { notifications: { weeklyReports: true } };
  const { fake } = await renderPage('settings', { fake: saved(weekly) });
  const exercise = await fields('Exercise reminders: when');
  fireEvent.click(exercise.getByRole('button', { name: 'Saturday' }));
  const week = await fields('Weekly report: when');
  fireEvent.change(week.getByLabelText('Day'), { target: { value: '7' } });
  const quiet = await fields('Quiet hours');
  fireEvent.change(quiet.getByLabelText('Until'), { target: { value: '07:15' } });
  fireEvent.click(quiet.getByRole('button', { name: 'Friday' }));
  await waitFor(() =>
    expect(kept(fake)?.['schedule']).toEqual({
      checkIn: DEFAULT_SCHEDULE.checkIn,
      exercise: { at: '17:00', days: [1, 3, 5, 6] },
      weekly: { at: '08:00', day: 7 },
      quiet: { from: '22:00', until: '07:15', days: [5] },
    }),
  );
});

test('with the switch off its time can not be changed; without a day it says that none come', async () => {
  await renderPage('settings', { fake: saved({ notifications: { moodReminders: false } }) });
  const when = await fields(CHECK_IN);
  expect(when.getByLabelText<HTMLInputElement>('At').disabled).toBe(true);
  const exercise = await fields('Exercise reminders: when');
  for (const name of ['Monday', 'Wednesday', 'Friday'])
    fireEvent.click(exercise.getByRole('button', { name }));
  expect(exercise.getByRole('status').textContent).toBe('No day is chosen: none come.');
});

test('what was not saved goes back and says so; Try Again saves it', async () => {
  const { fake, calls } = await renderPage('settings', { fake: saved() });
  fake.answer.upsert = 503;
  const when = await fields(CHECK_IN);
  fireEvent.click(when.getByRole('button', { name: 'Sunday' }));
  await waitFor(() =>
    expect(when.getByRole('button', { name: 'Sunday' }).ariaPressed).toBe('true'),
  );
  expect(calls.notices).toMatchObject([{ kind: 'failed', message: 'Failed to update settings' }]);
  fake.answer.upsert = 'done';
  act(() => calls.notices[0]?.action?.run());
  await waitFor(() =>
    expect(kept(fake)).toMatchObject({ schedule: { checkIn: { days: [1, 2, 3, 4, 5, 6] } } }),
  );
});

test('a change leaves what another device saved since the page was read, and so does its Undo', async () => {
  const { fake, calls } = await renderPage('settings', { fake: saved() });
  const quiet = { from: '21:00', until: '06:30', days: [6] };
  const when = await fields(CHECK_IN);
  Object.assign(kept(fake) ?? {}, { schedule: { ...DEFAULT_SCHEDULE, quiet } });
  fireEvent.click(when.getByRole('button', { name: 'Sunday' }));
  await waitFor(() => expect(calls.notices).toHaveLength(1));
  const checkIn = { ...DEFAULT_SCHEDULE.checkIn, days: [1, 2, 3, 4, 5, 6] };
  expect(kept(fake)).toMatchObject({ schedule: { checkIn, quiet } });
  // What came with the answer is shown.
  const night = await fields('Quiet hours');
  await waitFor(() =>
    expect(night.getByLabelText<HTMLInputElement>('From').value).toBe(quiet.from),
  );
  act(() => calls.notices[0]?.action?.run());
  await waitFor(() => expect(calls.notices).toHaveLength(2));
  expect(kept(fake)).toMatchObject({ schedule: { ...DEFAULT_SCHEDULE, quiet } });
});

test('of two changes in a row both are saved, though the first one failed', async () => {
  const { fake, calls } = await renderPage('settings', { fake: saved() });
  const when = await fields(CHECK_IN);
  const week = await fields('Weekly report: when');
  // Each save reads first.
  Object.assign(fake.answer, { select: 'hanging', upsert: 503 });
  const reads = fake.count.select;
  fireEvent.click(when.getByRole('button', { name: 'Sunday' }));
  await waitFor(() => expect(fake.count.select).toBe(reads + 1));
  fireEvent.change(week.getByLabelText('Day'), { target: { value: '7' } });
  fake.release();
  await waitFor(() => expect(fake.count.select).toBe(reads + 2));
  expect(calls.notices).toMatchObject([{ kind: 'failed' }]);
  Object.assign(fake.answer, { select: 'done', upsert: 'done' });
  fake.release();
  await waitFor(() =>
    expect(kept(fake)).toMatchObject({
      schedule: { checkIn: { days: [1, 2, 3, 4, 5, 6] }, weekly: { day: 7 } },
    }),
  );
});

test('what is saved is told, with one way back from all that was typed', async () => {
  const { fake, calls } = await renderPage('settings', { fake: saved() });
  const when = await fields(CHECK_IN);
  const time = when.getByLabelText<HTMLInputElement>('At');
  fireEvent.change(time, { target: { value: '20:00' } });
  fireEvent.change(time, { target: { value: '20:30' } });
  fireEvent.blur(time);
  await waitFor(() => expect(calls.notices).toMatchObject([{ message: 'Times are saved' }]));
  expect(kept(fake)).toMatchObject({ schedule: { checkIn: { at: '20:30' } } });
  act(() => calls.notices[0]?.action?.run());
  expect(time.value).toBe(DEFAULT_SCHEDULE.checkIn.at);
  await waitFor(() => expect(kept(fake)).toMatchObject({ schedule: DEFAULT_SCHEDULE }));
  await waitFor(() => expect(calls.notices).toHaveLength(2));
  expect(calls.notices[1]?.action).toBeUndefined();
});

test('days have full names in both languages, and their week begins as the region does', () => {
  expect(listWeekdays('de-DE').map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(listWeekdays('en-US')[0]?.name).toBe('Sunday');
  const [first, second] = listWeekdays('ar-EG');
  expect([first?.day, first?.name, second?.name]).toEqual([6, 'السبت', 'الأحد']);
});
