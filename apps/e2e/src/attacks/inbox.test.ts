import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '@nafas/backend';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setUpBackend } from '../support/test-backend.ts';

// The mails of the embedded backend, whose links open accounts, through a proxy that an operator put before it.

const backend = setUpBackend({ allowedOrigins: ['https://app.nafas.test'] });
let secret: URL;
beforeAll(async () => {
  secret = new URL(backend.inboxUrl);
  const client = backend.client();
  await client.auth.signUp({ email: 'victim@nafas.test', password: 'a quiet morning' });
  await client.auth.resetPasswordForEmail('victim@nafas.test');
});
let proxy: Server | undefined;
afterEach(async () => {
  proxy?.close();
  if (proxy) await once(proxy, 'close');
  proxy = undefined;
});

test('at this machine the link is there to be stolen', async () => {
  expect(await (await fetch(secret)).text()).toContain('token_hash=');
});

/** A proxy on this machine that sends these headers on, beside or in place of those that it got. */
async function startProxy(change: (host: string) => OutgoingHttpHeaders): Promise<string> {
  const { hostname, port } = secret;
  proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, ...change(asked.headers.host ?? '') };
    const { url, method } = asked;
    const onward = request({ hostname, port, path: url, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    asked.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** What a stranger can think of, without the path that the operator alone was told. */
const GUESSES = [
  '/dev/inbox',
  '/dev/inbox/',
  '/dev/inbox/0',
  '/dev/',
  '/dev/inbox/..%2finbox',
  '//dev/inbox',
  '/DEV/INBOX',
  '/dev/inbox?path=/dev/inbox',
  '/health',
];
const STRANGER = '203.0.113.9';
const HOST = 'nafas.example.org';

test.each([
  ['that tells nothing (nginx as it comes)', () => ({ host: secret.host, connection: 'close' })],
  ['that keeps the name', () => ({ host: HOST })],
  ['that tells the address', () => ({ host: secret.host, 'x-forwarded-for': STRANGER })],
  ['that says it is this machine', () => ({ host: 'localhost', 'x-forwarded-for': '127.0.0.1' })],
])('behind a proxy %s the path is not to be found', async (_what, change) => {
  const url = await startProxy(change);
  for (const path of GUESSES) {
    for (const headers of [{}, { 'x-original-url': secret.pathname }, { 'x-rewrite-url': '/' }]) {
      const text = await (await fetch(url + path, { headers })).text();
      expect(text, path).not.toContain('token_hash');
      expect(text, path).not.toContain(secret.pathname);
    }
  }
});

test.each([
  ['the name', () => ({ host: HOST })],
  ['X-Forwarded-For', () => ({ host: secret.host, 'x-forwarded-for': STRANGER })],
  ['X-Forwarded-For of this machine', () => ({ host: secret.host, 'x-forwarded-for': '::1' })],
  ['X-Forwarded-Host', () => ({ host: secret.host, 'x-forwarded-host': HOST })],
  ['X-Forwarded-Proto', () => ({ host: secret.host, 'x-forwarded-proto': 'https' })],
  ['X-Real-IP', () => ({ host: secret.host, 'x-real-ip': STRANGER })],
  ['Forwarded', () => ({ host: secret.host, forwarded: `for=${STRANGER}` })],
  ['Via', () => ({ host: secret.host, via: '1.1 proxy' })],
  ['CF-Connecting-IP', () => ({ host: secret.host, 'cf-connecting-ip': STRANGER })],
] as const)(
  'a path that leaked opens nothing through a proxy that tells: %s',
  async (_what, change) => {
    const url = await startProxy(change);
    const answer = await fetch(url + secret.pathname);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('token_hash');
  },
);

test('the path is long, random and another one at each start', async () => {
  expect(secret.pathname).toMatch(/^\/dev\/inbox\/[\w-]{20,}$/);
  const otherDir = await mkdtemp(join(tmpdir(), 'nafas-inbox-'));
  const other = await startBackend({ dataDir: otherDir, port: 0, allowedOrigins: [] });
  expect(new URL(other.inboxUrl).pathname).not.toBe(secret.pathname);
  await other.close();
  await rm(otherDir, { recursive: true, force: true });
});
