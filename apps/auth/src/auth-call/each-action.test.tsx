import type { AuthResult, Session } from '@nafas/platform';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

type Options = NonNullable<Parameters<typeof renderAuth>[0]>;
type User = Awaited<ReturnType<typeof renderAuth>>['user'];

const SIGNED_IN: Session = {
  status: 'signed-in',
  user: { id: 'u1', email: 'layla@nafas.app', name: 'Layla' },
};
const AWAITS_CODE: Session = { status: 'signed-out', awaitsCode: true };

interface Action {
  readonly options?: Options;
  /** Who is in, once the page is there. */
  readonly session?: Session;
  /** Each field with what is typed into it. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly prepare?: (user: User) => Promise<void>;
  readonly button: RegExp;
}

const NEW_PASSWORD = { Password: 'quiet morning', 'Confirm password': 'quiet morning' };

const ACTIONS: readonly (readonly [name: string, action: Action])[] = [
  [
    'signing in',
    {
      fields: { Email: 'layla@nafas.app', Password: 'quiet morning' },
      button: /^Sign(ing)? In/,
    },
  ],
  [
    'signing in with a provider',
    {
      options: { socialProviders: ['github'] },
      prepare: async () => void (await screen.findByText(/^Not set up/)),
      button: /GitHub/,
    },
  ],
  [
    'signing up',
    {
      options: { path: '/auth/register' },
      fields: { 'Full name': 'Layla', Email: 'layla@nafas.app', ...NEW_PASSWORD },
      prepare: (user) => user.click(screen.getByRole('checkbox')),
      button: /^Creat/,
    },
  ],
  [
    'asking for a reset link',
    {
      options: { path: '/auth/forgot' },
      fields: { Email: 'layla@nafas.app' },
      button: /^Send/,
    },
  ],
  [
    'setting a new password',
    {
      options: { path: '/auth/reset' },
      session: SIGNED_IN,
      fields: NEW_PASSWORD,
      button: /^(Save|Saving|Set|Updat)/,
    },
  ],
  [
    'giving the code of a second factor',
    {
      session: AWAITS_CODE,
      fields: { 'Code from your authenticator app': '123456' },
      button: /^Continue|^Checking/,
    },
  ],
  [
    'giving a recovery code',
    {
      session: AWAITS_CODE,
      prepare: async (user) => {
        await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
        await user.type(screen.getByLabelText('Recovery code'), '7KQ2M-40XTR');
      },
      button: /^Continue|^Checking/,
    },
  ],
];

/** Answers of the auth service that a test gives one by one. */
function queue() {
  const waiting: ((result: AuthResult) => void)[] = [];
  return {
    answer: () => new Promise<AuthResult>((resolve) => waiting.push(resolve)),
    refuse: () =>
      act(async () =>
        waiting.shift()?.({ kind: 'failed', code: 'network', message: 'Failed to fetch' }),
      ),
  };
}

test.each(ACTIONS)(
  'AUTH-032 AUTH-034 %s is loading until it is answered, and begins without the error of before',
  async (_name, { options, session, fields = {}, prepare, button }) => {
    const { answer, refuse } = queue();
    const { user, stores } = await renderAuth({ ...options, answer });
    if (session) act(() => stores.session.set(session));
    for (const [label, text] of Object.entries(fields)) {
      await user.type(screen.getByLabelText(label), text);
    }
    await prepare?.(user);
    const press = () => user.click(screen.getByRole('button', { name: button }));
    const isLoading = () => {
      const { ariaBusy, ariaDisabled, disabled } = screen.getByRole<HTMLButtonElement>('button', {
        name: button,
      });
      return ariaBusy === 'true' || ariaDisabled === 'true' || disabled;
    };

    expect(isLoading()).toBe(false);
    await press();
    expect(isLoading()).toBe(true);
    await refuse();
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(isLoading()).toBe(false);
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isLoading()).toBe(true);
    await refuse();
  },
);
