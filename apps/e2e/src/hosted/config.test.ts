import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HANDLERS } from '@nafas/functions';
import { expect, test } from 'vitest';
import { root } from './programs.ts';

// The configuration that `supabase config push` gives to a project is safe as it ships.

const text = readFileSync(join(root, 'supabase/config.toml'), 'utf8');

/** The lines of a section, by name. */
function section(name: string): Record<string, string> {
  const [, body = ''] = text.split(`\n[${name}]\n`);
  const lines = (body.split(/\n\[/)[0] ?? '').matchAll(/^(\w+) = (.+)$/gm);
  return Object.fromEntries([...lines].map(([, key, value]) => [key, value]));
}

test.each(['password_changed', 'email_changed', 'mfa_factor_enrolled', 'mfa_factor_unenrolled'])(
  'the owner of an account is told by mail of: %s',
  (change) => {
    const {
      enabled,
      subject = '',
      content_path = '',
    } = section(`auth.email.notification.${change}`);
    expect(enabled).toBe('true');
    // In both languages, in subject and text, and with a way to the product.
    const html = readFileSync(join(root, JSON.parse(content_path) as string), 'utf8');
    for (const words of [subject, html]) {
      expect(words).toMatch(/[A-Z][a-z]+ [a-z]+/);
      expect(words).toMatch(/[\u0600-\u06ff]{3,}/);
    }
  },
);

test('addresses are proved, changes need a fresh sign-in, and nobody signs in without an account', () => {
  expect(section('auth.email')).toMatchObject({
    enabled: 'true',
    enable_confirmations: 'true',
    double_confirm_changes: 'true',
    secure_password_change: 'true',
    otp_expiry: '3600',
  });
  expect(section('auth')).toMatchObject({
    enable_anonymous_sign_ins: 'false',
    enable_manual_linking: 'false',
    enable_refresh_token_rotation: 'true',
  });
});

test('sessions end by the times of the policies', () => {
  const migration = join(root, 'supabase/migrations/20261122000200_live_sessions.sql');
  const days = (column: string) =>
    Number(
      new RegExp(`${column} interval not null default interval '(\\d+) days'`).exec(
        readFileSync(migration, 'utf8'),
      )?.[1],
    );
  expect(section('auth.sessions')).toEqual({
    timebox: `"${days('absolute') * 24}h"`,
    inactivity_timeout: `"${days('idle') * 24}h"`,
  });
});

test('attempts are limited', () => {
  const limits = section('auth.rate_limit');
  expect(Number(limits['sign_in_sign_ups'])).toBeLessThanOrEqual(30);
  expect(Number(limits['token_verifications'])).toBeLessThanOrEqual(30);
  expect(limits['anonymous_users']).toBe('0');
});

test('links lead to named places: no wildcard stands for a host', () => {
  const { additional_redirect_urls: urls = '' } = section('auth');
  const places = JSON.parse(urls) as string[];
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(new URL(place.replaceAll('*', '')).host).not.toBe('');
  expect(places.filter((place) => /\/\/[^/]*\*/.test(place))).toEqual([]);
});

test.each(Object.keys(HANDLERS))('%s asks the auth service itself, by our import map', (name) => {
  expect(section(`functions.${name}`)).toEqual({
    verify_jwt: 'false',
    import_map: '"./functions/deno.json"',
  });
});
