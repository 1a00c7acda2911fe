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
