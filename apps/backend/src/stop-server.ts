import type { ServerType } from '@hono/node-server';

/** How long requests may go on: less than what stops a process waits before it kills it (Docker: 10 s). */
const LONGEST_MS = 5_000;
const LOOK_AGAIN_MS = 50;

/**
 * Takes no more requests, lets those that are open end within five seconds, and resolves when no connection is left.
 * @throws what `server.close` gives, such as that it is closed already.
 */
export function stopServer(server: ServerType): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!('closeIdleConnections' in server)) throw new Error('not a server of HTTP/1.1');
    // Also those whose request ends from here on: each would hold the server open until it times out.
    const ended = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
    const late = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
    server.close((error) => {
      clearInterval(ended);
      clearTimeout(late);
      if (error === undefined) resolve();
      else reject(error);
    });
  });
}
