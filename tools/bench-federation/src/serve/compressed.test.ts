import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { compressed, type Sent } from './compressed.ts';

const inner = new Hono()
  .get('/a.js', (context) =>
    context.body('let a = 1;'.repeat(100), 200, { 'Content-Type': 'text/javascript' }),
  )
  .get('/font', (context) =>
    context.body(new Uint8Array([1, 2, 3, 4]), 200, { 'Content-Type': 'font/woff2' }),
  );

it('sends text as brotli and counts what goes over the wire', async () => {
  const sent: Sent[] = [];
  const answer = await compressed(inner, (each) => sent.push(each)).request('/a.js');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(bytes).toString()).toBe('let a = 1;'.repeat(100));
  expect(sent).toMatchObject([{ bytes: bytes.byteLength, text: 'let a = 1;'.repeat(100) }]);
  expect(bytes.byteLength).toBeLessThan(100);
});

it('leaves alone what is compressed already, and keeps the status', async () => {
  const sent: Sent[] = [];
  const app = compressed(inner, (each) => sent.push(each));
  const font = await app.request('/font');
  expect(font.headers.get('Content-Encoding')).toBeNull();
  expect(sent[0]?.bytes).toBe(4);
  expect((await app.request('/missing')).status).toBe(404);
});

it('says when it was asked, not when it was done with compressing', async () => {
  const sent: Sent[] = [];
  let answerNow = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (answerNow = resolve));
  const slow = new Hono().get('/a.js', async (context) => {
    await waiting;
    return context.text('a');
  });
  const answer = compressed(slow, (each) => sent.push(each)).request('/a.js');
  const asked = performance.now();
  answerNow();
  await answer;
  expect(sent[0]?.askedAt).toBeLessThanOrEqual(asked);
});
