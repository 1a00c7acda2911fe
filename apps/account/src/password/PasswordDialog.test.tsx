import type { AuthV1, Language } from '@nafas/platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

afterEach(() => localStorage.clear());

/** Its button is outside the form, where user-event finds none by Enter. */
const save = (name = 'Save Password') => fireEvent.click(screen.getByRole('button', { name }));

async function opened(language: Language = 'en') {
  const update = vi.fn<AuthV1['updatePassword']>(async () => ({ kind: 'updated' }));
  const reauthenticate = vi.fn<AuthV1['reauthenticate']>(async () => ({ kind: 'signed-in' }));
  const auth = { updatePassword: update, reauthenticate } as Partial<AuthV1> as AuthV1;
  const fake = fakeBackend({ user_settings: [settingsRow({ language })] });
  const page = await renderPage('settings', {
    language,
    fake,
    overrides: { auth: async () => auth },
  });
  const name = language === 'en' ? 'Change Password' : 'تغيير كلمة المرور';
  await page.user.click(await screen.findByRole('button', { name }));
  return { ...page, update, reauthenticate, dialog: within(screen.getByRole('dialog')) };
}

test('the new password is asked for twice', async () => {
  const { user, update, dialog } = await opened();
  await user.type(dialog.getByLabelText('New password'), 'short');
  save();
  expect(dialog.getByText('Password must be at least 6 characters')).toBeTruthy();
  await user.type(dialog.getByLabelText('New password'), 'er than it was');
  await user.type(dialog.getByLabelText('Confirm new password'), 'another');
  save();
  expect(dialog.getByText('Passwords do not match')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Confirm new password'));
  expect(update).not.toHaveBeenCalled();
});

test('DECISION-130: a sign-in of long ago is asked for the old one, and nothing typed is lost', async () => {
  const { user, update, reauthenticate, dialog, calls } = await opened();
  update.mockResolvedValueOnce({ kind: 'failed', code: 'reauthentication_needed', message: '' });
  await user.type(dialog.getByLabelText('New password'), 'a quiet evening');
  await user.type(dialog.getByLabelText('Confirm new password'), 'a quiet evening');
  save();
  const old = await dialog.findByLabelText('Your password until now');
  expect(document.activeElement).toBe(old);
  reauthenticate.mockResolvedValueOnce({
    kind: 'failed',
    code: 'invalid_credentials',
    message: '',
  });
  await user.type(old, 'wrong');
  save();
  await dialog.findByText('This is not your password');
  expect(update).toHaveBeenCalledTimes(1);
  await user.clear(old);
  await user.type(old, 'right');
  save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(update.mock.calls).toEqual([['a quiet evening'], ['a quiet evening']]);
  expect(calls.notices).toMatchObject([{ kind: 'done' }]);
});

test.each([
  ['a weak password', 'weak_password', 'Too easy', 'يسهل تخمين كلمة المرور هذه'],
  ['DATA-263 a session that is over', 'session_not_found', 'Auth session missing!', 'انتهت جلستك'],
])('%s is said in the person’s language', async (_what, code, message, said) => {
  const { user, update, dialog } = await opened('ar');
  update.mockResolvedValueOnce({ kind: 'failed', code, message });
  await user.type(dialog.getByLabelText('كلمة المرور الجديدة'), '123456');
  await user.type(dialog.getByLabelText('تأكيد كلمة المرور الجديدة'), '123456');
  save('حفظ كلمة المرور');
  expect((await dialog.findByRole('alert')).textContent).toContain(said);
});
