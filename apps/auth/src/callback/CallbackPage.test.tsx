import { cleanup, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

const path = '/auth/callback';

test('AUTH-026 redeems the code once and shows that it is under way', async () => {
  const { calls } = await renderAuth({ path, search: '?code=abc', wrapper: StrictMode });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One moment');
  expect(calls.other).toEqual([['redeemCode', 'abc']]);
  expect(calls.navigate).toEqual([]);
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

test('words that come with the address are not shown', async () => {
  const { calls } = await renderAuth({
    path,
    search: '?error=access_denied&error_description=Call+this+number',
  });
  expect(screen.getByRole('alert').textContent).toContain('Failed to sign in');
  expect(document.body.textContent).not.toContain('Call this number');
  expect(calls.other).toEqual([]);
});
