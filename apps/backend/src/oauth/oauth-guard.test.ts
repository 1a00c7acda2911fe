import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { authorizeGuard, callbackErrors } from './oauth-guard.ts';

const SITE = 'https://app.nafas.test';

describe('the beginning of a social sign-in', () => {
  const app = new Hono().get('/authorize', authorizeGuard([SITE]), (c) => c.text('on'));
  const begin = async (redirectTo: string | undefined, method = 's256', challenge = 'abc') => {
    const query = new URLSearchParams({
      provider: 'github',
      ...(redirectTo !== undefined && { redirect_to: redirectTo }),
      ...(challenge && { code_challenge: challenge, code_challenge_method: method }),
    });
    return (await app.request(`/authorize?${query.toString()}`)).status;
  };

  it('returns to a page of ours', async () => {
    expect(await begin(`${SITE}/auth/callback`)).toBe(200);
  });

  it.each([
    undefined,
    '',
    '/auth/callback',
    'https://evil.test/auth/callback',
    `${SITE}.evil.test/`,
    `${SITE}@evil.test/`,
    'https://app.nafas.test:8443/',
    'http://app.nafas.test/',
    'http://127.0.0.1:666/',
    'javascript:alert(1)',
    '//evil.test',
  ])('does not return to %s', async (target) => {
    expect(await begin(target)).toBe(400);
  });

  it('is by PKCE with a hash, never with a session in the address', async () => {
    expect(await begin(`${SITE}/auth/callback`, 's256', '')).toBe(400);
    expect(await begin(`${SITE}/auth/callback`, 'plain')).toBe(400);
  });
});

describe('the end of one', () => {
  const end = async (location: string) => {
    const app = new Hono().get('/callback', callbackErrors(SITE), (c) => c.redirect(location));
    return (await app.request('/callback')).headers.get('location');
  };

  it('leads to the page that explains it, without words from outside', async () => {
    expect(
      await end(
        `${SITE}/?error=invalid_request&error_code=bad_oauth_state&error_description=Call+1#x=y`,
      ),
    ).toBe(`${SITE}/auth/callback?error=invalid_request&error_code=bad_oauth_state`);
    expect(await end(`${SITE}/auth/callback?error=access_denied`)).toBe(
      `${SITE}/auth/callback?error=access_denied`,
    );
  });

  it('is left alone when it went well', async () => {
    expect(await end(`${SITE}/auth/callback?code=abc`)).toBe(`${SITE}/auth/callback?code=abc`);
  });
});
