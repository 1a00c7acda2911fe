import type { AuthResult } from '@nafas/platform';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: /^Sign(ing)? In/ });

async function fill(user: Awaited<ReturnType<typeof renderAuth>>['user']) {
  await user.type(email(), 'layla@nafas.app');
  await user.type(password(), 'quiet morning');
}

function pending() {
  let settle: (result: AuthResult) => void = () => undefined;
  const result = new Promise<AuthResult>((resolve) => (settle = resolve));
  return { result, settle };
}

test('AUTH-003 AUTH-004 AUTH-006 AUTH-008 the form has its fields, and password managers know them', async () => {
  await renderAuth();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeDefined();
  expect([email().type, email().autocomplete, email().dir]).toEqual(['email', 'username', 'ltr']);
  expect([password().type, password().autocomplete, password().dir]).toEqual([
    'password',
    'current-password',
    'ltr',
  ]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(
    true,
  );
  expect(submit().textContent).toBe('Sign In');
});

test('AUTH-005 the toggle shows and hides the password', async () => {
  const { user } = await renderAuth();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

test('AUTH-007 AUTH-013 the links lead on and keep where the person wanted to go', async () => {
  const state = { from: '/dashboard/profile' };
  const { user, calls } = await renderAuth({ state });
  const forgot = screen.getByRole('link', { name: 'Forgot Password' });
  const register = screen.getByRole('link', { name: 'Create an account' });
  expect(forgot.getAttribute('href')).toBe('/auth/forgot');
  expect(register.getAttribute('href')).toBe('/auth/register');
  await user.click(register);
  expect(calls.navigate).toEqual([['/auth/register', { state }]]);
});

test('AUTH-046 AUTH-047 blank fields are named, tied to their message, and the first gets the focus', async () => {
  const { user, calls } = await renderAuth();
  await user.type(email(), '   ');
  await user.click(submit());
  expect(screen.getByText('Email is required').id).toBe(email().getAttribute('aria-describedby'));
  expect(screen.getByText('Password is required').id).toBe(
    password().getAttribute('aria-describedby'),
  );
  expect(document.activeElement).toBe(email());
  expect(calls.signIn).toEqual([]);
});

test('AUTH-056 an address without its form is refused, after "is required" (DECISION-027)', async () => {
  const { user, calls } = await renderAuth();
  await user.type(email(), 'layla');
  await user.type(password(), 'x');
  await user.click(submit());
  expect(screen.getByText('Enter a valid email address')).toBeDefined();
  await user.type(email(), '@nafas.app');
  expect(screen.queryByText('Enter a valid email address')).toBeNull();
  expect(calls.signIn).toEqual([]);
});

test('signs in with what was typed, and remembers only when asked to', async () => {
  const { user, calls } = await renderAuth();
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(submit());
  expect(calls.signIn).toEqual([
    { email: 'layla@nafas.app', password: 'quiet morning', remember: false },
  ]);
  expect(calls.navigate).toEqual([]);
});

test('AUTH-032 AUTH-040 AUTH-042 AUTH-044 while signing in it says so, is disabled and is not sent twice', async () => {
  const { result, settle } = pending();
  const { user, calls } = await renderAuth({ answer: () => result });
  await fill(user);
  await user.keyboard('{Enter}');
  expect(submit().textContent).toBe('Signing In...');
  expect([email().disabled, password().disabled]).toEqual([true, true]);
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  await user.click(submit());
  expect(calls.signIn).toHaveLength(1);
  settle({ kind: 'failed', code: 'invalid_credentials', message: 'Invalid login credentials' });
  await screen.findByRole('alert');
  expect(submit().textContent).toBe('Sign In');
  expect(document.activeElement).toBe(password());
});

test('AUTH-044 two presses before the first is even drawn are one sign-in', async () => {
  const { user, calls } = await renderAuth({ answer: () => new Promise(() => undefined) });
  await fill(user);
  const form = email().form;
  await act(async () => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  expect(calls.signIn).toHaveLength(1);
});

test('AUTH-033 AUTH-034 AUTH-058 a refusal is shown, with our words when it has none, and goes with the next try', async () => {
  const second = pending();
  const answers: Promise<AuthResult>[] = [
    Promise.resolve({ kind: 'failed', code: '', message: '' }),
    second.result,
  ];
  const { user } = await renderAuth({ answer: () => answers.shift() ?? second.result });
  await fill(user);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid login credentials');
  await user.click(submit());
  expect(screen.queryByRole('alert')).toBeNull();
  second.settle({ kind: 'failed', code: 'email_not_confirmed', message: 'Email not confirmed' });
  expect((await screen.findByRole('alert')).textContent).toContain('Email not confirmed');
});

test('a dead network says so and loses nothing that was typed', async () => {
  const { user, calls } = await renderAuth({
    answer: () => Promise.resolve({ kind: 'failed', code: 'network', message: 'Failed to fetch' }),
  });
  await fill(user);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The server could not be reached. What you typed is still here.',
  );
  expect([email().value, password().value]).toEqual(['layla@nafas.app', 'quiet morning']);
  expect(calls.signIn).toHaveLength(1);
});

test('an auth client that can not be loaded is reported, and the form stays usable', async () => {
  const broken = new Error('chunk missing');
  const { user, calls } = await renderAuth({ overrides: { auth: () => Promise.reject(broken) } });
  await fill(user);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here');
  expect(email().disabled).toBe(false);
  expect(calls.reported).toEqual([broken]);
});

test('offline is called offline', async () => {
  const { user, stores } = await renderAuth({
    answer: () => Promise.resolve({ kind: 'failed', code: 'network', message: '' }),
  });
  stores.connectivity.set('offline');
  await fill(user);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
});

test('too many attempts: the wait is shown, and until it is over nothing is sent', async () => {
  const { user, calls } = await renderAuth({
    answer: () =>
      Promise.resolve({
        kind: 'failed',
        code: 'over_request_rate_limit',
        message: 'Request rate limit reached',
        retryAfter: 30,
      }),
  });
  await fill(user);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts');
  expect(screen.getByRole('timer').textContent).toMatch(/^You can try again in (30|29) seconds\.$/);
  expect(screen.getByRole('alert').contains(screen.getByRole('timer'))).toBe(false);
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(submit());
  await user.click(submit());
  await user.click(password());
  await user.keyboard('{Enter}');
  expect(calls.signIn).toHaveLength(1);
});

test('the wait counts down, and then the form can be sent again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    const { user, calls } = await renderAuth({
      answer: () =>
        Promise.resolve({ kind: 'failed', code: 'x', message: 'Slow down', retryAfter: 2 }),
    });
    await fill(user);
    await user.click(submit());
    expect((await screen.findByRole('timer')).textContent).toBe('You can try again in 2 seconds.');
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('timer').textContent).toBe('You can try again in 1 second.');
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('timer').textContent).toBe('You can try again now.');
    await user.click(submit());
    expect(calls.signIn).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('in Arabic a known refusal is said in Arabic', async () => {
  const { user } = await renderAuth({
    language: 'ar',
    answer: () =>
      Promise.resolve({
        kind: 'failed',
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      }),
  });
  await user.type(screen.getByLabelText('البريد الإلكتروني'), 'layla@nafas.app');
  await user.type(screen.getByLabelText('كلمة المرور'), 'x');
  await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  );
});
