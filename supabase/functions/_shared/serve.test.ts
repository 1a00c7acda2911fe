import { afterEach, expect, it, vi } from 'vitest';
import type { FunctionContext } from './context.ts';
import { forwardedBy, readProxies, serve } from './serve.ts';

afterEach(() => void vi.unstubAllGlobals());

const PROJECT = { SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'public' };

type Handle = (request: Request, info: object) => Promise<Response>;

/** Asks a function on a stand-in of Deno; resolves with the address that the function is given. */
async function askWith(env: Readonly<Record<string, string>>, forwarded: string | null) {
  const served: Handle[] = [];
  vi.stubGlobal('Deno', {
    env: { get: (name: string) => ({ ...PROJECT, ...env })[name] },
    serve: (handle: Handle) => served.push(handle),
  });
  const seen: FunctionContext['peerAddress'][] = [];
  serve((_request, { peerAddress }) => {
    seen.push(peerAddress);
    return new Response(null, { status: 204 });
  });
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  const request = new Request('https://project.example/functions/v1/any', { headers });
  await served[0]?.(request, { remoteAddr: { hostname: '192.0.2.1' } });
  return seen;
}

const FORGED = '198.51.100.1';

it.each([
  ['one proxy, unless said otherwise', {}, `${FORGED}, 203.0.113.9`, '203.0.113.9'],
  ['two', { NAFAS_PROXIES: '2' }, `${FORGED}, 203.0.113.9, 10.0.0.1`, '203.0.113.9'],
  ['none', { NAFAS_PROXIES: '0' }, `${FORGED}, ${FORGED}`, '192.0.2.1'],
  ['one that says nothing', {}, null, '192.0.2.1'],
  ['fewer than were said', { NAFAS_PROXIES: '3' }, FORGED, '192.0.2.1'],
])('takes the address that %s saw', async (_what, env, forwarded, address) => {
  expect(await askWith(env, forwarded)).toEqual([address]);
});

it.each(['-1', '1.5', 'one', 'NaN', '1e1', ' ', '0x1', 'Infinity'])(
  'does not begin where NAFAS_PROXIES is %j',
  async (value) => {
    await expect(askWith({ NAFAS_PROXIES: value }, FORGED)).rejects.toThrow(
      /NAFAS_PROXIES must be a whole number/,
    );
  },
);

it('reads the header from its end alone', () => {
  const headers = { 'x-forwarded-for': `${FORGED}, 203.0.113.9` };
  const request = new Request('https://project.example/', { headers });
  expect([0, 1, 3].map((proxies) => forwardedBy(request, proxies))).toEqual([
    null,
    '203.0.113.9',
    null,
  ]);
  expect([undefined, '0', '2'].map(readProxies)).toEqual([1, 0, 2]);
});
