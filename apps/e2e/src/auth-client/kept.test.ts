import { describe, expect, it } from 'vitest';
import { createTestClient, deviceWith, sessionFor } from './stand-in.ts';

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
});
