import { expect, it } from 'vitest';
import { isSameDocument } from './is-same-document.ts';

const POLICY = "default-src 'none'; script-src 'self'";
const page = (text: string, policy = POLICY, status = 200) =>
  new Response(text, {
    status,
    headers: {
      'Content-Security-Policy': policy,
      Date: String(Math.random()),
    },
  });

it('a document is the same as long as its text and its policy are', async () => {
  expect(await isSameDocument(page('<p>1'), page('<p>1'))).toBe(true);
});

it.each([
  ['its text', page('<p>2')],
  ['its policy', page('<p>1', `${POLICY} https://apps.example`)],
  ['its status', page('<p>1', POLICY, 404)],
  ['its place, since it only says where to go now', Response.error()],
])('is another document when a host has changed %s', async (_what, answer) => {
  expect(await isSameDocument(page('<p>1'), answer)).toBe(false);
});
