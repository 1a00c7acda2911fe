import type {
  AuthFailure,
  AuthResult,
  AuthV1,
  BackendV1,
  Language,
  PlatformV1,
  Session,
} from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import AuthPage from '../pages/AuthPage.tsx';

type Calls = {
  signUp: Parameters<AuthV1['signUp']>[0][];
  signIn: Parameters<AuthV1['signInWithPassword']>[0][];
  navigate: Parameters<PlatformV1['navigate']>[];
  /** Codes of a second factor. */
  codes: string[];
  recoveryCodes: string[];
  /** The other calls: name and argument. */
  other: [name: keyof AuthV1, argument: string][];
};

interface Options {
  readonly path?: string;
  readonly search?: string;
  readonly language?: Language;
  /** History state that the shell keeps for after the sign-in. */
  readonly state?: unknown;
  /** Who is in as the page opens; default nobody. */
  readonly session?: Session;
  /** Providers the backend has enabled. */
  readonly socialProviders?: readonly string[];
  /** Whether organizations sign in there; default not. */
  readonly sso?: boolean;
  /** The auth service's answer, now or later. */
  readonly answer?: () => Promise<AuthResult>;
  readonly overrides?: Partial<PlatformV1>;
  readonly wrapper?: ComponentType<{ children: ReactNode }>;
}

/** The answer to calls that only the settings make. */
const UNASKED: AuthFailure = { kind: 'failed', code: 'unknown', message: 'not on these pages' };

/** The auth app as the shell mounts it, with its real texts, over an auth service that answers what the test says. */
export async function renderAuth(options: Options = {}) {
  const { path = '/auth/login', answer = () => Promise.resolve({ kind: 'signed-in' }) } = options;
  const calls: Calls = {
    signUp: [],
    signIn: [],
    navigate: [],
    codes: [],
    recoveryCodes: [],
    other: [],
  };
  const record = (name: keyof AuthV1) => (argument: string) => {
    calls.other.push([name, argument]);
    return answer();
  };
  const auth: AuthV1 = {
    signUp(input) {
      calls.signUp.push(input);
      return answer();
    },
    signInWithPassword(input) {
      calls.signIn.push(input);
      return answer();
    },
    signInWithProvider: record('signInWithProvider'),
    signInWithSso: record('signInWithSso'),
    redeemCode: record('redeemCode'),
    requestPasswordReset: record('requestPasswordReset'),
    redeemRecovery: record('redeemRecovery'),
    updatePassword: record('updatePassword'),
    resendConfirmation: record('resendConfirmation'),
    updateEmail: record('updateEmail'),
    confirmAddress({ tokenHash, type }) {
      calls.other.push(['confirmAddress', `${type} ${tokenHash}`]);
      return answer();
    },
    reauthenticate: () => Promise.resolve(UNASKED),
    signOut: () => Promise.resolve({ kind: 'signed-out' }),
    twoFactor: {
      list: () => Promise.resolve(UNASKED),
      enrol: () => Promise.resolve(UNASKED),
      verify({ code }) {
        calls.codes.push(code);
        return answer();
      },
      useRecoveryCode(code) {
        calls.recoveryCodes.push(code);
        return answer();
      },
      remove: () => Promise.resolve(UNASKED),
    },
  };
  const capabilities = {
    realtime: false,
    mfa: false,
    socialProviders: options.socialProviders ?? [],
    sso: options.sso ?? false,
  };
  const fake = fakePlatform({
    auth: () => Promise.resolve(auth),
    backend: () => Promise.resolve({ capabilities } as Partial<BackendV1> as BackendV1),
    navigate: (...args) => void calls.navigate.push(args),
    ...options.overrides,
  });
  const { state = null, language = 'en', search = '' } = options;
  fake.stores.location.set({ pathname: path, search, hash: '', state, key: 'b' });
  fake.stores.language.set(language);
  if (options.session) fake.stores.session.set(options.session);
  const i18n = await appI18n(fake.platform, (l) => import(`../locales/${l}/app.json`));
  /** The addresses at which the app said that it has nothing. */
  const missing: string[] = [];
  const mount = { basename: '/auth', onNotFound: (path: string) => void missing.push(path) };
  const view = render(
    <TestRemote platform={fake.platform} i18n={i18n} mount={mount}>
      <AuthPage />
    </TestRemote>,
    options.wrapper && { wrapper: options.wrapper },
  );
  return { ...fake, ...view, missing, calls: { ...fake.calls, ...calls }, user: userEvent.setup() };
}
