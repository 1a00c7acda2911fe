import { REGISTRY_SCHEMA_URL, type Registry } from '@nafas/platform/registry';
import { describe, expect, it } from 'vitest';
import { shellFallback, withSite } from './shell-pages.ts';

const registry = {
  schema: REGISTRY_SCHEMA_URL,
  microFrontends: {
    'nafas/extra': [{ extras: { feature: { routes: [{ path: '/extra' }] } } }],
  },
} as unknown as Registry;

describe('an address without a page of its own', () => {
  it.each(['/dashboard', '/dashboard/profile', '/auth/login', '/extra', '/extra/inner'])(
    '%s is for the script',
    (path) => expect(shellFallback(registry, path)).toEqual({ file: '/app.html', status: 200 }),
  );

  it.each([
    ['/nowhere', '/404.html'],
    ['/extras', '/404.html'],
    ['/ar/nowhere', '/ar/404.html'],
    ['/arabic', '/404.html'],
    ['/en/nowhere', '/404.html'],
  ])('%s is not there: %s', (path, file) => {
    expect(shellFallback(registry, path)).toEqual({ file, status: 404 });
  });
});

it('the site’s own origin stands in canonical links', () => {
  const link = '<link rel="canonical" href="https://nafas.invalid/help" />';
  expect(withSite(link, 'https://a.example')).toContain('href="https://a.example/help"');
});
