import { act, renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { AuthResult } from '../contract/auth.ts';
import type { PlatformV1 } from '../contract/platform.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { TestRemote } from '../testing/TestRemote.tsx';
import { useReauthentication } from './use-reauthentication.ts';

type Auth = Awaited<ReturnType<PlatformV1['auth']>>;
const fail = (code: string) => ({ kind: 'failed', code, message: '' }) as AuthResult;

/** The hook on a server that answers with these, in turn. */
function use(...answers: readonly AuthResult[]) {
  const left = [...answers];
  const reauthenticate = vi.fn(() => Promise.resolve(left.shift()));
  const auth = () => Promise.resolve({ reauthenticate } as unknown as Auth);
  const { platform } = fakePlatform({ auth });
  const { result } = renderHook(useReauthentication, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TestRemote {...{ platform, i18n: createInstance() }}>{children}</TestRemote>
    ),
  });
  const prove = () => act(() => result.current.prove());
  return { result, reauthenticate, prove };
}

it('asks nothing of the server until it was asked for', async () => {
  const { prove, reauthenticate } = use();
  expect(await prove()).toBe(true);
  expect(reauthenticate).not.toHaveBeenCalled();
});

it('gives the password, and a code where the server wants one', async () => {
  const { result, prove, reauthenticate } = use(
    fail('invalid_credentials'),
    { kind: 'code-needed' } as AuthResult,
    fail('mfa_verification_failed'),
    { kind: 'signed-in' } as AuthResult,
  );
  act(() => result.current.ask());
  act(() => result.current.proof.setPassword('calm'));
  expect(await prove()).toBe(false);
  expect(result.current.proof).toMatchObject({ asks: 'password', wrong: 'password' });
  expect(await prove()).toBe(false);
  expect(result.current.proof).toMatchObject({ asks: 'password-and-code', wrong: null });
  act(() => result.current.proof.setCode('123456'));
  expect(await prove()).toBe(false);
  expect(result.current.proof.wrong).toBe('code');
  expect(await prove()).toBe(true);
  expect(reauthenticate.mock.calls).toEqual([
    [{ password: 'calm' }],
    [{ password: 'calm' }],
    [{ password: 'calm', code: '123456' }],
    [{ password: 'calm', code: '123456' }],
  ]);
  act(() => result.current.forget());
  expect(result.current.proof).toMatchObject({ asks: 'nothing', password: '', code: '' });
});

it('a failure of another kind is for the dialog', async () => {
  const { result, prove } = use(fail('offline'));
  act(() => result.current.ask());
  expect(await prove()).toMatchObject({ code: 'offline' });
  expect(result.current.proof.wrong).toBeNull();
});
