import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

/** A server on this machine, until it is closed. */
export interface Listening {
  /** On the loopback address, such as http://127.0.0.1:4200. */
  readonly origin: string;
  /** Resolves once the port is free. */
  close(): Promise<void>;
}

const PORTS_TRIED = 10;

/** Serves an app on a loopback port. When the port is taken the next ones are tried; 0 takes any free one. */
export async function listen(app: Hono, port: number): Promise<Listening> {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listenOn(app, candidate);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || candidate >= port + PORTS_TRIED) throw error;
    }
  }
}

function listenOn(app: Hono, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info) => {
      resolve({ origin: `http://127.0.0.1:${info.port}`, close: () => close(server) });
    });
    server.once('error', reject);
  });
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
