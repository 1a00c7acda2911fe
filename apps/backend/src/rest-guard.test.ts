import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { FrontEnv } from './front-env.ts';
import { restGuard } from './rest-guard.ts';

const app = new Hono<FrontEnv>()
  .use(
    '/rest/v1/*',
    restGuard(() => '203.0.113.9'),
  )
  .all('/rest/v1/*', async (c) => c.text(String((await c.req.text()).length)));

const post = (path: string, bytes: number) =>
  app.request(`/rest/v1/${path}`, { method: 'POST', body: 'x'.repeat(bytes) });

it.each([
  ['a function', 'rpc/letter_pairs'],
  ['a function of another spelling', 'rpc/%6cetter_pairs'],
  ['a function below another spelling', '%72pc/letter_pairs'],
  ['a function behind two slashes', '/rpc//letter_pairs'],
  ['a function whose name can’t be read', 'rpc/%ff'],
])('%s is asked with little: %s', async (_what, path) => {
  const refused = await post(path, 64 * 1024 + 1);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({ code: 413, message: 'The request is too large' });
  const taken = await post(path, 64 * 1024);
  expect(await taken.text()).toBe(String(64 * 1024));
});

it('a length that was not said is counted', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let n = 0; n < 3; n++) controller.enqueue(new Uint8Array(32 * 1024));
      controller.close();
    },
  });
  const streamed = { method: 'POST', body, duplex: 'half' };
  expect((await app.request('/rest/v1/rpc/letter_pairs', streamed)).status).toBe(413);
});

it.each(['check_ins', 'rpc/import_add', 'rpc/import_known', 'rpc/day_figures', 'rpc/hour_figures'])(
  '%s takes lists: up to what any request may have',
  async (path) => {
    expect(await (await post(path, 900_000)).text()).toBe('900000');
  },
);
