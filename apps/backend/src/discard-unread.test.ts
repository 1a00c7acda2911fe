import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestBackend } from './testing/test-backend.ts';

let test: TestBackend;
beforeAll(async () => {
  test = await TestBackend.start();
});
afterAll(() => test.remove());

/** The status codes of what comes on a connection until it closes, in order. */
async function readStatuses(connection: Socket): Promise<string[]> {
  let text = '';
  for await (const part of connection) text += String(part);
  return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status ?? '');
}

/** The whole request, whose body has this many bytes. */
function post(path: string, bytes: number, more: string[], isChunked = false): string {
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`;
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `apikey: ${test.backend.anonKey}`];
  const body = 'a'.repeat(bytes);
  const sent = isChunked ? `${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body;
  return `${[...head, ...more, length].join('\r\n')}\r\n\r\n${sent}`;
}

const TOO_LARGE = 6 * 1024 * 1024;
const LARGE = 900_000;
const STRANGER = ['Authorization: Bearer nobody'];

it.each([
  ['too large', '413', () => post('/functions/v1/chat', TOO_LARGE, [])],
  ['too large, of no length', '413', () => post('/rest/v1/goals', TOO_LARGE, [], true)],
  ['of a stranger', '401', () => post('/rest/v1/goals', LARGE, STRANGER)],
  ['to nowhere', '404', () => post('/nowhere', LARGE, [])],
])('a connection takes the next request after a body %s', async (_, status, refused) => {
  const connection = connect(Number(new URL(test.backend.url).port), '127.0.0.1');
  connection.write(refused());
  connection.write('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await readStatuses(connection)).toEqual([status, '200']);
});
