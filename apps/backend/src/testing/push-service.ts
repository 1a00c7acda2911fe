import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { decrypt, makeSubscriptionKeys, type SubscriptionKeys } from './push-crypto.ts';
import { afterEach } from 'vitest';

/** What the service answers next; 'drops' ends the connection without an answer. */
export interface Answer {
  readonly status: number | 'drops';
  readonly retryAfter?: string;
}

/** A message as the service took it, and as the browser of that device reads it. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

const servers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of servers.splice(0)) await close();
});

/**
 * A push service of this machine until the test ends, for the devices that it made. It refuses what is not signed for
 * it by the key that a device subscribed with (RFC 8292), and reads each message as the device's browser would (RFC 8291).
 */
export async function pushService(publicKey: () => string) {
  const received: Received[] = [];
  const state: { answer: Answer } = { answer: { status: 201 } };
  const devices = new Map<string, SubscriptionKeys>();
  const server = createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const { status, retryAfter } = state.answer;
        if (status === 'drops') return request.socket.destroy();
        const path = request.url ?? '';
        const keys = devices.get(path);
        if (!keys) return response.writeHead(404).end();
        if (!(await isSigned(String(request.headers.authorization), publicKey()))) {
          return response.writeHead(403).end();
        }
        if (status === 201) {
          const text = await decrypt(Buffer.concat(chunks), keys);
          received.push({ path, headers: request.headers, text });
        }
        return response.writeHead(status, retryAfter ? { 'Retry-After': retryAfter } : {}).end();
      })();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return {
    received,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** A browser's subscription, as its toJSON() says it. */
    async subscribe(name: string) {
      const keys = await makeSubscriptionKeys();
      devices.set(`/${name}`, keys);
      return {
        endpoint: `${ORIGIN}/${name}`,
        keys: { p256dh: keys.p256dh, auth: keys.auth },
      };
    },
    forget: (name: string) => devices.delete(`/${name}`),
  };
}

const ORIGIN = 'https://push.nafas.test';
const DAY_S = 86_400;

async function isSigned(authorization: string, publicKey: string): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const verifier = await crypto.subtle.importKey(
    'raw',
    Buffer.from(publicKey, 'base64url'),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  const isGenuine = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    verifier,
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${head}.${body}`),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const now = Date.now() / 1000;
  return (
    isGenuine &&
    key === publicKey &&
    aud === ORIGIN &&
    typeof exp === 'number' &&
    exp > now &&
    exp <= now + DAY_S &&
    typeof sub === 'string' &&
    /^(?:mailto:|https:)/.test(sub)
  );
}
