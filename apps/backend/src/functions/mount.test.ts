import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from '../client-address.ts';
import type { FrontEnv } from '../front-env.ts';
import { mountFunctions } from './mount.ts';

it('what a function asks of the backend is counted as its caller’s, behind a proxy too', async () => {
  const getAddress = clientAddress(['10.0.0.1']);
  const seen: (string | null)[] = [];
  const app = new Hono<FrontEnv>();
  mountFunctions(app, { anonKey: 'public', env: {}, clientAddress: getAddress, releases: null });
  app.post('/rest/v1/rpc/unsubscribe', (c) => {
    seen.push(getAddress(c));
    return c.json(true);
  });
  const press = (from: string, forwarded: string) =>
    app.request(
      '/functions/v1/unsubscribe?token=a',
      { method: 'POST', headers: { 'x-forwarded-for': forwarded } },
      { incoming: { socket: { remoteAddress: from } } },
    );
  expect((await press('203.0.113.9', '198.51.100.1')).status).toBe(200);
  expect((await press('10.0.0.1', '198.51.100.1, 203.0.113.10')).status).toBe(200);
  expect(seen).toEqual(['203.0.113.9', '203.0.113.10']);
});
