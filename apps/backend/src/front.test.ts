import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BackendError, startBackend } from './index.ts';
import { MIGRATIONS_DIR } from './migrations.ts';
import { emptyDataDir } from './testing/empty-data-dir.ts';
import { ORIGIN, PASSWORD, TestBackend } from './testing/test-backend.ts';

const NEWEST = readdirSync(MIGRATIONS_DIR)
  .sort()
  .at(-1)
  ?.replace(/\.sql$/, '');

describe('front', () => {
  let test: TestBackend;
  let url = '';
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    test = await TestBackend.start();
  });
  beforeEach(() => {
    url = test.backend.url;
    headers = { apikey: test.backend.anonKey, 'content-type': 'application/json' };
  });
  afterAll(() => test.remove());

  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

  it('answers on /health with the schema it has, without a key', async () => {
    const response = await fetch(`${url}/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', schema: NEWEST });
  });

  it('keeps an idle connection for longer than the proxies before it do', async () => {
    const response = await fetch(`${url}/health`);
    const seconds = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1];
    expect(Number(seconds)).toBeGreaterThan(120);
  });

  it('says which migration is deployed, to anonymous callers too', async () => {
    const { data } = await test.client().rpc('schema_version');
    expect(data).toBe(NEWEST);
  });

  it('says that it has no two-factor, beside what it has', async () => {
    const settings = await (await fetch(`${url}/auth/v1/settings`, { headers })).json();
    expect(settings).toMatchObject({ mfa_enabled: false, external: { email: true } });
  });

  it.each([
    '/_system/config',
    '/_system/info',
    '/_system/introspect',
    '/_system',
    '/%5fsystem/config',
    '//_system/config',
    '/rest/v1/../../_system/config',
    '/rest/v1/%2e%2e/%2e%2e/_system/config',
    '/',
    '/studio',
    '/storage',
  ])('does not serve %s', async (path) => {
    for (const key of [undefined, test.backend.serviceKey]) {
      const response = await fetch(`${url}${path}`, { headers: key ? { apikey: key } : {} });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('jwt_secret');
    }
  });

  it('forbids content sniffing on every answer', async () => {
    for (const path of ['/health', '/nothing', '/rest/v1/profiles', '/auth/v1/settings']) {
      const response = await fetch(`${url}${path}`, { headers });
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('lets the configured origin call and no other', async () => {
    const ask = (origin: string, method: string): Promise<Response> =>
      fetch(`${url}/rest/v1/profiles`, {
        method,
        headers: {
          ...headers,
          origin,
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'apikey,authorization,content-profile,prefer',
        },
      });
    const preflight = await ask(ORIGIN, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('prefer');
    expect((await ask(ORIGIN, 'GET')).headers.get('access-control-allow-origin')).toBe(ORIGIN);
    for (const method of ['OPTIONS', 'GET']) {
      const other = await ask('https://evil.test', method);
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('stops the guessing of a password, for that account only', async () => {
    await test.signUp('ada');
    await test.signUp('bob');
    const guesses = Array.from({ length: 12 }, () =>
      post('/auth/v1/token?grant_type=password', { email: 'Ada@nafas.test', password: 'guess' }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 400),
      429,
      429,
    ]);
    const refused = answers.find((answer) => answer.status === 429);
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(300);

    const right = { email: 'ada@nafas.test', password: PASSWORD };
    const { error } = await test.client().auth.signInWithPassword(right);
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    // Where clients, which see no header of an error, find the wait.
    expect(error?.message).toMatch(/after \d+ seconds/);
    const bob = await test.client().auth.signInWithPassword({ ...right, email: 'bob@nafas.test' });
    expect(bob.error).toBeNull();
  });

  it('forgives mistakes after a right password', async () => {
    await test.signUp('cem');
    const signIn = async (password: string): Promise<number | undefined> => {
      const credentials = { email: 'cem@nafas.test', password };
      return (await test.client().auth.signInWithPassword(credentials)).error?.status;
    };
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 7; guess += 1) expect(await signIn('guess')).toBe(400);
      expect(await signIn(PASSWORD)).toBeUndefined();
    }
  });

  it.each(['/auth/v1/recover', '/auth/v1/signup', '/auth/v1/otp', '/auth/v1/resend'])(
    'limits %s per account',
    async (path) => {
      const body = { email: `${path.slice(9)}@nafas.test`, password: PASSWORD, type: 'signup' };
      for (let i = 0; i < 5; i += 1) expect((await post(path, body)).status).not.toBe(429);
      const refused = await post(path, body);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  it('stores a File as supabase-js sends it and gives it back as it was', async () => {
    const operator = test.client(test.backend.serviceKey);
    const bucket = await operator.storage.createBucket('test', { public: true });
    expect(bucket.error).toBeNull();
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255, 10, 13]);
    const file = new File([bytes], 'face.png', { type: 'image/png' });
    const upload = await operator.storage.from('test').upload('a/face.png', file);
    expect(upload.error).toBeNull();
    const address = operator.storage.from('test').getPublicUrl('a/face.png').data.publicUrl;
    const download = await fetch(address);
    expect(download.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(bytes);
    const stored = join(test.dataDir, 'storage', 'test', 'a', 'face.png');
    expect(new Uint8Array(readFileSync(stored))).toEqual(bytes);

    const escape = await operator.storage.from('test').upload('..%2f..%2fkeys.json', file);
    expect(escape.error).not.toBeNull();
    const anonymous = await test.client().storage.from('test').upload('a/other.png', file);
    expect(anonymous.error).not.toBeNull();
  });

  it('takes a picture of 5 MB', async () => {
    const operator = test.client(test.backend.serviceKey);
    await operator.storage.createBucket('large', { public: true });
    const picture = new File([new Uint8Array(5 * 1024 * 1024)], 'a.png', { type: 'image/png' });
    const upload = await operator.storage.from('large').upload('a.png', picture);
    expect(upload.error).toBeNull();
  });

  it('refuses a body that is too large', async () => {
    const response = await post('/rest/v1/check_ins', { notes: 'x'.repeat(6 * 1024 * 1024) });
    expect(response.status).toBe(413);
  });

  it('names a port that is taken, and gives the directory up again', async () => {
    const dataDir = emptyDataDir();
    const port = Number(new URL(url).port);
    const start = startBackend({ dataDir, port, allowedOrigins: [] });
    await expect(start).rejects.toThrow(BackendError);
    await expect(start).rejects.toThrow(/is taken.*NAFAS_BACKEND_PORT/);
    expect(readdirSync(dataDir)).not.toContain('lock');
    rmSync(dataDir, { recursive: true, force: true });
  });
});
