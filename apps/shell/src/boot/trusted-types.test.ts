import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const CONFIG = {
  backend: { url: 'https://db.example.org', anonKey: 'public' },
  allowedOrigins: ['https://apps.example.org'],
};
const fetched = vi.fn<() => Promise<Response>>();
const createPolicy = vi.fn<(name: string, rules: Record<string, unknown>) => void>();
const policy = () => import('./trusted-types.ts');

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(CONFIG)));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('trustedTypes', { createPolicy: createPolicy.mockReset() });
});
afterEach(() => vi.unstubAllGlobals());

describe('the Trusted Types policy', () => {
  it('makes script addresses only: HTML and script text have no rule', async () => {
    const { allowScriptUrl } = await policy();
    expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: allowScriptUrl }]]);
  });

  it('does without where the browser knows none', async () => {
    vi.stubGlobal('trustedTypes', undefined);
    await expect(policy()).resolves.toBeDefined();
  });

  it.each(['/static/js/a.js', 'a.js', `${location.origin}/a.js`, `blob:${location.origin}/0a1b`])(
    'allows our own %s at once, unchanged',
    async (url) => {
      expect((await policy()).allowScriptUrl(url)).toBe(url);
    },
  );

  it('allows a configured origin once the configuration is known, not before', async () => {
    const { allowScriptUrl, isAllowedOrigin, originsReady } = await policy();
    const url = 'https://apps.example.org/goals/remoteEntry.js?attempt=1';
    expect(() => allowScriptUrl(url)).toThrow(TypeError);
    expect(isAllowedOrigin(url)).toBe(false);
    await originsReady();
    expect(allowScriptUrl(url)).toBe(url);
    expect(isAllowedOrigin(url)).toBe(true);
  });

  it.each([
    'https://apps.example.org.evil.org/a.js',
    'https://evil.org/https://apps.example.org/a.js',
    'https://apps.example.org@evil.org/a.js',
    'http://apps.example.org/a.js',
    'https://apps.example.org:8443/a.js',
    '//evil.org/a.js',
    '\\\\evil.org/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://apps.example.org/0a1b',
    'blob:null/0a1b',
  ])('refuses %s', async (url) => {
    const { allowScriptUrl, isAllowedOrigin, originsReady } = await policy();
    await originsReady();
    expect(() => allowScriptUrl(url)).toThrow(TypeError);
    // Of a registry's addresses, which are http(s), the same are refused before anything is fetched.
    if (/^https?:/.test(url)) expect(isAllowedOrigin(url)).toBe(false);
  });

  it('knows the origins later when the configuration failed first', async () => {
    const { allowScriptUrl, originsReady } = await policy();
    fetched.mockRejectedValueOnce(new TypeError('network'));
    await expect(originsReady()).rejects.toThrow('network');
    await originsReady();
    expect(allowScriptUrl('https://apps.example.org/a.js')).toBe('https://apps.example.org/a.js');
  });
});
