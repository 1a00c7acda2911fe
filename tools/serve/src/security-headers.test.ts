import { expect, it } from 'vitest';
import {
  APP_PAGE_HEADERS,
  contentSecurityPolicy,
  shellFileHeaders,
  shellHeaders,
} from './security-headers.ts';

const config = {
  backend: { url: 'https://project.supabase.co/', anonKey: 'public' },
  allowedOrigins: ['https://apps.example.org'],
};
const policy = contentSecurityPolicy(config);

it('allows nothing but what is listed, and nothing unsafe', () => {
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('*');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
});

it('takes the feature apps’ origins from the configuration', () => {
  expect(policy).toContain("script-src 'self' https://apps.example.org;");
  expect(policy).toContain("style-src 'self' https://apps.example.org;");
  expect(policy).toContain(
    "connect-src 'self' https://project.supabase.co https://apps.example.org;",
  );
});

it('allows the backend’s socket only where the configuration says that it has one', () => {
  expect(policy).not.toContain('wss:');
  const withSocket = contentSecurityPolicy({ ...config, flags: { realtime: true } });
  expect(withSocket).toContain('https://project.supabase.co wss://project.supabase.co ');
});

it('keeps pages from being framed, sniffed, embedded or read over an open line', () => {
  expect(policy).toContain("frame-ancestors 'none'");
  expect(shellHeaders(config)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});

it('has what it forbids told to the backend', () => {
  const address = 'https://project.supabase.co/functions/v1/client-errors';
  expect(policy).toContain(`report-uri ${address}; report-to violations`);
  expect(shellHeaders(config)['Reporting-Endpoints']).toBe(`violations="${address}"`);
});

it('asks search engines to stay away from what only the script finds', () => {
  expect(APP_PAGE_HEADERS['X-Robots-Tag']).toBe('noindex');
  expect(shellHeaders(config)).not.toHaveProperty('X-Robots-Tag');
});

it('allows camera and microphone to the page of the app alone, and other devices to none', () => {
  expect(shellHeaders(config)['Permissions-Policy']).toBe(
    'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  );
  expect(APP_PAGE_HEADERS['Permissions-Policy']).toContain('camera=(self), microphone=(self)');
});

it('sends scripts, styles and fonts without what only documents and workers need', () => {
  expect(Object.keys(shellFileHeaders(config, '/static/index.0a1b2c3d4e.js'))).toEqual([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Cross-Origin-Resource-Policy',
  ]);
  for (const file of [undefined, '/index.html', '/404.html', '/sw.js', '/icons/mark.svg']) {
    expect(shellFileHeaders(config, file), file).toEqual(shellHeaders(config));
  }
  expect(shellFileHeaders(config, '/app.html')).toMatchObject(APP_PAGE_HEADERS);
});
