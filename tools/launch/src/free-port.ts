import { createServer } from 'node:net';

const PORTS_TRIED = 50;

/** The first free loopback port from `port` on; any free one for 0. Throws when 50 in a row are taken. */
export async function freePort(port = 0): Promise<number> {
  for (let candidate = port; candidate <= port + PORTS_TRIED; candidate += 1) {
    const found = await probe(candidate);
    if (found !== null) return found;
  }
  throw new Error(`No port from ${port} to ${port + PORTS_TRIED} is free.`);
}

function probe(port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : port),
      );
    });
  });
}
