import { describe, expect, it } from 'vitest';
import { awaitsCode } from './awaits-code.ts';

/** An access token as GoTrue makes it: base64url, and a name in any writing. */
function createToken(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ name: 'ليلى ÿ¿', ...claims }));
  const text = btoa(String.fromCharCode(...bytes));
  return `head.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}
const kept = (factors: readonly { status: string }[] | undefined, access_token: string) =>
  ({ access_token, user: { id: 'a', factors } }) as unknown as Parameters<typeof awaitsCode>[0];
const CONFIRMED = [{ status: 'unverified' }, { status: 'verified' }];

describe('a session awaits its code', () => {
  it('when there is a confirmed factor and its token does not say that a code was given', () => {
    expect(awaitsCode(kept(CONFIRMED, createToken({ aal: 'aal1' })))).toBe(true);
    expect(awaitsCode(kept(CONFIRMED, createToken({})))).toBe(true);
    expect(awaitsCode(kept(CONFIRMED, 'damaged'))).toBe(true);
    expect(awaitsCode({ user: kept(CONFIRMED, '').user } as never)).toBe(true);
  });

  it('not when a code was given, nor when there is no confirmed factor', () => {
    expect(awaitsCode(kept(CONFIRMED, createToken({ aal: 'aal2' })))).toBe(false);
    expect(awaitsCode(kept([{ status: 'unverified' }], createToken({ aal: 'aal1' })))).toBe(false);
    expect(awaitsCode(kept([], createToken({ aal: 'aal1' })))).toBe(false);
    expect(awaitsCode(kept(undefined, createToken({ aal: 'aal1' })))).toBe(false);
  });
});
