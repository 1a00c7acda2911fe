import { cleanup, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

const path = '/auth/callback';

test('AUTH-026 redeems the code once and shows that it is under way (DECISION-021)', async () => {
  const { calls } = await renderAuth({ path, search: '?code=abc', wrapper: StrictMode });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One moment');
  expect(calls.other).toEqual([['redeemCode', 'abc']]);
  // The code leaves the address, and its history entry with it.
  expect(calls.navigate).toEqual([[path, { replace: true, state: null }]]);
});

test('AUTH-026 AUTH-063 a code that is refused leads back to the sign-in', async () => {
  await renderAuth({
    path,
    search: '?code=old',
    answer: () => Promise.resolve({ kind: 'failed', code: 'bad_code', message: '' }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to sign in with social provider',
  );
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe(
    '/auth/login',
  );
});

test.each([
  ['?error=access_denied', 'Permission was not given'],
  ['?error=invalid_request&error_code=bad_oauth_state', 'begun too long ago or in another browser'],
  ['?error=access_denied&error_code=otp_expired', 'This link no longer works'],
  ['?error=server_error', 'Failed to sign in with social provider'],
  ['', 'Failed to sign in with social provider'],
])('AUTH-026 what went wrong is said, with a way back: %j', async (search, text) => {
  const { calls } = await renderAuth({ path, search });
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeDefined();
  expect(calls.other).toEqual([]);
});

test('a code that came too late says so', async () => {
  await renderAuth({
    path,
    search: '?code=old',
    answer: () =>
      Promise.resolve({
        kind: 'failed',
        code: 'flow_state_expired',
        message: 'Flow state expired',
      }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('begun too long ago');
});

test('words that come with the address are not shown', async () => {
  const { calls } = await renderAuth({
    path,
    search: '?error=server_error&error_description=Call+this+number',
  });
  expect(screen.getByRole('alert').textContent).toContain('Failed to sign in');
  expect(document.body.textContent).not.toContain('Call this number');
  expect(calls.other).toEqual([]);
});
