import type { AuthResult } from '@nafas/platform';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: /^Sign(ing)? In/ });
const never = () => new Promise<AuthResult>(() => undefined);

async function filled(answer?: () => Promise<AuthResult>) {
  const view = await renderAuth(answer && { answer });
  await view.user.click(input('Email'));
  await view.user.paste(' layla@nafas.app ');
  await view.user.click(input('Password'));
  await view.user.paste('quiet morning');
  return view;
}

test('AUTH-044 a double click signs in once', async () => {
  const { user, calls } = await filled(never);
  await user.dblClick(submit());
  expect(calls.signIn).toHaveLength(1);
});

test.each(['Email', 'Password', 'Remember me'])('Enter in "%s" sends the form', async (label) => {
  const { user, calls } = await filled();
  act(() => input(label).focus());
  await user.keyboard('{Enter}');
  expect(calls.signIn).toHaveLength(1);
});

test('a pasted address loses the spaces around it, a pasted password keeps its own', async () => {
  const { user, calls } = await renderAuth();
  await user.click(input('Email'));
  await user.paste('\u00a0 Layla@Nafas.app\n');
  await user.click(input('Password'));
  await user.paste('  quiet morning ');
  await user.click(submit());
  expect(calls.signIn).toEqual([
    { email: 'Layla@Nafas.app', password: '  quiet morning ', remember: true },
  ]);
});

test('a password in any writing, and a very long one, arrive as they were typed', async () => {
  for (const password of ['صباح هادئ ١٢٣', '静かな朝 🌅', 'x'.repeat(5000)]) {
    const { user, calls } = await filled();
    await user.clear(input('Password'));
    await user.paste(password);
    await user.click(submit());
    expect(calls.signIn[0]?.password).toBe(password);
    cleanup();
  }
});

test('a very long or non-Latin address is named as invalid at once', async () => {
  const { user, calls } = await filled();
  for (const address of [`${'a'.repeat(20_000)}@nafas.app`, 'ليلى@نفس.app']) {
    await user.clear(input('Email'));
    await user.paste(address);
    await user.click(submit());
    expect(screen.getByText('Enter a valid email address')).toBeDefined();
  }
  expect(calls.signIn).toEqual([]);
});

test('a server that takes half a minute is waited for, without a second call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'], shouldAdvanceTime: true });
  try {
    const slow = () =>
      new Promise<AuthResult>((resolve) => {
        setTimeout(() => resolve({ kind: 'failed', code: 'x', message: 'Not today' }), 30_000);
      });
    const { user, calls } = await filled(slow);
    await user.click(submit());
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(submit().textContent).toBe('Signing In...');
    expect([input('Email').disabled, input('Password').disabled]).toEqual([true, true]);
    await user.click(submit());
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect((await screen.findByRole('alert')).textContent).toContain('Not today');
    expect(input('Email').value.trim()).toBe('layla@nafas.app');
    expect(calls.signIn).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('the words of a server are shown as text, whatever they are', async () => {
  const message = '<img src=x onerror="document.title=1"><b>Hello</b>';
  const { user } = await filled(() => Promise.resolve({ kind: 'failed', code: 'x', message }));
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(document.querySelector('[role=alert] :is(img, b)')).toBeNull();
});
