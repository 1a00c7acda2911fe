import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress, type NodeBindings } from './client-address.ts';

async function seen(proxies: readonly string[], from: string, forwarded?: string) {
  const getAddress = clientAddress(proxies);
  const app = new Hono<{ Bindings: NodeBindings }>().get('/', (c) => c.text(String(getAddress(c))));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.request(
    '/',
    { headers },
    { incoming: { socket: { remoteAddress: from } } },
  );
  return answer.text();
}

it('is the socket’s, whatever a header says', async () => {
  expect(await seen([], '203.0.113.9')).toBe('203.0.113.9');
  expect(await seen([], '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  expect(await seen(['10.0.0.1'], '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

it('is what a trusted proxy saw, and not what its caller wrote before', async () => {
  const proxies = ['10.0.0.0/8', '::1'];
  expect(await seen(proxies, '10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
  expect(await seen(proxies, '10.0.0.1', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await seen(proxies, '10.0.0.1', '198.51.100.1, 203.0.113.9, 10.2.0.1')).toBe(
    '203.0.113.9',
  );
  expect(await seen(proxies, '::1', '2001:db8::7')).toBe('2001:db8::7');
  expect(await seen(proxies, '::ffff:10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
});

it('is the proxy’s own when it says nothing that is an address', async () => {
  expect(await seen(['10.0.0.1'], '10.0.0.1')).toBe('10.0.0.1');
  expect(await seen(['10.0.0.1'], '10.0.0.1', '198.51.100.1, unknown')).toBe('10.0.0.1');
});
