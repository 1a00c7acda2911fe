import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

type RenderOptions = NonNullable<Parameters<typeof renderAuth>[0]>;
const renderForgot = (options: RenderOptions = {}) =>
  renderAuth({
    path: '/auth/forgot',
    answer: () => Promise.resolve({ kind: 'sent' }),
    ...options,
  });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const submit = () => screen.getByRole('button', { name: /^Send/ });

test('AUTH-022 AUTH-023 AUTH-024 the form has its field, its button and the way back', async () => {
  await renderForgot();
  expect(email().autocomplete).toBe('email');
  expect(submit().textContent).toBe('Send Reset Link');
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe(
    '/auth/login',
  );
});

test('AUTH-025 sends the e-mail and does not say whether there is an account', async () => {
  const { user, calls } = await renderForgot();
  await user.type(email(), ' nobody@nafas.app ');
  await user.click(submit());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  expect(calls.other).toEqual([['requestPasswordReset', 'nobody@nafas.app']]);
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/^If there is an account for/)).toBeDefined();
});

test('an address without its form is not sent', async () => {
  const { user, calls } = await renderForgot();
  await user.click(submit());
  expect(screen.getByText('Email is required')).toBeDefined();
  await user.type(email(), 'nobody');
  expect(screen.getByText('Enter a valid email address')).toBeDefined();
  expect(calls.other).toEqual([]);
});

test('a dead network keeps the address', async () => {
  const { user } = await renderForgot({
    answer: () => Promise.resolve({ kind: 'failed', code: 'network', message: '' }),
  });
  await user.type(email(), 'layla@nafas.app');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
  expect(email().value).toBe('layla@nafas.app');
});
