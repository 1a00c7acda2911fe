import type { AuthResult } from '@nafas/platform';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

const path = '/auth/confirm';
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const confirm = () => screen.getByRole('button', { name: 'Confirm' });
const answers =
  (...list: AuthResult[]) =>
  () =>
    Promise.resolve(list.shift() ?? ({ kind: 'updated' } as const));

test('the link of a sign-up confirms when it is pressed, not when it is opened, and signs nobody in', async () => {
  const { calls, user } = await renderAuth({
    path,
    search: '?token_hash=abc&type=signup',
    answer: answers(),
  });
  expect(title()).toBe('Confirm your address');
  expect(calls.other).toEqual([]);
  expect(calls.navigate).toEqual([[path, { replace: true, state: null }]]);
  await user.click(confirm());
  expect(calls.other).toEqual([['confirmAddress', 'signup abc']]);
  expect(title()).toBe('Your address is confirmed');
  const signIn = screen.getByRole('link', { name: 'Sign In' });
  expect(signIn.getAttribute('href')).toBe('/auth/login');
});

test('of another address the first link says that one more is to be opened, the second that it is changed', async () => {
  const search = '?token_hash=abc&type=email_change';
  const first = await renderAuth({ path, search, answer: answers({ kind: 'confirm-email' }) });
  await first.user.click(confirm());
  expect(title()).toBe('One more to open');
  cleanup();
  const second = await renderAuth({ path, search, answer: answers() });
  act(() =>
    second.stores.session.set({
      status: 'signed-in',
      user: { id: 'u1', email: 'layla@nafas.app', name: 'Layla' },
    }),
  );
  await second.user.click(confirm());
  expect(screen.getByText(/From now on you sign in with the new address/)).toBeTruthy();
  const on = screen.getByRole('link', { name: 'To the dashboard' });
  expect(on.getAttribute('href')).toBe('/dashboard');
});

test('without an answer it can be pressed again; a link that is over says so', async () => {
  const { calls, user } = await renderAuth({
    path,
    search: '?token_hash=abc&type=email_change',
    answer: answers(
      { kind: 'failed', code: 'network', message: '' },
      { kind: 'failed', code: 'otp_expired', message: 'expired' },
    ),
  });
  await user.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
  await user.click(confirm());
  expect(calls.other).toHaveLength(2);
  expect(title()).toBe('This link no longer works');
});

test('an address without a link says so, in Arabic too', async () => {
  await renderAuth({ path, language: 'ar' });
  expect(title()).toBe('هذا الرابط لم يعد صالحًا');
});
