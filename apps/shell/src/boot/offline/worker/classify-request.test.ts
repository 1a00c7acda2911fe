import { describe, expect, it } from 'vitest';
import { classifyRequest, keptPages } from './classify-request.ts';

const HERE = 'https://nafas.example';
const ask = (url: string, more: Partial<Request> = {}) =>
  classifyRequest({ method: 'GET', mode: 'cors', url, ...more } as Request, HERE);

describe('a request', () => {
  it.each([
    [`${HERE}/static/js/index.0a1b2c3d4e.js`, 'hashed'],
    ['https://apps.example/remoteEntry.0a1b2c3d.js', 'hashed'],
    [`${HERE}/registry.json`, 'document'],
    [`${HERE}/config.json`, 'document'],
    [`${HERE}/registry.fr.json`, 'document'],
    [`${HERE}/registry.fr.json.sig`, 'document'],
    [`${HERE}/manifest.fr.webmanifest`, 'document'],
    ['https://apps.example/registry.json', 'other'],
    ['https://backend.example/rest/v1/goals?select=*', 'other'],
    ['https://apps.example/remoteEntry.0a1b2c3d.js?again=1', 'other'],
    [`${HERE}/icons/48.png`, 'document'],
    [`${HERE}/icons/192.png`, 'document'],
    ['https://apps.example/icons/48.png', 'other'],
    [`${HERE}/robots.txt`, 'other'],
  ])('for %s is %s', (url, kind) => expect(ask(url)).toBe(kind));

  it('is a page when the browser goes there, on this site only', () => {
    expect(ask(`${HERE}/auth/login?a=1`, { mode: 'navigate' })).toBe('page');
    expect(ask('https://elsewhere.example/', { mode: 'navigate' })).toBe('other');
  });

  it.each([
    ['default', 'app'],
    // Back and forward.
    ['force-cache', 'app'],
    ['no-cache', 'page'],
    ['reload', 'page'],
  ] as const)('for a page below the dashboard, made with %s, is %s', (cache, kind) => {
    expect(ask(`${HERE}/dashboard/goals?a=1`, { mode: 'navigate', cache })).toBe(kind);
    expect(ask(`${HERE}/dashboards`, { mode: 'navigate', cache })).toBe('page');
  });

  it('that writes is never kept', () => {
    expect(ask(`${HERE}/config.json`, { method: 'POST' })).toBe('other');
  });
});

it.each([
  ['/', ['/']],
  ['/help', ['/help']],
  ['/help/', ['/help']],
  ['/ar', ['/ar/', '/']],
  ['/ar/help', ['/ar/help', '/help']],
  ['/dashboard', []],
  ['/auth/login', []],
])('without a network %s is shown by the first that is kept of %j and app.html', (path, kept) => {
  expect(keptPages(path, ['/', '/help', '/ar/', '/ar/help'])).toEqual([...kept, '/app.html']);
});
