import { describe, expect, it } from 'vitest';
import { awaitsCode } from './awaits-code.ts';

/** An access token as GoTrue makes it: base64url, and a name in any writing. */
function tokenOf(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ name: 'ليلى ÿ¿', ...claims }));
  const text = btoa(String.fromCharCode(...bytes));
  return `head.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}
const kept = (factors: readonly { status: string }[] | undefined, access_token: string) =>
  ({ access_token, user: { id: 'a', factors } }) as unknown as Parameters<typeof awaitsCode>[0];
const CONFIRMED = [{ status: 'unverified' }, { status: 'verified' }];

describe('a session awaits its code', () => {
  it('when there is a confirmed factor and its token does not say that a code was given', () => {
    expect(awaitsCode(kept(CONFIRMED, tokenOf({ aal: 'aal1' })))).toBe(true);
    expect(awaitsCode(kept(CONFIRMED, tokenOf({})))).toBe(true);
    expect(awaitsCode(kept(CONFIRMED, 'damaged'))).toBe(true);
    expect(awaitsCode({ user: kept(CONFIRMED, '').user } as never)).toBe(true);
  });

  it('not when a code was given, nor when there is no confirmed factor', () => {
    expect(awaitsCode(kept(CONFIRMED, tokenOf({ aal: 'aal2' })))).toBe(false);
    expect(awaitsCode(kept([{ status: 'unverified' }], tokenOf({ aal: 'aal1' })))).toBe(false);
    expect(awaitsCode(kept([], tokenOf({ aal: 'aal1' })))).toBe(false);
    expect(awaitsCode(kept(undefined, tokenOf({ aal: 'aal1' })))).toBe(false);
  });
});
