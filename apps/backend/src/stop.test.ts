import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { TestBackend } from './testing/test-backend.ts';

// Node alone would wait for the rest of this request for five minutes.
it('stops though somebody has sent half a request', { timeout: 60_000 }, async () => {
  const test = await TestBackend.start();
  const connection = connect(Number(new URL(test.backend.url).port), '127.0.0.1');
  const half = 'POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{';
  connection.write(`GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n${half}`);
  await once(connection, 'data');
  const ended = once(connection, 'close');
  await test.remove();
  await ended;
  expect(connection.destroyed).toBe(true);
});
