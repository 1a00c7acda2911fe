import { randomBytes, randomUUID } from 'node:crypto';

/** Somebody who calls, by what they hold. */
export const ROLES = [
  'anonymous',
  'the key as bearer',
  'another user',
  'an ended session',
  'a deleted account',
] as const;
export type Role = (typeof ROLES)[number];

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** A deployment of ours under attack, and the people on it. */
export interface Target {
  readonly url: string;
  readonly anonKey: string;
  /** A page that may call. */
  readonly origin: string | null;
  /** Supabase's own gateway stands before it: that one allows every origin, since nothing rests on cookies. */
  readonly isHosted: boolean;
  readonly victim: Person;
  readonly attacker: Person;
  readonly password: string;
  /** The bearer token of each role; null: none. */
  readonly bearer: Readonly<Record<Role, string | null>>;
  /** Stands in everything that the victim wrote. No answer to anybody else holds it. */
  readonly secret: string;
  /** All that is kept of the victim. */
  victimsData(): Promise<string>;
  /** As it was before the attacks. */
  readonly before: string;
  send(path: string, options?: SendOptions): Promise<Answer>;
}

export interface SendOptions {
  readonly method?: string;
  readonly bearer?: string | null;
  readonly body?: unknown;
  /** In place of a JSON body. */
  readonly raw?: BodyInit;
  readonly headers?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** In place of a status, when the connection was closed without an answer. */
const HUNG_UP = 499;

/** Something got through. */
export class Breach extends Error {}

/** Says what got through when it did. */
export function refuse(gotThrough: boolean, what: string): void {
  if (gotThrough) throw new Breach(what);
}

export interface TargetOptions {
  readonly url: string;
  readonly anonKey: string;
  /** Makes confirmed accounts where addresses have to be proved. */
  readonly serviceKey?: string | undefined;
  readonly origin?: string | undefined;
  readonly isHosted?: boolean;
}

/** Makes the people of the attacks, and what the victim has. */
export async function prepareTarget(options: TargetOptions): Promise<Target> {
  const { url, anonKey, serviceKey, origin = null, isHosted = false } = options;
  const password = `kept ${randomUUID()}`;
  const run = randomBytes(4).toString('hex');
  const secret = `SECRET-${randomBytes(8).toString('hex')}`;

  const send = async (path: string, sent: SendOptions = {}): Promise<Answer> => {
    const headers: Record<string, string> = { apikey: anonKey, ...sent.headers };
    if (sent.bearer) headers['authorization'] = `Bearer ${sent.bearer}`;
    if (sent.body !== undefined) headers['content-type'] ??= 'application/json';
    const body = sent.raw ?? (sent.body === undefined ? null : JSON.stringify(sent.body));
    const method = sent.method ?? (body === null ? 'GET' : 'POST');
    const ask = () => fetch(`${url}${path}`, { method, headers, body, redirect: 'manual' });
    // The server may hang up on what it does not want, or have done so with the request before on this connection.
    const answer = await ask().catch(() => ask().catch(() => null));
    if (answer === null) {
      const { ok } = await fetch(`${url}/auth/v1/health`, { headers: { apikey: anonKey } });
      if (!ok) throw new Breach(`${path} took the server down`);
      return { status: HUNG_UP, headers: new Headers(), text: '' };
    }
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const must = async (path: string, sent: SendOptions): Promise<Answer> => {
    const answer = await send(path, sent);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  };

  async function person(name: string): Promise<Person> {
    const email = `${name}-${run}@nafas.test`;
    if (serviceKey === undefined) {
      await must('/auth/v1/signup', { body: { email, password } });
    } else {
      const operator = { apikey: serviceKey };
      const body = { email, password, email_confirm: true };
      await must('/auth/v1/admin/users', { bearer: serviceKey, headers: operator, body });
    }
    const signIn = await must('/auth/v1/token?grant_type=password', { body: { email, password } });
    const { access_token: token, user } = JSON.parse(signIn.text) as {
      access_token: string;
      user: { id: string };
    };
    return { id: user.id, email, token };
  }

  const [victim, attacker] = [await person('victim'), await person('attacker')];
  const [ended, deleted] = [await person('ended'), await person('deleted')];
  for (const { token } of [victim, attacker, ended, deleted]) {
    await must('/rest/v1/rpc/ensure_profile', { bearer: token, body: { display_name: null } });
  }
  await fillVictim((path, body) => must(path, { bearer: victim.token, body }), secret);
  await must('/auth/v1/logout?scope=local', { method: 'POST', bearer: ended.token });
  const confirm = { confirm: deleted.email };
  await must('/functions/v1/account-delete', { bearer: deleted.token, body: confirm });

  const victimsData = async () =>
    (await must('/rest/v1/rpc/my_data', { bearer: victim.token, body: {} })).text;
  const guarded = async (path: string, sent: SendOptions = {}): Promise<Answer> => {
    const answer = await send(path, sent);
    refuse(answer.text.includes(secret), `${path} answered what the victim wrote`);
    refuse(answer.status >= 500, `${path} failed with ${answer.status}`);
    return answer;
  };
  return {
    url,
    anonKey,
    origin,
    isHosted,
    victim,
    attacker,
    password,
    bearer: {
      anonymous: null,
      'the key as bearer': anonKey,
      'another user': attacker.token,
      'an ended session': ended.token,
      'a deleted account': deleted.token,
    },
    secret,
    victimsData,
    before: await victimsData(),
    send: guarded,
  };
}

async function fillVictim(
  write: (path: string, body: unknown) => Promise<unknown>,
  secret: string,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const when = { occurred_at: new Date().toISOString(), time_zone: 'UTC', local_date: day };
  const consent = (purpose: string) => ({ purpose, text_version: '2026-11', language: 'en' });
  const rows: readonly (readonly [string, Record<string, unknown>])[] = [
    ['consents', consent('check_ins')],
    ['consents', consent('text_analysis')],
    ['check_ins', { mood: 3, energy: 3, stress: 8, notes: secret, ...when }],
    [
      'goals',
      { title: secret, description: secret, category: 'Health', deadline: day, started_on: day },
    ],
    ['chat_messages', { type: 'user', message: secret }],
  ];
  for (const [table, row] of rows) await write(`/rest/v1/${table}`, { id: randomUUID(), ...row });
  await write('/rest/v1/rpc/merge_settings', {
    group_name: 'ai',
    change: { emotionalAnalysis: true },
  });
}
