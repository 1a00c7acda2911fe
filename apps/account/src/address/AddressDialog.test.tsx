import type { AuthV1, Language } from '@nafas/platform';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

afterEach(() => localStorage.clear());

const WORDS = {
  en: { open: 'Change Address', send: 'Send Links', field: 'New address' },
  ar: { open: 'تغيير العنوان', send: 'إرسال الرابطين', field: 'العنوان الجديد' },
} as const;

async function opened(language: Language = 'en') {
  const update = vi.fn<AuthV1['updateEmail']>(async () => ({ kind: 'sent' }));
  const reauthenticate = vi.fn<AuthV1['reauthenticate']>(async () => ({ kind: 'signed-in' }));
  const auth = { updateEmail: update, reauthenticate } as Partial<AuthV1> as AuthV1;
  const fake = fakeBackend({ user_settings: [settingsRow({ language })] });
  const page = await renderPage('settings', {
    language,
    fake,
    overrides: { auth: async () => auth },
  });
  const user = { id: '1', email: 'layla@nafas.app', name: 'Layla' };
  act(() => page.stores.session.set({ status: 'signed-in', user }));
  const words = WORDS[language as keyof typeof WORDS];
  await page.user.click(await screen.findByRole('button', { name: words.open }));
  const dialog = () => within(screen.getByRole('dialog'));
  return {
    ...page,
    update,
    reauthenticate,
    dialog,
    field: dialog().getByLabelText(words.field),
    /** Its button is outside the form, where user-event finds none by Enter. */
    send: () => fireEvent.click(screen.getByRole('button', { name: words.send })),
  };
}

test('an address that can’t be one, or is the one of now, is not sent', async () => {
  const { user, update, dialog, field, send } = await opened();
  send();
  expect(dialog().getByText('Email is required')).toBeTruthy();
  await user.type(field, 'layla');
  expect(dialog().getByText('Enter a valid email address')).toBeTruthy();
  await user.clear(field);
  await user.type(field, ' Layla@nafas.app');
  send();
  expect(dialog().getByText('This is your address already')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(update).not.toHaveBeenCalled();
});

test('DECISION-130: a sign-in of long ago is asked for the password; then both addresses are named, and nothing has changed', async () => {
  const { user, update, reauthenticate, dialog, field, send, calls } = await opened();
  update.mockResolvedValueOnce({ kind: 'failed', code: 'reauthentication_needed', message: '' });
  await user.type(field, 'layla@example.net');
  send();
  await user.type(await dialog().findByLabelText('Your password, once more'), 'right');
  send();
  expect(await screen.findByText('Two messages are on their way')).toBeTruthy();
  const said = screen.getByRole('dialog').textContent;
  expect(said).toContain('layla@nafas.app');
  expect(said).toContain('layla@example.net');
  expect(said).toContain('nothing changes');
  expect(reauthenticate.mock.calls).toEqual([[{ password: 'right' }]]);
  expect(update.mock.calls).toEqual([['layla@example.net'], ['layla@example.net']]);
  expect(calls.notices).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Understood' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['en', 'email_exists', 'has an account'],
  ['ar', 'email_exists', 'لا يمكن استعمال هذا العنوان'],
  ['ar', 'email_address_invalid', 'المطلوب بريد إلكتروني صحيح'],
  ['ar', 'over_request_rate_limit', 'محاولات كثيرة'],
  ['ar', 'network', 'تعذّر الوصول إلى الخادم'],
] as const)('in %s a refusal (%s) is said so', async (language, code, words) => {
  const { user, update, dialog, field, send } = await opened(language);
  update.mockResolvedValueOnce({ kind: 'failed', code, message: 'In English' });
  await user.type(field, 'layla@example.net');
  send();
  expect((await dialog().findByRole('alert')).textContent).toContain(words);
});
