import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import type { RequestHandler } from '@rsbuild/core';
import { afterEach, expect, it, vi } from 'vitest';
import { withDocuments } from './documents.ts';

/** Serves the documents as rsbuild would, and answers 404 to what is left to it. */
async function serve(documents: Parameters<typeof withDocuments>[0]) {
  let handler: RequestHandler | undefined;
  const setup = withDocuments(documents).server?.setup as (context: object) => void;
  setup({ server: { middlewares: { use: (given: RequestHandler) => (handler = given) } } });
  const server = createServer((request, response) => {
    void handler?.(request as Parameters<RequestHandler>[0], response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { ask, close: () => new Promise((resolve) => server.close(resolve)) };
}

afterEach(() => vi.restoreAllMocks());

it('answers a document as it is now, and leaves the rest to the server', async () => {
  let count = 0;
  const { ask, close } = await serve({ '/config.json': () => ({ count: (count += 1) }) });
  expect(await (await ask('/config.json')).json()).toEqual({ count: 1 });
  expect(await (await ask('/config.json?again')).json()).toEqual({ count: 2 });
  expect((await ask('/index.html')).status).toBe(404);
  await close();
});

it('answers 500 and says why when one can not be made', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const slip = new Error('slip');
  const { ask, close } = await serve({ '/registry.json': () => Promise.reject(slip) });
  expect((await ask('/registry.json')).status).toBe(500);
  expect(said).toHaveBeenCalledWith(slip);
  await close();
});
