import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { Hono } from 'hono';

/** One answer as it went over the wire. */
export interface Sent {
  readonly url: string;
  /** When it was asked for, as performance.now() says: its compression may take longer than the page stays that wanted it. */
  readonly askedAt: number;
  /** Bytes of the body: brotli (quality 11) for text, as they are for what is compressed already. */
  readonly bytes: number;
  /** The text before compression; empty for what is not text. */
  readonly text: string;
}

const toBrotli = promisify(brotliCompress);
const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;

/** Answers with brotli what `app` answers, and tells `onSent` of each answer. */
export function compressed(app: Hono, onSent: (sent: Sent) => void): Hono {
  const known = new Map<string, Uint8Array<ArrayBuffer>>();
  return new Hono().all('*', async (context) => {
    const askedAt = performance.now();
    const answer = await app.fetch(context.req.raw);
    const plain = new Uint8Array(await answer.arrayBuffer());
    const headers = new Headers(answer.headers);
    headers.delete('Content-Length');
    const isText = COMPRESSIBLE.test(headers.get('Content-Type') ?? '');
    const text = isText ? new TextDecoder().decode(plain) : '';
    let body = plain;
    if (isText) {
      body = known.get(text) ?? new Uint8Array(await toBrotli(plain));
      known.set(text, body);
      headers.set('Content-Encoding', 'br');
    }
    onSent({ url: context.req.url, askedAt, bytes: body.byteLength, text });
    return new Response(body, { status: answer.status, headers });
  });
}
