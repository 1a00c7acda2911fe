import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { stopServer } from './stop-server.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => {
  vi.useRealTimers();
  agent.destroy();
});

/** A server whose only answer ends when it is told to, and that keeps connections for longer than a test lasts. */
async function serveOne(): Promise<{ server: Server; response: IncomingMessage; end: () => void }> {
  let end = (): void => undefined;
  const server = createServer((_request, answer) => {
    answer.write('begun, ');
    end = () => answer.end('ended');
  });
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
  return { server, response, end };
}

it('lets an open request end, and waits for its connection no longer', async () => {
  const { server, response, end } = await serveOne();
  const stopped = stopServer(server);
  end();
  let text = '';
  for await (const part of response) text += String(part);
  expect(text).toBe('begun, ended');
  await stopped;
  expect(server.listening).toBe(false);
});

it('ends a request that goes on for five seconds', async () => {
  const { server, response } = await serveOne();
  const broken = once(response, 'error');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopped = stopServer(server);
  vi.advanceTimersByTime(4_999);
  expect(response.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await stopped;
  expect((await broken)[0]).toMatchObject({ code: 'ECONNRESET' });
});

it('says so when the server is closed already', async () => {
  const { server, end } = await serveOne();
  end();
  await stopServer(server);
  await expect(stopServer(server)).rejects.toMatchObject({ code: 'ERR_SERVER_NOT_RUNNING' });
});
