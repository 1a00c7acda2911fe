import type { Attack } from './attack.ts';
import { type Answer, refuse, type Target } from './target.ts';

/** An answer without what differs from one request to the next. */
const plain = ({ status, text }: Answer) =>
  `${status} ${text.replaceAll(/\d+ seconds/g, 'n seconds')}`;

const enumerations: Readonly<Record<string, (target: Target, email: string) => Promise<Answer>>> = {
  'a sign-in': ({ send }, email) =>
    send('/auth/v1/token?grant_type=password', {
      body: { email, password: 'not this one at all' },
    }),
  'a forgotten password': ({ send }, email) => send('/auth/v1/recover', { body: { email } }),
  'a code by mail': ({ send }, email) =>
    send('/auth/v1/otp', { body: { email, create_user: true } }),
};

const MOST = 40;

export const accounts: readonly Attack[] = [
  ...Object.entries(enumerations).map(([name, ask]) => ({
    group: 'accounts',
    name: `learns by ${name} who has an account`,
    run: async (target: Target) => {
      const known = await ask(target, target.victim.email);
      const unknown = await ask(target, `nobody-${Date.now()}@nafas.test`);
      refuse(plain(known) !== plain(unknown), `${plain(known)} / ${plain(unknown)}`);
    },
  })),
  {
    group: 'accounts',
    name: 'makes an account by a code or a link',
    run: async ({ send }) => {
      const email = `made-${Date.now()}@nafas.test`;
      await send('/auth/v1/otp', { body: { email, create_user: true } });
      const { status } = await send('/auth/v1/magiclink', { body: { email } });
      refuse(status < 300, `magiclink: ${status}`);
    },
  },
  {
    group: 'accounts',
    name: 'takes weak passwords',
    run: async ({ send }) => {
      for (const password of ['123456', 'password', '      ', 'qwerty']) {
        const email = `weak-${Date.now()}@nafas.test`;
        const { status } = await send('/auth/v1/signup', { body: { email, password } });
        refuse(status < 300, `“${password}”: ${status}`);
      }
    },
  },
  {
    group: 'accounts',
    name: 'sends what is no text for an address',
    run: async ({ send }) => {
      for (const email of [['a@nafas.test'], { a: 1 }, 7, 'a\u0000@nafas.test', null]) {
        const { status } = await send('/auth/v1/signup', {
          body: { email, password: 'long enough one' },
        });
        refuse(status < 300, `${JSON.stringify(email)}: ${status}`);
      }
    },
  },
  {
    group: 'accounts',
    name: 'renews the session of another by a made-up token',
    run: async ({ send }) => {
      for (const refresh_token of ['', 'a', '0'.repeat(12), '../../x']) {
        const body = { refresh_token };
        const { status } = await send('/auth/v1/token?grant_type=refresh_token', { body });
        refuse(status < 300, `“${refresh_token}”: ${status}`);
      }
    },
  },
  {
    group: 'accounts',
    name: 'guesses a password without end',
    run: async (target) => {
      const { send, attacker } = target;
      const statuses: number[] = [];
      for (let tries = 0; tries < MOST && !statuses.includes(429); tries += 1) {
        const body = { email: attacker.email, password: `guess ${tries}` };
        statuses.push((await send('/auth/v1/token?grant_type=password', { body })).status);
      }
      refuse(!statuses.includes(429), `${MOST} guesses were answered`);
    },
  },
  {
    group: 'accounts',
    name: 'floods with sign-ups',
    run: async ({ send }) => {
      const statuses: number[] = [];
      for (let tries = 0; tries < MOST && !statuses.includes(429); tries += 1) {
        const body = {
          email: `flood-${Date.now()}-${tries}@nafas.test`,
          password: 'long enough one',
        };
        statuses.push((await send('/auth/v1/signup', { body })).status);
      }
      refuse(!statuses.includes(429), `${MOST} accounts were made`);
    },
  },
];
