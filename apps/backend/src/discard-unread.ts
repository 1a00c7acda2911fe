import type { ServerType } from '@hono/node-server';

/**
 * Throws away what a request still sends once it is answered: a body that is refused is read by nobody, and lies before
 * the connection's next request. Node's adapter of Hono means to do it (`drainIncoming`; it ends what sends on for half
 * a second), but where a handler has looked at the body, the stream that this made pauses the connection at every piece:
 * the next request waited half a second for its connection to be closed, which a proxy before it tells as a 502.
 */
export function discardUnread(server: ServerType): void {
  server.on('request', (request, response) => {
    response.once('finish', () => {
      if (request.complete) return;
      request.removeAllListeners('data');
      request.resume();
    });
  });
}
