import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

test('AUTH-009 AUTH-010 AUTH-011 AUTH-012 every provider has its button; one that is off says why', async () => {
  await renderAuth();
  const reason = await screen.findByText(
    'Not set up on this server: Google, Apple, GitHub, and Facebook.',
  );
  for (const name of ['Google', 'Apple', 'GitHub', 'Facebook']) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(true);
    expect(button.getAttribute('aria-describedby')).toBe(reason.id);
  }
});

test('a provider that the server offers leads to its page, once', async () => {
  const { user, calls } = await renderAuth({
    socialProviders: ['github'],
    answer: () => Promise.resolve({ kind: 'sent' }),
  });
  await screen.findByText('Not set up on this server: Google, Apple, and Facebook.');
  const github = screen.getByRole<HTMLButtonElement>('button', { name: 'GitHub' });
  await user.click(github);
  expect(calls.other).toEqual([['signInWithProvider', 'github']]);
  expect(github.disabled).toBe(true);
});

test('AUTH-063 a provider that could not be reached says so in our words', async () => {
  const { user } = await renderAuth({
    socialProviders: ['github'],
    answer: () => Promise.resolve({ kind: 'failed', code: 'unknown', message: '' }),
  });
  await screen.findByText(/^Not set up/);
  await user.click(screen.getByRole('button', { name: 'GitHub' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to sign in with social provider',
  );
});

test('a server that does not answer leaves the form usable and says so', async () => {
  await renderAuth({ overrides: { backend: () => Promise.reject(new Error('down')) } });
  expect(await screen.findByText(/could not find out/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false);
});
