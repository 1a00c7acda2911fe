import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findCaller } from './clients.ts';
import type { FunctionContext } from './context.ts';

const ES256 = { name: 'ECDSA', namedCurve: 'P-256' };
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

let pair: CryptoKeyPair;
beforeAll(async () => {
  pair = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);
});
afterEach(() => void vi.useRealTimers());

interface Token {
  readonly alg?: string;
  readonly by?: CryptoKeyPair;
  readonly seconds?: number;
}

/** A token of Ada's, as a hosted project signs them unless `by` another key. */
async function createToken({ alg = 'ES256', by = pair, seconds = 3600 }: Token = {}) {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const signed = `${part({ alg, typ: 'JWT', kid: 'k' })}.${part({ sub: 'ada', exp })}`;
  const bytes = new TextEncoder().encode(signed);
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    by.privateKey,
    bytes,
  );
  return `${signed}.${Buffer.from(signature).toString('base64url')}`;
}

/** A project of its own, since its keys are kept by its name. */
async function createProject(name: string, fails: readonly string[] = []) {
  const key = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const asked: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    '/auth/v1/.well-known/jwks.json': { keys: [{ ...key, kid: 'k' }] },
    '/auth/v1/user': { id: 'ada', email: 'ada@nafas.test' },
  };
  const context: FunctionContext = {
    url: `https://${name}.example.org`,
    anonKey: 'public',
    env: () => undefined,
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      asked.push(pathname.slice('/auth/v1/'.length));
      if (fails.includes(pathname)) return Response.json({}, { status: 403 });
      return Response.json(answers[pathname]);
    },
    peerAddress: null,
  };
  const find = (token: string) =>
    findCaller(
      new Request('https://f.test', { headers: { authorization: `Bearer ${token}` } }),
      context,
    );
  return { asked, find };
}

const KEYS = '.well-known/jwks.json';
const ADA = { id: 'ada', email: 'ada@nafas.test' };

test('tokens are told by public keys that are kept for ten minutes, sessions by the auth service (DATA-276)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { asked, find } = await createProject('ten-minutes');
  const token = await createToken();
  expect(await find(token)).toEqual(ADA);
  expect(asked.splice(0)).toEqual([KEYS, 'user']);
  vi.setSystemTime(Date.now() + 599_000);
  expect(await find(token)).toEqual(ADA);
  expect(asked.splice(0)).toEqual(['user']);
  vi.setSystemTime(Date.now() + 2_000);
  expect(await find(token)).toEqual(ADA);
  expect(asked).toEqual([KEYS, 'user']);
});

test.each([
  ['signed by another key', async () => ({ by: await generate() })],
  ['that is over', async () => ({ seconds: -1 })],
  ['without a signature', async () => ({ alg: 'none' })],
] as const)('a token %s never reaches the auth service', async (what, make) => {
  const { asked, find } = await createProject(what.replaceAll(' ', '-'));
  const token = await createToken(await make());
  expect(await find(token)).toBeNull();
  expect(asked).not.toContain('user');
});
const generate = () => crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);

test.each(['', 'no-token', 'a.b.c', `${part('')}.x.y`])('%j is no token', async (token) => {
  const { asked, find } = await createProject('none');
  expect(await find(token)).toBeNull();
  expect(asked).toEqual([]);
});

test('of a token that a secret signed the auth service alone knows', async () => {
  const { asked, find } = await createProject('secret');
  expect(await find(await createToken({ alg: 'HS256' }))).toEqual(ADA);
  expect(asked).toEqual(['user']);
});

test('without the keys the auth service decides', async () => {
  const { find } = await createProject('no-keys', [`/auth/v1/${KEYS}`]);
  expect(await find(await createToken())).toEqual(ADA);
});

test('a genuine token of a session that has ended is nobody’s', async () => {
  const { find } = await createProject('ended', ['/auth/v1/user']);
  expect(await find(await createToken())).toBeNull();
});
