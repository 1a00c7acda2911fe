import { expect, it } from 'vitest';
import { isSameDocument } from './is-same-document.ts';

const POLICY = "default-src 'none'; script-src 'self'";
const page = (text: string, changed: Readonly<Record<string, string>> = {}, status = 200) =>
  new Response(text, {
    status,
    headers: { 'Content-Security-Policy': POLICY, Date: String(Math.random()), ...changed },
  });

it('a document is the same as long as its text and its policies are', async () => {
  expect(await isSameDocument(page('<p>1'), page('<p>1'))).toBe(true);
});

it.each([
  ['its text', page('<p>2')],
  ['what it may load', page('<p>1', { 'Content-Security-Policy': "default-src 'none'" })],
  ['what it may record', page('<p>1', { 'Permissions-Policy': 'camera=()' })],
  ['who may open it', page('<p>1', { 'Cross-Origin-Opener-Policy': 'same-origin' })],
  ['its status', page('<p>1', {}, 404)],
  ['its place, since it only says where to go now', Response.error()],
])('is another document when a host has changed %s', async (_what, answer) => {
  expect(await isSameDocument(page('<p>1'), answer)).toBe(false);
});
