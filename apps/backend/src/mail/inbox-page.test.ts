import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import type { FrontEnv } from '../front-env.ts';
import { Inbox } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';

const SITE = 'https://app.nafas.test';
let inbox: Inbox;
let app: Hono<FrontEnv>;
beforeEach(() => {
  inbox = new Inbox();
  app = new Hono<FrontEnv>();
  app.get('/dev/inbox', inboxPage(inbox, SITE));
});

const open = (
  from: string | undefined = '127.0.0.1',
  host = '127.0.0.1:54321',
  headers: Record<string, string> = {},
) =>
  app.request(
    `http://${host}/dev/inbox`,
    { headers },
    { incoming: { socket: { remoteAddress: from } } },
  );
const send = (text: string, subject = 'Hello') =>
  inbox.send({ to: 'layla@nafas.test', subject, text });

it('shows the messages, newest first, and says when there is none', async () => {
  expect(await (await open()).text()).toContain('No messages yet.');
  await send('Tuesday');
  await send('Wednesday');
  const page = await (await open()).text();
  expect(page.indexOf('Wednesday')).toBeLessThan(page.indexOf('Tuesday'));
  expect(page).toContain('layla@nafas.test');
});

it('renders nothing of a mail as HTML', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror="alert(1)">';
  await inbox.send({ to: `${attack}@nafas.test`, subject: attack, text: attack });
  const page = await (await open()).text();
  expect(page).not.toMatch(/<(script|img)/);
  expect(page.match(/&lt;script&gt;/g)).toHaveLength(3);
});

it.each([
  [`${SITE}/auth/reset?token_hash=a&type=recovery`, true],
  [`${SITE}.evil.org/auth/reset`, false],
  [`${SITE}@evil.org/`, false],
  ['javascript:alert(1)', false],
  [`${SITE}/" onclick="alert(1)`, false],
])('links lead to our own pages only: %s %s', async (address, isLink) => {
  await send(address);
  const page = await (await open()).text();
  expect(page.includes('<a href=')).toBe(isLink);
  expect(page).not.toContain('" onclick="');
});

it('allows nothing to load, run, frame or be stored', async () => {
  const { headers } = await open();
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toContain('text/html');
});

it.each([
  ['another machine', '10.0.0.7', '127.0.0.1', {}],
  ['a name that resolves to this machine', '127.0.0.1', 'evil.test', {}],
  ['a proxy on this machine', '127.0.0.1', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
  ['a socket nobody knows', '', '127.0.0.1', {}],
])('does not exist for %s', async (_who, from, host, headers) => {
  await send('secret');
  const response = await open(from, host, headers);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret');
});

it('keeps the last hundred', async () => {
  for (let i = 0; i < 101; i += 1) await send(`message ${i}.`);
  expect(inbox.mails).toHaveLength(100);
  expect(inbox.mails[0]?.text).toBe('message 100.');
});
