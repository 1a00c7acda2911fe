import type { AuthResult } from '@nafas/platform';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

const AWAITS = { status: 'signed-out', awaitsCode: true } as const;
const field = () => screen.getByLabelText<HTMLInputElement>('Code from your authenticator app');
const submit = () => screen.getByRole('button', { name: /^Continue|^Checking/ });

async function awaiting(options: Parameters<typeof renderAuth>[0] = {}) {
  const view = await renderAuth(options);
  act(() => view.stores.session.set(AWAITS));
  return view;
}
const refusing = (code: string) => (): Promise<AuthResult> =>
  Promise.resolve({ kind: 'failed', code, message: 'Invalid TOTP code entered' });

describe('the code of a second factor', () => {
  test.each(['/auth/login', '/auth/callback', '/auth/reset'])(
    'takes the place of %s while a session awaits it',
    async (path) => {
      const { stores } = await awaiting({ path });
      expect(screen.getByRole('heading', { level: 1, name: 'One more step' })).toBeDefined();
      act(() => stores.session.set({ status: 'signed-out' }));
      expect(screen.queryByRole('heading', { name: 'One more step' })).toBeNull();
    },
  );

  test.each(['/auth/register', '/auth/forgot'])('does not stand in the way of %s', async (path) => {
    await awaiting({ path });
    expect(screen.queryByRole('heading', { name: 'One more step' })).toBeNull();
  });

  test('has the focus, and phones offer it and their digits', async () => {
    await awaiting();
    expect(document.activeElement).toBe(field());
    expect([field().inputMode, field().autocomplete, field().dir]).toEqual([
      'numeric',
      'one-time-code',
      'ltr',
    ]);
  });

  test('is sent once as digits, however it is written', async () => {
    const { user, calls } = await awaiting({ answer: () => new Promise(() => undefined) });
    await user.click(field());
    await user.paste('١٢٣ ٤٥٦');
    await user.dblClick(submit());
    expect(calls.codes).toEqual(['123456']);
    expect(submit().textContent).toBe('Checking...');
  });

  test('that is not six digits is not sent', async () => {
    const { user, calls } = await awaiting();
    await user.type(field(), '12345{Enter}');
    expect(screen.getByText('Enter the six digits of the code')).toBeDefined();
    expect(document.activeElement).toBe(field());
    expect(calls.codes).toEqual([]);
  });

  test('that is wrong is called so, and can be given again', async () => {
    const { user, calls } = await awaiting({ answer: refusing('mfa_verification_failed') });
    await user.type(field(), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This code is not right.');
    await user.clear(field());
    await user.type(field(), '654321{Enter}');
    expect(calls.codes).toEqual(['123456', '654321']);
  });

  test('says in Arabic that a session is over (DATA-263)', async () => {
    const { user } = await awaiting({ language: 'ar', answer: refusing('session_not_found') });
    await user.type(screen.getByLabelText('الرمز من تطبيق المصادقة'), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('انتهت جلستك');
  });

  test('can be given up', async () => {
    const { user } = await awaiting();
    const other = screen.getByRole('button', { name: 'Sign in with another account' });
    await user.click(other);
    expect(other.getAttribute('aria-busy')).toBe('true');
  });
});

describe('a recovery code', () => {
  const lost = () => screen.getByRole('button', { name: 'Use a recovery code instead' });
  const recovery = () => screen.getByLabelText<HTMLInputElement>('Recovery code');

  test('takes the place of the app’s code, however it is written', async () => {
    const { user, calls } = await awaiting({ answer: () => new Promise(() => undefined) });
    await user.click(lost());
    expect(document.activeElement).toBe(recovery());
    await user.type(recovery(), ' 7kq2m 40xtr{Enter}');
    expect(calls.recoveryCodes).toEqual(['7kq2m 40xtr']);
    expect(calls.codes).toEqual([]);
  });

  test('that is too short is not sent', async () => {
    const { user, calls } = await awaiting();
    await user.click(lost());
    await user.type(recovery(), '7kq2m{Enter}');
    expect(screen.getByText('Enter the ten letters and digits of the code')).toBeDefined();
    expect(calls.recoveryCodes).toEqual([]);
  });

  test('that is none is called so, and there is a way back to the app', async () => {
    const { user } = await awaiting({ answer: refusing('mfa_verification_failed') });
    await user.click(lost());
    await user.type(recovery(), '00000-00000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('used already');
    expect(screen.getByText(/turn two-step sign-in off/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Use the code of the app' }));
    expect(document.activeElement).toBe(field());
  });

  test('is asked for in Arabic', async () => {
    const { user } = await awaiting({ language: 'ar' });
    await user.click(screen.getByRole('button', { name: 'استعمال رمز استرداد بدلًا منه' }));
    expect(screen.getByLabelText('رمز الاسترداد')).toBeDefined();
  });
});
