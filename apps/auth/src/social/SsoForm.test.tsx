import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

const OPEN = 'Sign in through your organization';

test('a server without organizations offers none', async () => {
  await renderAuth({ socialProviders: ['github'] });
  await screen.findByText(/^Not set up/);
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
});

test('the address says whose page is opened; it is asked for once', async () => {
  const { user, calls } = await renderAuth({
    sso: true,
    answer: () => Promise.resolve({ kind: 'sent' }),
  });
  await user.click(await screen.findByRole('button', { name: OPEN }));
  const field = screen.getByLabelText('Work email');
  expect(document.activeElement).toBe(field);
  await user.type(field, ' Layla@Clinic.Example ');
  const submit = screen.getByRole('button', { name: 'Continue' });
  await user.dblClick(submit);
  expect(calls.other).toEqual([['signInWithSso', 'clinic.example']]);
});

test('what is no address is not sent', async () => {
  const { user, calls } = await renderAuth({ sso: true });
  await user.click(await screen.findByRole('button', { name: OPEN }));
  await user.type(screen.getByLabelText('Work email'), 'clinic{Enter}');
  expect(await screen.findByText('Enter a valid email address')).toBeDefined();
  expect(calls.other).toEqual([]);
});

test('a domain of no organization is said so, in Arabic too, and what was typed stays', async () => {
  const { user } = await renderAuth({
    sso: true,
    language: 'ar',
    answer: () =>
      Promise.resolve({ kind: 'failed', code: 'sso_provider_not_found', message: 'No SSO' }),
  });
  await user.click(await screen.findByRole('button', { name: 'تسجيل الدخول عبر مؤسستك' }));
  const field = screen.getByLabelText<HTMLInputElement>('بريد العمل');
  await user.type(field, 'layla@home.example{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('home.example');
  expect(field.value).toBe('layla@home.example');
});
