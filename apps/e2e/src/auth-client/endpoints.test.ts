import { describe, expect, it } from 'vitest';
import { createTestClient, deviceWith, sessionFor, USER } from './stand-in.ts';

const EMAIL = 'amal@example.org';

/** A server that signs everybody in, and knows two ways for each into the account. */
function signingIn() {
  return createTestClient(
    ({ line }) => {
      if (line.includes('/token')) return Response.json(sessionFor(3_600));
      if (line.endsWith('/user')) return Response.json({ ...USER, identities: [{ id: '1' }] });
      if (line.includes('/identities/authorize')) {
        return Response.json({ url: 'https://provider.example.org/' });
      }
      return Response.json({});
    },
    { persistSession: true, storage: deviceWith(null), flowType: 'pkce' },
  );
}
const getLines = ({ calls }: ReturnType<typeof signingIn>) => calls.map(({ line }) => line);

describe('the endpoints of the auth service', () => {
  it('token takes a code with its verifier', async () => {
    const server = signingIn();
    const { auth } = server.client;
    const { data } = await auth.signInWithOAuth({
      provider: 'github',
      options: { skipBrowserRedirect: true },
    });
    const challenge = new URL(data.url ?? '').searchParams.get('code_challenge');
    expect((await auth.exchangeCodeForSession('code')).error).toBeNull();
    expect(server.calls[0]?.line).toBe('POST /auth/v1/token?grant_type=pkce');
    const { auth_code: code, code_verifier: verifier } = server.calls[0]?.body as {
      auth_code: string;
      code_verifier: string;
    };
    expect(code).toBe('code');
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(Buffer.from(hash).toString('base64url')).toBe(challenge);
  });

  it('authorize is where a social sign-in goes, and back to our own origin', async () => {
    const { client } = signingIn();
    const { data } = await client.auth.signInWithOAuth({
      provider: 'github',
      options: { skipBrowserRedirect: true, redirectTo: 'https://nafas.example/auth/callback' },
    });
    const url = new URL(data.url ?? '');
    expect(url.pathname).toBe('/auth/v1/authorize');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      provider: 'github',
      redirect_to: 'https://nafas.example/auth/callback',
      code_challenge_method: 's256',
    });
  });

  it('otp and resend are asked (DATA-242, DATA-245)', async () => {
    const server = signingIn();
    const { auth } = server.client;
    expect((await auth.signInWithOtp({ email: EMAIL })).error).toBeNull();
    expect((await auth.resend({ type: 'signup', email: EMAIL })).error).toBeNull();
    expect(getLines(server)).toEqual(['POST /auth/v1/otp', 'POST /auth/v1/resend']);
    expect(server.calls.map(({ body }) => body)).toMatchObject([
      { email: EMAIL },
      { type: 'signup', email: EMAIL },
    ]);
  });

  it('identities are listed, added and taken away (DATA-256)', async () => {
    const server = signingIn();
    const { auth } = server.client;
    await auth.signInWithPassword({ email: EMAIL, password: 'secret' });
    const { data } = await auth.getUserIdentities();
    expect(data?.identities).toMatchObject([{ id: '1' }]);
    const link = await auth.linkIdentity({
      provider: 'github',
      options: { skipBrowserRedirect: true },
    });
    expect(link.data.url).toBe('https://provider.example.org/');
    const identity = { identity_id: 'i1', id: '1', user_id: 'a', provider: 'github' };
    expect((await auth.unlinkIdentity(identity)).error).toBeNull();
    const paths = getLines(server).map((line) => line.replace(/\?.*/, ''));
    expect(paths).toContain('GET /auth/v1/user/identities/authorize');
    expect(paths.at(-1)).toBe('DELETE /auth/v1/user/identities/i1');
  });
});

describe('what the client refuses by itself', () => {
  it('a password without an address or a phone', async () => {
    const server = signingIn();
    const { auth } = server.client;
    const nobody = { password: 'secret' } as { email: string; password: string };
    for (const attempt of [auth.signUp(nobody), auth.signInWithPassword(nobody)]) {
      expect((await attempt).error?.message).toBe(
        'You must provide either an email or phone number and a password',
      );
    }
    expect(server.calls).toEqual([]);
  });

  it('a change of the account without a session (DATA-263)', async () => {
    const server = signingIn();
    const { error } = await server.client.auth.updateUser({ password: 'another' });
    expect(error).toMatchObject({ name: 'AuthSessionMissingError', status: 400 });
    expect(server.calls).toEqual([]);
  });
});
