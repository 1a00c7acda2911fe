import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

describe('returnAddress', () => {
  it.each([
    '/dashboard',
    '/dashboard/profile',
    '/dashboard/emotional-analysis?range=30#chart',
    '/dashboard/profile?next=https://evil.org',
  ])('goes back to %s', (from) => {
    expect(returnAddress({ from })).toBe(from);
  });

  it.each([undefined, null, {}, { from: 42 }, { from: null }, 'text'])(
    'is the dashboard when nothing was asked for: %j (AUTH-027)',
    (state) => {
      expect(returnAddress(state)).toBe('/dashboard');
    },
  );

  it.each([
    'https://evil.org/dashboard/profile',
    '//evil.org/dashboard/profile',
    '///evil.org/dashboard',
    '/\\evil.org/dashboard',
    '\\\\evil.org\\dashboard',
    '/\t/evil.org/dashboard',
    ' //evil.org/dashboard',
    'dashboard/profile',
    '/dashboard/../../evil',
    '/dashboard/..//evil.org',
    '/dashboard/%2e%2e//evil.org',
    '/dashboard/a\\b',
    '/dashboardx',
    '/',
    '/auth/login',
    'javascript:alert(1)',
    'https://nafas.invalid/dashboard',
    '//nafas.invalid:80/dashboard',
    '//[',
    'http://[',
    '//%zz',
  ])('does not leave the private pages for %j', (from) => {
    expect(returnAddress({ from })).toBe('/dashboard');
  });
});
