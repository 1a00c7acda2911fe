import type { AuthResult } from '@nafas/platform';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

type User = Awaited<ReturnType<typeof renderAuth>>['user'];
type RenderOptions = NonNullable<Parameters<typeof renderAuth>[0]>;

const renderRegister = (options: RenderOptions = {}) =>
  renderAuth({ path: '/auth/register', ...options });
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const terms = () => screen.getByRole<HTMLInputElement>('checkbox');
const submit = () => screen.getByRole('button', { name: /^Creat/ });

async function fill(user: User) {
  await user.type(input('Full name'), '  Layla Haddad ');
  await user.type(input('Email'), 'layla@nafas.app');
  await user.type(input('Password'), 'quiet morning');
  await user.type(input('Confirm password'), 'quiet morning');
  await user.click(terms());
}

async function refuse(user: User) {
  await fill(user);
  await user.click(submit());
  return (await screen.findByRole('alert')).textContent;
}

const failing = (code: string, message: string) => (): Promise<AuthResult> =>
  Promise.resolve({ kind: 'failed', code, message });

test('AUTH-014 AUTH-015 AUTH-016 AUTH-017 AUTH-018 the form has its fields, and password managers know them', async () => {
  await renderRegister();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create account');
  expect(
    ['Full name', 'Email', 'Password', 'Confirm password'].map(
      (label) => input(label).autocomplete,
    ),
  ).toEqual(['name', 'email', 'new-password', 'new-password']);
  expect(terms().checked).toBe(false);
});

test('AUTH-019 AUTH-020 AUTH-021 the links lead to the terms, the privacy policy and the sign-in', async () => {
  const state = { from: '/dashboard' };
  const { user, calls } = await renderRegister({ state });
  for (const [name, to] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Sign In', '/auth/login'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(to);
    await user.click(link);
    expect(calls.navigate.at(-1)).toEqual([to, { state }]);
  }
  expect(terms().checked).toBe(false);
});

test('AUTH-049 AUTH-050 AUTH-051 AUTH-054 an empty form names what is missing and starts at the first', async () => {
  const { user, calls } = await renderRegister();
  await user.click(submit());
  for (const [field, message] of [
    [input('Full name'), 'Name is required'],
    [input('Email'), 'Email is required'],
    [input('Password'), 'Password is required'],
    [terms(), 'You must agree to the Terms of Service and Privacy Policy'],
  ] as const) {
    expect(screen.getByText(message).id).toBe(field.getAttribute('aria-describedby'));
  }
  expect(document.activeElement).toBe(input('Full name'));
  expect(calls.signUp).toEqual([]);
});

test('AUTH-052 AUTH-053 a short password and another confirmation are refused in words', async () => {
  const { user, calls } = await renderRegister();
  await fill(user);
  await user.clear(input('Password'));
  await user.type(input('Password'), 'quiet');
  await user.click(submit());
  expect(screen.getByText('Password must be at least 6 characters')).toBeDefined();
  expect(screen.getByText('Passwords do not match')).toBeDefined();
  expect(document.activeElement).toBe(input('Password'));
  expect(calls.signUp).toEqual([]);
});

test('AUTH-001 AUTH-039 signs up with a trimmed name, and the draft is gone', async () => {
  const { user, calls } = await renderRegister();
  await fill(user);
  expect(sessionStorage.length).toBe(1);
  await user.click(submit());
  expect(calls.signUp).toEqual([
    { name: 'Layla Haddad', email: 'layla@nafas.app', password: 'quiet morning' },
  ]);
  expect(sessionStorage.length).toBe(0);
});

test('AUTH-041 AUTH-043 AUTH-045 while creating the account it says so, is disabled and is not sent twice', async () => {
  const { user, calls } = await renderRegister({ answer: () => new Promise(() => undefined) });
  await fill(user);
  await user.click(submit());
  expect(submit().textContent).toBe('Creating Account...');
  for (const label of ['Full name', 'Email', 'Password', 'Confirm password']) {
    expect(input(label).disabled).toBe(true);
  }
  expect(terms().disabled).toBe(true);
  await user.click(submit());
  expect(calls.signUp).toHaveLength(1);
});

test('AUTH-059 AUTH-060 an address that is taken is said to be taken (DECISION-030)', async () => {
  const { user } = await renderRegister({ answer: failing('other', 'User already registered') });
  expect(await refuse(user)).toContain(
    'This email is already registered. Please try signing in instead.',
  );
});

test('AUTH-061 any other refusal is shown in the words of the server (DECISION-030)', async () => {
  const { user } = await renderRegister({ answer: failing('signup_disabled', 'Signups are off') });
  expect(await refuse(user)).toContain('Signups are off');
});

test('AUTH-062 a refusal without words gets ours', async () => {
  const { user } = await renderRegister({ answer: failing('unexpected', '') });
  expect(await refuse(user)).toContain('Failed to sign up');
});

test('DATA-231 a refusal that only has the words of the service is said in the language of the page', async () => {
  const { user } = await renderRegister({
    language: 'ar',
    answer: failing('unknown', 'An error occurred during sign up'),
  });
  for (const label of ['الاسم الكامل', 'البريد الإلكتروني', 'كلمة المرور', 'تأكيد كلمة المرور']) {
    await user.type(input(label), 'layla@nafas.app');
  }
  await user.click(terms());
  await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
  expect((await screen.findByRole('alert')).textContent).toContain('تعذّر إنشاء الحساب');
});

test('DATA-034 DATA-035 DATA-036 DATA-037 the form keeps address, password, name and confirmation, each by itself', async () => {
  const { user, calls } = await renderRegister();
  await fill(user);
  expect([input('Email').value, input('Password').value, input('Full name').value]).toEqual([
    'layla@nafas.app',
    'quiet morning',
    '  Layla Haddad ',
  ]);
  await user.type(input('Confirm password'), ' ');
  await user.click(submit());
  expect(screen.getByText('Passwords do not match')).toBeDefined();
  expect(calls.signUp).toEqual([]);
  await user.clear(input('Confirm password'));
  await user.type(input('Confirm password'), 'quiet morning');
  await user.click(submit());
  expect(calls.signUp).toHaveLength(1);
});

test('what was typed survives a visit to the terms, but for the passwords', async () => {
  const first = await renderRegister();
  await fill(first.user);
  first.unmount();
  await renderRegister();
  expect([input('Full name').value, input('Email').value]).toEqual([
    '  Layla Haddad ',
    'layla@nafas.app',
  ]);
  expect(terms().checked).toBe(true);
  expect([input('Password').value, input('Confirm password').value]).toEqual(['', '']);
});

test('an account that waits for its e-mail says where to look, and leads back', async () => {
  const { user } = await renderRegister({
    answer: () => Promise.resolve({ kind: 'confirm-email' }),
  });
  await fill(user);
  await user.click(submit());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('layla@nafas.app').tagName).toBe('BDI');
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create account');
});

test('AUTH-057 the strength of the password is said in a word beside its bar (DECISION-029)', async () => {
  const { user } = await renderRegister();
  expect(screen.queryByRole('meter')).toBeNull();
  await user.type(input('Password'), 'aaaaaa');
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter.getAttribute('aria-valuetext')).toBe('Easy to guess');
  await user.type(input('Password'), ' horse battery');
  expect(meter.getAttribute('aria-valuetext')).toBe('Good');
});
