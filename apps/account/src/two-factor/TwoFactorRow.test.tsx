import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AuthV1, BackendV1, Language, TwoFactorV1 } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { TwoFactorRow } from './TwoFactorRow.tsx';

const REFUSED = { kind: 'failed', code: 'mfa_verification_failed', message: 'Invalid' } as const;
const TOO_OLD = { kind: 'failed', code: 'reauthentication_needed', message: '' } as const;
const CODES = Array.from({ length: 10 }, (_, n) => `7KQ2M-40XT${n}`);
const FACTOR = { id: 'f1', createdAt: '2026-11-20T18:00:00Z' };

/** The row over an auth service whose answers a test may change. */
async function shown(
  options: { mfa?: boolean; on?: boolean; demo?: boolean; lang?: Language } = {},
) {
  const { mfa = true, on = false, demo = false, lang = 'en' } = options;
  let factors = on ? [FACTOR] : [];
  const calls = {
    list: vi.fn<TwoFactorV1['list']>(async () => ({ kind: 'factors', factors })),
    enrol: vi.fn<TwoFactorV1['enrol']>(async () => ({
      kind: 'enrolling',
      factorId: 'f1',
      qrCode: 'data:image/svg+xml,%3Csvg%2F%3E',
      secret: 'JBSWY3DPEHPK3PXP',
    })),
    verify: vi.fn<TwoFactorV1['verify']>(async () => {
      factors = [FACTOR];
      return { kind: 'signed-in' };
    }),
    useRecoveryCode: vi.fn<TwoFactorV1['useRecoveryCode']>(),
    remove: vi.fn<TwoFactorV1['remove']>(async () => {
      factors = [];
      return { kind: 'updated' };
    }),
  };
  const signOut = vi.fn<AuthV1['signOut']>(async () => ({ kind: 'signed-out' }));
  const reauthenticate = vi.fn<AuthV1['reauthenticate']>(async () => ({ kind: 'signed-in' }));
  const auth = { twoFactor: calls, signOut, reauthenticate } as Partial<AuthV1> as AuthV1;
  /** Recovery codes: how many are left, and how the next ones are answered. */
  const codes = { left: 10, error: null as { code: string; message: string } | null };
  const rpc = async (name: string) => {
    const data = name === 'recovery_codes_left' ? codes.left : CODES;
    const refused = name === 'make_recovery_codes' && codes.error;
    return refused
      ? { status: 403, data: null, error: codes.error }
      : { status: 200, data, error: null };
  };
  const capabilities = { realtime: false, mfa, socialProviders: [] };
  const { signal } = new AbortController();
  const shell = fakePlatform({
    scope: { mode: demo ? 'demo' : 'real', userId: demo ? null : 'a', signal },
    auth: () => Promise.resolve(auth),
    backend: () => Promise.resolve({ capabilities, rpc } as unknown as BackendV1),
  });
  shell.stores.language.set(lang);
  const i18n = await appI18n(shell.platform, (l) => import(`../locales/${l}/app.json`));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestRemote platform={shell.platform} i18n={i18n}>
        <TwoFactorRow />
      </TestRemote>
    </QueryClientProvider>,
  );
  return {
    ...shell,
    ...calls,
    auth: calls,
    signOut,
    reauthenticate,
    codes,
    user: userEvent.setup(),
  };
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
/** Once it is known whether it is on. */
const toggle = async () => {
  const found = await screen.findByRole<HTMLInputElement>('switch', { name: 'Two-step sign-in' });
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
};
const dialog = async () => within(await screen.findByRole('dialog'));
const alertdialog = async () => within(await screen.findByRole('alertdialog'));

describe('two-step sign-in', () => {
  test('a server without it says so, and the switch does nothing', async () => {
    await shown({ mfa: false });
    await screen.findByText('This server does not offer it');
    expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
  });

  test('the demo has no account to protect, and nowhere to sign out from', async () => {
    await shown({ demo: true });
    await screen.findByText(/Not in the demo/);
    expect(screen.queryByText('All Devices')).toBeNull();
  });

  test('ACCOUNT-050 DECISION-151 is a switch; on, it is set up by a QR code or its key, and a first code', async () => {
    const { user, enrol, verify, calls } = await shown();
    await user.click(await toggle());
    const asked = await dialog();
    const picture = await asked.findByRole<HTMLImageElement>('img', { name: /QR code/ });
    expect(picture.src).toBe('data:image/svg+xml,%3Csvg%2F%3E');
    expect(asked.getByText('JBSW Y3DP EHPK 3PXP').dir).toBe('ltr');
    await user.type(asked.getByLabelText('Code that the app shows now'), '123 456{Enter}');
    expect(verify.mock.calls).toEqual([[{ factorId: 'f1', code: '123456' }]]);
    await screen.findByText(/^On\./);
    expect((await toggle()).checked).toBe(true);
    expect(calls.notices).toMatchObject([{ kind: 'done' }]);
    expect(enrol).toHaveBeenCalledTimes(1);
    // Recovery codes are next.
    await user.click((await dialog()).getByRole('button', { name: 'Make Codes' }));
    const list = await (await dialog()).findByRole('list', { name: 'Recovery codes' });
    expect([...list.children].map((item) => item.textContent)).toEqual(CODES);
    await user.click((await dialog()).getByRole('button', { name: 'I Have Kept Them' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a wrong code is called so and can be given again; five digits are not sent', async () => {
    const { user, verify } = await shown();
    verify.mockResolvedValueOnce(REFUSED);
    await user.click(await toggle());
    const asked = await dialog();
    const field = await asked.findByLabelText('Code that the app shows now');
    await user.type(field, '12345{Enter}');
    expect(asked.getByText('Enter the six digits of the code')).toBeTruthy();
    expect(verify).not.toHaveBeenCalled();
    await user.type(field, '6{Enter}');
    expect((await asked.findByRole('alert')).textContent).toContain('This code is not right.');
    expect(document.activeElement).toBe(field);
    await user.type(field, '{Enter}');
    await screen.findByText(/^On\./);
  });

  test('that can not begin says why, and tries again', async () => {
    const { user, enrol } = await shown();
    enrol.mockResolvedValueOnce({ kind: 'failed', code: 'network', message: 'fetch failed' });
    await user.click(await toggle());
    const asked = await dialog();
    expect((await asked.findByRole('alert')).textContent).toContain('could not be reached');
    await user.click(asked.getByRole('button', { name: 'Try Again' }));
    expect(await asked.findByRole('img')).toBeTruthy();
  });

  test('DECISION-130 DECISION-151: is turned off after a question, and by a code, each time', async () => {
    const { user, remove, calls } = await shown({ on: true });
    await user.click(await toggle());
    const asked = await alertdialog();
    const code = asked.getByLabelText('Code from your authenticator app');
    expect(document.activeElement).toBe(code);
    await user.click(asked.getByRole('button', { name: 'Turn Off' }));
    expect(asked.getByText('Enter a code of the app, or a recovery code')).toBeTruthy();
    expect(remove).not.toHaveBeenCalled();
    remove.mockResolvedValueOnce(REFUSED);
    await user.type(code, '000000');
    await user.click(asked.getByRole('button', { name: 'Turn Off' }));
    expect((await asked.findByRole('alert')).textContent).toContain('This code is not right');
    expect(document.activeElement).toBe(code);
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await waitFor(async () => expect((await toggle()).checked).toBe(false));
    expect(remove.mock.calls).toEqual([[{ code: '000000' }], [{ code: '123456' }]]);
    expect(calls.notices).toMatchObject([{ message: 'Two-step sign-in is off.' }]);
  });

  test('DECISION-130: is turned off, and on, only after a sign-in of just now, in place', async () => {
    const { user, remove, reauthenticate } = await shown({ on: true });
    remove.mockResolvedValueOnce(TOO_OLD);
    await user.click(await toggle());
    const asked = await alertdialog();
    await user.type(asked.getByLabelText('Code from your authenticator app'), '654321');
    await user.click(asked.getByRole('button', { name: 'Turn Off' }));
    const password = await asked.findByLabelText('Your password, once more');
    expect(document.activeElement).toBe(password);
    reauthenticate.mockResolvedValueOnce({ kind: 'code-needed' });
    await user.type(password, 'right{Enter}');
    const code = await asked.findByLabelText('Code from your authenticator app');
    expect(remove).toHaveBeenCalledTimes(1);
    reauthenticate.mockResolvedValueOnce(REFUSED);
    await user.type(code, '000000');
    await user.click(asked.getByRole('button', { name: 'Turn Off' }));
    await asked.findByText(/^This code is not right/);
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(asked.getByRole('button', { name: 'Turn Off' }));
    await waitFor(async () => expect((await toggle()).checked).toBe(false));
    expect(reauthenticate.mock.lastCall).toEqual([{ password: 'right', code: '123456' }]);
    expect(remove.mock.calls).toEqual([[{ code: '654321' }], [undefined]]);
  });

  test('DECISION-130: is set up only after one, too', async () => {
    const { user, enrol, reauthenticate } = await shown();
    enrol.mockResolvedValueOnce(TOO_OLD);
    await user.click(await toggle());
    const asked = await dialog();
    await user.type(await asked.findByLabelText('Your password, once more'), 'right');
    await user.click(asked.getByRole('button', { name: 'Continue' }));
    expect(await asked.findByRole('img')).toBeTruthy();
    expect(reauthenticate.mock.calls).toEqual([[{ password: 'right' }]]);
  });

  test('its recovery codes can be replaced, by who signed in just now, and be taken along', async () => {
    const { user, codes, calls } = await shown({ on: true });
    expect(await screen.findByText(/^10 of 10 left/)).toBeTruthy();
    codes.error = { code: '28000', message: 'needs a sign-in of just now' };
    await user.click(await button('New Codes'));
    const asked = await dialog();
    expect(asked.getByText('The codes you have now stop working.')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Make Codes' }));
    codes.error = null;
    await user.type(await asked.findByLabelText('Your password, once more'), 'right{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toContain(CODES.join('\n'));
    expect(calls.notices).toMatchObject([{ message: 'The codes are copied.' }]);
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await user.click(await button('Print'));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('says when no recovery code is left', async () => {
    const { user, codes } = await shown();
    codes.left = 0;
    await user.click(await toggle());
    const asked = await dialog();
    await user.type(await asked.findByLabelText('Code that the app shows now'), '123456{Enter}');
    expect(await screen.findByText(/^None are left/)).toBeTruthy();
  });

  test('stays on when its removal is refused', async () => {
    const { user, remove } = await shown({ on: true });
    remove.mockResolvedValue({ ...REFUSED, code: 'other', message: 'AAL2 required' });
    await user.click(await toggle());
    const asked = await alertdialog();
    await user.type(asked.getByLabelText('Code from your authenticator app'), '123456');
    await user.click(asked.getByRole('button', { name: 'Turn Off' }));
    expect((await asked.findByRole('alert')).textContent).toContain('AAL2 required');
    await user.click(asked.getByRole('button', { name: 'Keep it On' }));
    expect(screen.getByText(/^On\./)).toBeTruthy();
  });

  test('that can not be asked for says so and asks again', async () => {
    const { user, list } = await shown();
    await toggle();
    list.mockResolvedValueOnce({ kind: 'failed', code: 'network', message: '' });
    await user.click(await toggle());
    const asked = await dialog();
    await user.type(await asked.findByLabelText('Code that the app shows now'), '123456{Enter}');
    await screen.findByText('We could not find out whether it is on');
    await user.click(await button('Try Again'));
    expect(await screen.findByText(/^On\./)).toBeDefined();
  });

  test('speaks Arabic', async () => {
    await shown({ lang: 'ar', mfa: false });
    await screen.findByText('هذا الخادم لا يتيحه');
    expect(screen.getByText('الدخول بخطوتين')).toBeTruthy();
  });
});

describe('signing out', () => {
  test.each([
    ['This Device', 'local'],
    ['All Devices', 'global'],
  ] as const)('of %s asks first', async (name, reach) => {
    const { user, signOut } = await shown();
    await user.click(await button(name));
    const asked = await alertdialog();
    await user.click(asked.getByRole('button', { name: 'Stay Signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(signOut).not.toHaveBeenCalled();
    await user.click(await button(name));
    await user.click((await alertdialog()).getByRole('button', { name: 'Sign Out' }));
    expect(signOut.mock.calls).toEqual([[reach]]);
  });

  test('tells what still waits on this device, and a failure', async () => {
    const { user, signOut, stores } = await shown();
    const write = { table: 'goals', row: { id: '1' }, topic: 'goals' } as const;
    stores.pending.set([write, write] as never);
    signOut.mockResolvedValue({ kind: 'failed', code: 'network', message: '' });
    await user.click(await button('All Devices'));
    const asked = await alertdialog();
    expect(asked.getByText(/^2 entries are still on this device/)).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Sign Out' }));
    expect((await asked.findByRole('alert')).textContent).toContain('could not be reached');
  });
});
