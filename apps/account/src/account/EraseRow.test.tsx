import { type CheckIn, DEMO_CHECK_INS_KEY, newCheckIn } from '@nafas/data-service/check-ins';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

const having = () =>
  fakeBackend({ user_settings: [settingsRow({})], check_ins: [{ id: '1' }, { id: '2' }] });
const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Check-ins' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete your check-ins?' }));
};

test('asks first, deletes all check-ins, tells the other apps and says so', async () => {
  const fake = having();
  const { platform, calls } = await renderPage('settings', { fake });
  const changed = vi.fn();
  platform.onInvalidate('check-ins', changed);
  const dialog = await ask();
  expect(fake.tables['check_ins']).toHaveLength(2);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for Good' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(fake.tables['check_ins']).toEqual([]);
  expect(changed).toHaveBeenCalledOnce();
  expect(calls.notices).toMatchObject([{ kind: 'done', message: 'Your check-ins are deleted.' }]);
});

test('a change of mind deletes nothing', async () => {
  const fake = having();
  await renderPage('settings', { fake });
  fireEvent.click((await ask()).getByRole('button', { name: 'Keep Them' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(fake.tables['check_ins']).toHaveLength(2);
});

test('a failure is said in the dialog, and can be tried again', async () => {
  const fake = having();
  fake.answer.delete = 503;
  await renderPage('settings', { fake });
  const dialog = await ask();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for Good' }));
  expect(await dialog.findByText(/They are not deleted yet/)).toBeTruthy();
  fake.answer.delete = 'done';
  fireEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(fake.tables['check_ins']).toEqual([]));
});

test('not while one of them waits on this device', async () => {
  const { stores } = await renderPage('settings', { fake: having() });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete Check-ins' });
  stores.pending.set([{ table: 'check_ins', row: { id: '3' }, topic: 'check-ins' }]);
  await waitFor(() => expect(button.disabled).toBe(true));
  expect(screen.getByText(/on this device still/)).toBeTruthy();
});

test('those of some days are counted first, and only they go', async () => {
  const at = (day: number) =>
    newCheckIn({
      ...{ mood: 5, energy: 5, stress: 5, timeZone: 'UTC' },
      now: new Date(`2026-03-0${day}T12:00:00Z`),
    });
  sessionStorage.setItem(DEMO_CHECK_INS_KEY, JSON.stringify([at(1), at(2), at(3), at(3), at(5)]));
  await renderPage('settings', {
    overrides: { scope: { mode: 'demo', userId: null, signal: new AbortController().signal } },
  });
  const dialog = await ask();
  fireEvent.click(dialog.getByRole('radio', { name: 'Those of some days' }));
  const choose = (name: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(name), { target: { value } });
  choose('First day', '2026-03-09');
  choose('Last day', '2026-03-03');
  expect(dialog.getByText('The last day lies before the first.')).toBeTruthy();
  const go = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete for Good' });
  expect(go.disabled).toBe(true);
  choose('First day', '2026-03-02');
  expect(await dialog.findByText('3 check-ins')).toBeTruthy();
  fireEvent.click(go);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const left = JSON.parse(sessionStorage.getItem(DEMO_CHECK_INS_KEY) ?? '[]') as CheckIn[];
  expect(left.map(({ localDate }) => localDate)).toEqual(['2026-03-01', '2026-03-05']);
  sessionStorage.clear();
});
