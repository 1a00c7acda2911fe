import type { AuthResult } from '@nafas/platform';
import { act, cleanup, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

const path = '/auth/reset';
const signedIn = {
  status: 'signed-in',
  user: { id: 'u1', email: 'layla@nafas.app', name: 'Layla' },
} as const;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

async function renderSignedIn(options: NonNullable<Parameters<typeof renderAuth>[0]> = {}) {
  const view = await renderAuth({
    path,
    answer: () => Promise.resolve({ kind: 'updated' }),
    ...options,
  });
  act(() => view.stores.session.set(signedIn));
  return view;
}

test('redeems the token once and takes it out of the address', async () => {
  const { calls, stores } = await renderAuth({
    path,
    search: '?token_hash=abc&type=recovery',
    wrapper: StrictMode,
  });
  expect(title()).toBe('One moment');
  await act(async () => undefined);
  expect(calls.other).toEqual([['redeemRecovery', 'abc']]);
  expect(calls.navigate).toEqual([[path, { replace: true, state: null }]]);
  act(() => stores.location.set({ pathname: path, search: '', hash: '', state: null, key: 'd' }));
  expect(title()).toBe('One moment');
  act(() => stores.session.set(signedIn));
  expect(title()).toBe('New password');
});

test('a used link says so and offers another', async () => {
  const { calls } = await renderAuth({
    path,
    search: '?token_hash=old',
    answer: () => Promise.resolve({ kind: 'failed', code: 'otp_expired', message: 'expired' }),
  });
  const another = await screen.findByRole('link', { name: 'Send another link' });
  expect(another.getAttribute('href')).toBe('/auth/forgot');
  expect(title()).toBe('This link no longer works');
  expect(calls.navigate).toEqual([[path, { replace: true, state: null }]]);
});

test('a link that nobody could look at is not called dead, and can be tried again', async () => {
  const answers: AuthResult[] = [{ kind: 'failed', code: 'network', message: '' }];
  const { user, calls } = await renderAuth({
    path,
    search: '?token_hash=abc',
    answer: () => Promise.resolve(answers.shift() ?? { kind: 'signed-in' }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
  expect(title()).toBe('One more try');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(calls.other).toEqual([
    ['redeemRecovery', 'abc'],
    ['redeemRecovery', 'abc'],
  ]);
  expect(title()).toBe('One moment');
});

test('somebody who is signed in is told as whom and asked first: a link may be anybody’s', async () => {
  const { calls, stores, user } = await renderAuth({
    path,
    search: '?token_hash=abc',
    session: { status: 'loading' },
  });
  // Until it is known who is in, nothing is redeemed.
  expect(calls.other).toEqual([]);
  act(() => stores.session.set(signedIn));
  expect(title()).toBe('You are signed in already');
  expect(screen.getByText('layla@nafas.app')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Stay Signed In' }));
  expect(calls.navigate.at(-1)?.[0]).toBe('/dashboard');
  expect(calls.other).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use the Link' }));
  expect(calls.other).toEqual([['redeemRecovery', 'abc']]);
  expect(await screen.findByRole('heading', { level: 1, name: 'New password' })).toBeDefined();
});

test('the new password’s page says whose it is', async () => {
  await renderSignedIn();
  expect(screen.getByText('layla@nafas.app')).toBeDefined();
});

test('without a token and a session there is nothing to reset', async () => {
  await renderAuth({ path });
  expect(title()).toBe('This link no longer works');
});

test('saves the new password, says so and goes on', async () => {
  const { user, calls } = await renderSignedIn();
  await user.type(screen.getByLabelText('Password'), 'quiet evening');
  await user.type(screen.getByLabelText('Confirm password'), 'quiet evening');
  await user.click(screen.getByRole('button', { name: 'Save Password' }));
  expect(calls.other).toEqual([['updatePassword', 'quiet evening']]);
  expect(calls.notices).toEqual([{ kind: 'done', message: 'Your password is changed.' }]);
  expect(calls.navigate).toEqual([['/dashboard', { replace: true }]]);
});

test('the rules of the sign-up hold for the new password too', async () => {
  const { user, calls } = await renderSignedIn();
  await user.type(screen.getByLabelText('Password'), 'quiet');
  await user.click(screen.getByRole('button', { name: 'Save Password' }));
  expect(screen.getByText('Password must be at least 6 characters')).toBeDefined();
  expect(screen.getByText('Passwords do not match')).toBeDefined();
  expect(calls.other).toEqual([]);
});
