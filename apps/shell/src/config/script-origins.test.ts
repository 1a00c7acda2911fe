import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptOrigins, installTrustedTypes } from './script-origins.ts';
import { createShellConfig } from './shell-config.ts';

const CONFIG = {
  backend: { url: 'https://db.example.org', anonKey: 'public' },
  allowedOrigins: ['https://apps.example.org'],
};
const fetched = vi.fn<() => Promise<Response>>();
const createPolicy = vi.fn<(name: string, rules: Record<string, unknown>) => void>();
/** A shell's own, with the configuration that `fetched` answers. */
function policy() {
  const scripts = createScriptOrigins(createShellConfig());
  installTrustedTypes(scripts);
  return scripts;
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(CONFIG)));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('trustedTypes', { createPolicy: createPolicy.mockReset() });
});
afterEach(() => vi.unstubAllGlobals());

describe('the Trusted Types policy', () => {
  it('makes script addresses only: HTML and script text have no rule', () => {
    const { check } = policy();
    expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: check }]]);
  });

  it('does without where the browser knows none', () => {
    vi.stubGlobal('trustedTypes', undefined);
    expect(policy()).toBeDefined();
  });

  it.each(['/static/js/a.js', 'a.js', `${location.origin}/a.js`, `blob:${location.origin}/0a1b`])(
    'allows our own %s at once, unchanged',
    (url) => {
      expect(policy().check(url)).toBe(url);
    },
  );

  it('allows a configured origin once the configuration is known, not before', async () => {
    const { check, isAllowed, ready } = policy();
    const url = 'https://apps.example.org/goals/remoteEntry.js?attempt=1';
    expect(() => check(url)).toThrow(TypeError);
    expect(isAllowed(url)).toBe(false);
    await ready();
    expect(check(url)).toBe(url);
    expect(isAllowed(url)).toBe(true);
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
    const { check, isAllowed, ready } = policy();
    await ready();
    expect(() => check(url)).toThrow(TypeError);
    // Of a registry's addresses, which are http(s), the same are refused before anything is fetched.
    expect(/^https?:/.test(url) && isAllowed(url)).toBe(false);
  });

  it('knows the origins later when the configuration failed first', async () => {
    const { check, ready } = policy();
    fetched.mockRejectedValueOnce(new TypeError('network'));
    await expect(ready()).rejects.toThrow('network');
    await ready();
    expect(check('https://apps.example.org/a.js')).toBe('https://apps.example.org/a.js');
  });
});
