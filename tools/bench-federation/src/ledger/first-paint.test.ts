import { expect, it } from 'vitest';
import { unwantedAtStart } from './first-paint.ts';

const url = 'http://127.0.0.1:4200';

it('is content with the page’s own files', () => {
  expect(
    unwantedAtStart(url, [{ url: `${url}/a.js`, askedAt: 0, bytes: 1, text: 'let a' }]),
  ).toEqual([]);
});

it('names a remote, Supabase and charts', () => {
  const sent = [
    { url: 'http://127.0.0.1:42001/remoteEntry.js', askedAt: 0, bytes: 1, text: '' },
    { url: `${url}/b.js`, askedAt: 0, bytes: 1, text: 'class GoTrueClient' },
    { url: `${url}/c.js`, askedAt: 0, bytes: 1, text: '"data-plot"' },
  ];
  expect(unwantedAtStart(url, sent)).toEqual([
    'http://127.0.0.1:42001/remoteEntry.js: a remote',
    `${url}/b.js: supabase`,
    `${url}/c.js: charts`,
  ]);
});
