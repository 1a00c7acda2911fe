import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, TestBackend } from './testing/test-backend.ts';
import { checkInRow, consentRow } from './testing/rows.ts';

describe('accounts and sessions', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await TestBackend.start();
  });
  afterAll(() => test.remove());

  /** A client that notes what it calls. */
  function recording(): { calls: string[]; client: ReturnType<TestBackend['client']> } {
    const calls: string[] = [];
    const client = test.client(undefined, (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      calls.push(`${request.method} ${url.pathname}${url.search}`);
      return fetch(request);
    });
    return { calls, client };
  }

  it('[DATA-235] [DATA-236] [DATA-237] [DATA-238] signs up with a session at once, signs out, signs in', async () => {
    const { calls, client } = recording();
    const email = 'ada@nafas.test';
    const up = await client.auth.signUp({ email, password: PASSWORD });
    expect(up.error).toBeNull();
    expect(up.data.session?.user.email).toBe(email);
    await client.auth.signOut();
    expect((await client.auth.getSession()).data.session).toBeNull();

    const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.user?.id).toBe(up.data.user?.id);
    expect(calls).toEqual([
      'POST /auth/v1/signup',
      'POST /auth/v1/logout?scope=global',
      'POST /auth/v1/token?grant_type=password',
    ]);
  });

  it('[DATA-234] makes and opens no account by a password alone', async () => {
    const { backend } = test;
    for (const path of ['signup', 'token?grant_type=password']) {
      const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ password: PASSWORD }),
      });
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
      expect(await answer.text()).not.toContain('access_token');
    }
  });

  it('[DATA-239] refreshes a session, and its new access token works', async () => {
    const { calls, client } = recording();
    const { data } = await client.auth.signUp({ email: 'bea@nafas.test', password: PASSWORD });
    const before = data.session;
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect(calls).toContain('POST /auth/v1/token?grant_type=refresh_token');
    expect((await client.from('consents').insert(consentRow())).error).toBeNull();
  });

  it('[DATA-246] [DATA-247] reads and changes the own account', async () => {
    const { calls, client } = recording();
    await client.auth.signUp({ email: 'cem@nafas.test', password: PASSWORD });
    await client.auth.updateUser({ password: 'another secret' });
    expect((await client.auth.getUser()).data.user?.email).toBe('cem@nafas.test');
    expect(calls.slice(1)).toEqual(['PUT /auth/v1/user', 'GET /auth/v1/user']);

    const other = test.client();
    const old = await other.auth.signInWithPassword({
      email: 'cem@nafas.test',
      password: PASSWORD,
    });
    expect(old.error?.code).toBe('invalid_credentials');
    const changed = await other.auth.signInWithPassword({
      email: 'cem@nafas.test',
      password: 'another secret',
    });
    expect(changed.error).toBeNull();
  });

  it('keeps no more than 64 KB of what an account tells of itself, in however many parts', async () => {
    const { client } = await test.signUp('ida');
    const tell = async (name: string) =>
      (await client.auth.updateUser({ data: { [name]: 'a'.repeat(40_000) } })).error;
    expect(await tell('first')).toBeNull();
    // The database refuses it, as of a hosted project, whose auth server answers so.
    expect((await tell('second'))?.status).toBe(500);
    expect(await tell('first')).toBeNull();
    expect(Object.keys((await client.auth.getUser()).data.user?.user_metadata ?? {})).not.toContain(
      'second',
    );
  });

  it('[DATA-248] [DATA-249] ends the sessions of the scope on sign-out', async () => {
    const { client: here } = await test.signUp('dora');
    const { calls, client: there } = recording();
    await there.auth.signInWithPassword({ email: 'dora@nafas.test', password: PASSWORD });
    const dead = (await there.auth.getSession()).data.session;

    await there.auth.signOut({ scope: 'local' });
    expect(calls.at(-1)).toBe('POST /auth/v1/logout?scope=local');
    const reuse = await test.client().auth.refreshSession({
      refresh_token: dead?.refresh_token ?? '',
    });
    expect(reuse.error).not.toBeNull();
    expect((await here.auth.refreshSession()).error).toBeNull();

    const alive = (await here.auth.getSession()).data.session;
    await here.auth.signOut({ scope: 'global' });
    const afterGlobal = await test.client().auth.refreshSession({
      refresh_token: alive?.refresh_token ?? '',
    });
    expect(afterGlobal.error).not.toBeNull();
  });

  it('[DATA-264] [DATA-265] [DATA-266] answers refusals as the hosted service does', async () => {
    await test.signUp('eve');
    const client = test.client();
    const wrong = await client.auth.signInWithPassword({
      email: 'eve@nafas.test',
      password: 'guess',
    });
    expect(wrong.error).toMatchObject({ status: 400, message: 'Invalid login credentials' });

    const twice = await client.auth.signUp({ email: 'eve@nafas.test', password: PASSWORD });
    expect(twice.error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });

    const weak = await client.auth.signUp({ email: 'fay@nafas.test', password: '12345' });
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
    for (const password of ['123456', 'fay@nafas.test']) {
      const common = await client.auth.signUp({ email: 'fay@nafas.test', password });
      expect(common.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
    }
    const blank = await client.auth.signUp({ email: 'fay@nafas.test', password: '      ' });
    expect(blank.error).toMatchObject({ code: 'weak_password', reasons: ['characters'] });
    const enough = await client.auth.signUp({ email: 'fay@nafas.test', password: 'k7 oak' });
    expect(enough.error).toBeNull();
  });

  it('serves sign-ups, refreshes and writes while the writes of another user fail', async () => {
    const { client: writer } = await test.signUp('gus');
    let arriving = true;
    const fail = async (): Promise<void> => {
      while (arriving) {
        const { error } = await writer.from('check_ins').insert(checkInRow({ mood: 99 }));
        expect(error?.code).toBe('23514');
      }
    };
    const failures = Promise.all(Array.from({ length: 6 }, fail));
    const users = await Promise.all(Array.from({ length: 8 }, (_, i) => test.signUp(`crowd${i}`)));
    for (let round = 0; round < 2; round += 1) {
      const refreshed = await Promise.all(users.map(({ client }) => client.auth.refreshSession()));
      for (const { error } of refreshed) expect(error).toBeNull();
      const changed = await Promise.all(
        users.map(({ client }) => client.from('check_ins').insert(checkInRow())),
      );
      for (const { error } of changed) expect(error).toBeNull();
    }
    arriving = false;
    await failures;
    for (const { client } of users) {
      expect((await client.auth.refreshSession()).error).toBeNull();
    }
  });

  it('keeps accounts, sessions, keys and rows over a stop and a start', async () => {
    const { client, email } = await test.signUp('hal');
    const row = checkInRow();
    await client.from('check_ins').insert(row);
    const session = (await client.auth.getSession()).data.session;
    const { anonKey } = test.backend;

    await test.stop();
    await test.start();

    expect(test.backend.anonKey).toBe(anonKey);
    const resumed = test.client();
    const refreshed = await resumed.auth.refreshSession({
      refresh_token: session?.refresh_token ?? '',
    });
    expect(refreshed.data.user?.email).toBe(email);
    const rows = await resumed.from('check_ins').select('id, mood');
    expect(rows.data).toEqual([{ id: row.id, mood: 7 }]);
  });
});
