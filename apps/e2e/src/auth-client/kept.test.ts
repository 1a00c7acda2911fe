import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestClient, deviceWith, sessionFor } from './stand-in.ts';

afterEach(() => void vi.useRealTimers());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('what the client keeps', () => {
  it('the session under a key of the host name (DATA-277)', async () => {
    const storage = deviceWith(null);
    storage.kept.clear();
    const session = sessionFor(3_600);
    const { client } = createTestClient(() => Response.json(session), {
      persistSession: true,
      storage,
    });
    await client.auth.signInWithPassword({ email: 'amal@example.org', password: 'secret' });
    expect([...storage.kept.keys()]).toEqual(['sb-morning-auth-token']);
    expect(JSON.parse(storage.kept.get('sb-morning-auth-token') ?? '')).toMatchObject({
      refresh_token: session.refresh_token,
    });
  });

  it('the keys of the auth service for ten minutes (DATA-276)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ]);
    const key = await crypto.subtle.exportKey('jwk', pair.publicKey);
    const exp = Math.floor(Date.now() / 1000) + 3_600;
    const signed = `${part({ alg: 'ES256', typ: 'JWT', kid: 'k' })}.${part({ sub: 'a', exp })}`;
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      pair.privateKey,
      new TextEncoder().encode(signed),
    );
    const token = `${signed}.${Buffer.from(signature).toString('base64url')}`;
    const { client, calls } = createTestClient(() =>
      Response.json({ keys: [{ ...key, kid: 'k' }] }),
    );
    const check = async () => {
      expect((await client.auth.getClaims(token)).data?.claims.sub).toBe('a');
      return calls.length;
    };
    expect(await check()).toBe(1);
    expect(calls[0]?.line).toBe('GET /auth/v1/.well-known/jwks.json');
    vi.setSystemTime(Date.now() + 599_000);
    expect(await check()).toBe(1);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await check()).toBe(2);
    expect(await check()).toBe(2);
  });
});

describe('a listing of files', () => {
  it('has up to 100 of them, by name, from A on, unless something else is asked for (DATA-284, DATA-285, DATA-286)', async () => {
    const { client, calls } = createTestClient(() => Response.json([]));
    await client.storage.from('avatars').list('avatars');
    expect(calls).toMatchObject([
      {
        line: 'POST /storage/v1/object/list/avatars',
        body: {
          prefix: 'avatars',
          limit: 100,
          offset: 0,
          sortBy: { column: 'name', order: 'asc' },
        },
      },
    ]);
  });
});
