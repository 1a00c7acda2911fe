import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

const having = () =>
  fakeBackend({ user_settings: [settingsRow({})], check_ins: [{ id: '1' }, { id: '2' }] });
const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Check-ins' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete all your check-ins?' }));
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
