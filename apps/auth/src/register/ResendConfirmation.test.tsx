import type { AuthResult } from '@nafas/platform';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Signs up where the address has to be confirmed; the answers after that are given. */
async function waiting(...answers: AuthResult[]) {
  const all: AuthResult[] = [{ kind: 'confirm-email' }, ...answers];
  const view = await renderAuth({
    path: '/auth/register',
    answer: () => Promise.resolve(all.shift() ?? { kind: 'sent' }),
  });
  const { user } = view;
  await user.type(screen.getByLabelText('Full name'), 'Layla');
  await user.type(screen.getByLabelText('Email'), 'layla@nafas.app');
  await user.type(screen.getByLabelText('Password'), 'quiet morning');
  await user.type(screen.getByLabelText('Confirm password'), 'quiet morning');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /^Creat/ }));
  const again = () => screen.getByRole('button', { name: 'Send it again' });
  await user.click(await screen.findByRole('button', { name: 'Send it again' }));
  return { ...view, again };
}

test('the message is sent again, said so, and can be sent once more', async () => {
  const { user, calls, again } = await waiting({ kind: 'sent' }, { kind: 'sent' });
  expect(screen.getByText('Sent again.')).toBeDefined();
  await user.click(again());
  expect(screen.getByText('Sent again, 2 times by now.')).toBeDefined();
  expect(calls.other).toEqual([
    ['resendConfirmation', 'layla@nafas.app'],
    ['resendConfirmation', 'layla@nafas.app'],
  ]);
});

test('a server that wants a pause says how long, and is left alone until then', async () => {
  const { user, calls, again } = await waiting({
    kind: 'failed',
    code: 'over_request_rate_limit',
    message: '',
    retryAfter: 59,
  });
  expect(screen.getByRole('timer').textContent).toMatch(/in (59|60) seconds/);
  await user.click(again());
  expect(calls.other).toHaveLength(1);
});

test('a refusal without words gets ours', async () => {
  await waiting({ kind: 'failed', code: 'x', message: '' });
  expect(screen.getByRole('alert').textContent).toContain('could not be sent again');
});
