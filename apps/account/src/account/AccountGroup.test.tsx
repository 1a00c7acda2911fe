import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type AuthV1, SAFETY_PLAN } from '@nafas/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, profileRow } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

const USER = String(profileRow()['id']);
const EMAIL = 'layla@example.org';
const EXPORT = {
  exportedAt: '2026-11-21T06:30:00.000Z',
  account: { id: USER, email: EMAIL },
  tables: { goals: [{ id: 'a', title: 'Sleep' }] },
  files: [],
};
const saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  let file = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (given: Blob) => ((file = given), 'blob:export'),
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  saved.length = 0;
  localStorage.clear();
});

async function shown(outcome: AuthV1['signOut'] = async () => ({ kind: 'signed-out' })) {
  const asked: unknown[] = [];
  const fake = fakeBackend(
    { user_settings: [settingsRow()] },
    { export: () => EXPORT, 'account-delete': (body) => asked.push(body) },
  );
  const signOut = vi.fn(outcome);
  const signIn = vi.fn<AuthV1['reauthenticate']>(async () => ({ kind: 'signed-in' }));
  const auth = { signOut, reauthenticate: signIn } as Partial<AuthV1> as AuthV1;
  const page = await renderPage('settings', { fake, overrides: { auth: async () => auth } });
  const deleted = vi.fn();
  page.platform.onInvalidate('account-deleted', deleted);
  const user = { id: USER, email: EMAIL, name: 'Layla' };
  act(() => page.stores.session.set({ status: 'signed-in', user }));
  await screen.findByRole('button', { name: 'Delete Account' });
  return { ...page, asked, signOut, signIn, deleted };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('alertdialog'));
const confirm = (value: string) =>
  fireEvent.change(dialog().getByLabelText(`To confirm, type ${EMAIL}`), { target: { value } });

test.each([
  ['JSON', 'nafas-2026-11-21.json', (text: string): unknown => JSON.parse(text), EXPORT],
  // The first two letters of every zip file.
  ['CSV', 'nafas-2026-11-21-csv.zip', (text: string): unknown => text.slice(0, 2), 'PK'],
])('everything is saved as %s', async (format, name, read, content) => {
  const { calls } = await shown();
  press(format);
  await waitFor(() => expect(saved.map((one) => one.name)).toEqual([name]));
  expect(read((await saved[0]?.file.text()) ?? '')).toEqual(content);
  await waitFor(() => expect(calls.notices).toMatchObject([{ kind: 'done' }]));
});

test('a failed export says so, and tries again', async () => {
  const { fake, calls } = await shown();
  fake.answer.call = 503;
  press('JSON');
  await waitFor(() => expect(calls.notices).toMatchObject([{ kind: 'failed' }]));
  fake.answer.call = 'done';
  act(() => calls.notices[0]?.action?.run());
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('deleting asks for the address, then leaves nothing on this device', async () => {
  localStorage.setItem(`nafas.voice-baseline.v1.${USER}`, '{}');
  // It stays after a sign-out, which is no end of the account.
  localStorage.setItem(SAFETY_PLAN.deviceKey, JSON.stringify({ owner: USER }));
  localStorage.setItem('nafas.theme', 'dark');
  const { asked, signOut, deleted } = await shown();
  press('Delete Account');
  press('Delete for Good');
  expect(dialog().getByText('This is not the address of your account')).toBeTruthy();
  confirm('somebody@example.org');
  press('Delete for Good');
  expect(asked).toEqual([]);
  confirm(EMAIL.toUpperCase());
  press('Delete for Good');
  await waitFor(() => expect(signOut.mock.calls).toEqual([['local']]));
  expect(asked).toEqual([{ confirm: EMAIL.toUpperCase() }]);
  expect(deleted).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage)).toEqual(['nafas.theme']);
});

test('keeping the account deletes nothing', async () => {
  const { asked } = await shown();
  press('Delete Account');
  press('Keep My Account');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([]);
});

test('a deletion that stopped half-way is begun again', async () => {
  const { fake, asked, signOut, deleted } = await shown();
  press('Delete Account');
  confirm(EMAIL);
  fake.answer.call = 500;
  press('Delete for Good');
  expect((await dialog().findByRole('alert')).textContent).toContain('goes on where it stopped');
  expect(signOut).not.toHaveBeenCalled();
  expect(deleted).not.toHaveBeenCalled();
  fake.answer.call = 'done';
  press('Try Again');
  await waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(asked).toHaveLength(1);
});

test('nobody behind the session is the end only after a try that got no answer', async () => {
  const { fake, signOut } = await shown();
  press('Delete Account');
  confirm(EMAIL);
  fake.answer.call = 401;
  press('Delete for Good');
  await dialog().findByRole('alert');
  expect(signOut).not.toHaveBeenCalled();
});

test('the answer that was lost may have been the one', async () => {
  const { fake, signOut } = await shown();
  press('Delete Account');
  confirm(EMAIL);
  fake.answer.call = 500;
  press('Delete for Good');
  await dialog().findByRole('alert');
  fake.answer.call = 401;
  press('Try Again');
  await waitFor(() => expect(signOut).toHaveBeenCalled());
});

test('DECISION-130: a sign-in of long ago is asked for the password, in place; a wrong one deletes nothing', async () => {
  const { fake, asked, signOut, signIn } = await shown();
  press('Delete Account');
  confirm(EMAIL);
  fake.answer.call = 403;
  press('Delete for Good');
  const field = await dialog().findByLabelText('Your password, once more');
  expect(document.activeElement).toBe(field);
  expect(signOut).not.toHaveBeenCalled();
  fake.answer.call = 'done';
  signIn.mockResolvedValueOnce({ kind: 'failed', code: 'invalid_credentials', message: 'No' });
  fireEvent.change(field, { target: { value: 'not it' } });
  press('Delete for Good');
  await dialog().findByText('This is not your password');
  expect(asked).toEqual([]);
  fireEvent.change(field, { target: { value: 'it is' } });
  press('Delete for Good');
  await waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(signIn).toHaveBeenLastCalledWith({ password: 'it is' });
  expect(asked).toHaveLength(1);
});

test('a sign-in of long ago is no end, though an earlier try got no answer', async () => {
  const { fake, signOut, deleted } = await shown();
  press('Delete Account');
  confirm(EMAIL);
  fake.answer.call = 500;
  press('Delete for Good');
  await dialog().findByRole('alert');
  fake.answer.call = 403;
  press('Try Again');
  await dialog().findByLabelText('Your password, once more');
  expect(signOut).not.toHaveBeenCalled();
  expect(deleted).not.toHaveBeenCalled();
});

test('the demo has no account to delete', async () => {
  const { signal } = new AbortController();
  const overrides = { scope: { mode: 'demo', userId: null, signal } } as const;
  await renderPage('settings', { overrides });
  const find = { name: 'Delete Account' };
  const button = await screen.findByRole<HTMLButtonElement>('button', find);
  expect(button.disabled).toBe(true);
});
