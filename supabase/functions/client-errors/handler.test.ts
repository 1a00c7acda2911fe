import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createClientErrors } from './handler.ts';

interface Heard {
  readonly path: string | undefined;
  readonly key: string | string[] | undefined;
  readonly body: unknown;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A stand-in for an OpenTelemetry collector, which answers with a status. */
async function collector(status = 200) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      heard.push({ path: request.url, key: request.headers['x-key'], body: JSON.parse(text) });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const COUNTS = {
  shell: '0.1.0',
  errors: [{ app: 'goals', version: '1.2.0', code: 'NF150', phase: null, count: 2 }],
  mounts: [{ app: 'goals', version: '1.2.0', count: 9 }],
};

/** Sends counts as a page does. Resolves with the status of the answer and the lines of the log. */
async function send(env: Readonly<Record<string, string>>, database = 204) {
  const lines: string[] = [];
  const request = new Request('https://backend.example/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(COUNTS),
  });
  const answer = await createClientErrors((line) => lines.push(line))(request, {
    url: 'https://backend.example',
    anonKey: 'public',
    env: (name) => env[name],
    // 0: it can't be reached.
    fetch: () =>
      database === 0
        ? Promise.reject(new TypeError('network'))
        : Promise.resolve(new Response(null, { status: database })),
    peerAddress: null,
  });
  return { status: answer.status, lines };
}

it('tells no one when no collector is named', async () => {
  const { heard } = await collector();
  expect(await send({})).toEqual({ status: 204, lines: [] });
  expect(heard).toEqual([]);
});

it('tells a collector counts by OpenTelemetry’s protocol, with its key', async () => {
  const { heard, url } = await collector();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
  };
  expect(await send(env)).toEqual({ status: 204, lines: [] });
  const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
  const app = [text('app', 'goals'), text('version', '1.2.0')];
  const sum = (asInt: string, attributes: object[]) => ({
    aggregationTemporality: 1,
    isMonotonic: true,
    dataPoints: [{ timeUnixNano: expect.stringMatching(/^\d{19}$/), attributes, asInt }],
  });
  const metrics = [
    { name: 'nafas.errors', unit: '1', sum: sum('2', [...app, text('code', 'NF150')]) },
    { name: 'nafas.mounts', unit: '1', sum: sum('9', app) },
  ];
  const resource = {
    attributes: [text('service.name', 'nafas-shell'), text('service.version', '0.1.0')],
  };
  expect(heard).toEqual([
    {
      path: '/v1/metrics',
      key: 'a b',
      body: {
        resourceMetrics: [{ resource, scopeMetrics: [{ scope: { name: 'nafas' }, metrics }] }],
      },
    },
  ]);
});

it.each([
  ['refuses', async () => (await collector(503)).url],
  ['can’t be reached', () => Promise.resolve('http://127.0.0.1:9')],
  ['has no address', () => Promise.resolve('collector')],
])('says so in the log when the collector %s, and the page is not troubled', async (_, getUrl) => {
  const { status, lines } = await send({ OTEL_EXPORTER_OTLP_ENDPOINT: await getUrl() });
  expect(status).toBe(204);
  expect(lines).toEqual([JSON.stringify({ event: 'sink-not-reached' })]);
});

it.each([0, 503])('says so in the log when the database answers %i', async (database) => {
  const { status, lines } = await send({}, database);
  expect(status).toBe(204);
  expect(lines).toEqual([JSON.stringify({ event: 'health-not-recorded' })]);
});
