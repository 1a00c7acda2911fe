import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';

const sent: { url: string; method: string; key: string | null; bearer: string | null }[] = [];
const answer = vi.fn<() => Response>();

const network: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { headers, url, method } = request;
  sent.push({ url, method, key: headers.get('apikey'), bearer: headers.get('Authorization') });
  return answer();
};

/** A client of somebody whose session is kept, or of nobody. */
function open(options: { token?: string; key?: string } = {}) {
  const { token, key = 'public' } = options;
  if (token !== undefined) {
    const session = {
      access_token: token,
      refresh_token: 'r',
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      user: { id: 'a' },
    };
    localStorage.setItem('kept', JSON.stringify(session));
  }
  return createClient('https://db.example.org', key, {
    auth: { storageKey: 'kept', autoRefreshToken: false },
    global: { fetch: network },
  });
}

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  answer.mockReset().mockImplementation(() => Response.json([]));
});
afterEach(() => vi.unstubAllGlobals());

it('asks tables and functions of the database by the key, and by the token of the session', async () => {
  await open().from('goals').select('id');
  await open({ token: 'mine' }).rpc('ensure_profile');
  expect(sent).toEqual([
    {
      url: 'https://db.example.org/rest/v1/goals?select=id',
      method: 'GET',
      key: 'public',
      bearer: 'Bearer public',
    },
    {
      url: 'https://db.example.org/rest/v1/rpc/ensure_profile',
      method: 'POST',
      key: 'public',
      bearer: 'Bearer mine',
    },
  ]);
});

it('gives a key of the new format to a function as its name alone, since it is no token', async () => {
  await open({ key: 'sb_publishable_x' }).functions.invoke('chat');
  await open({ key: 'old' }).functions.invoke('chat');
  expect(sent.map(({ url, bearer }) => [url, bearer])).toEqual([
    ['https://db.example.org/functions/v1/chat', null],
    ['https://db.example.org/functions/v1/chat', 'Bearer old'],
  ]);
});

it('sends, lists and removes files of a bucket, and knows their addresses', async () => {
  const files = open({ token: 'mine' }).storage.from('avatars');
  expect(files.getPublicUrl('a/é.png').data.publicUrl).toBe(
    'https://db.example.org/storage/v1/object/public/avatars/a/%C3%A9.png',
  );
  expect((await files.upload('a/b.png', new Blob(['x']), { contentType: 'image/png' })).error).toBe(
    null,
  );
  expect(await files.list('a')).toMatchObject({ data: [], error: null });
  expect((await files.remove(['a/b.png'])).error).toBe(null);
  expect(sent.map(({ method, url, bearer }) => `${method} ${url} ${bearer}`)).toEqual([
    'POST https://db.example.org/storage/v1/object/avatars/a/b.png Bearer mine',
    'POST https://db.example.org/storage/v1/object/list/avatars Bearer mine',
    'DELETE https://db.example.org/storage/v1/object/avatars Bearer mine',
  ]);
});

it('has one socket, which follows the session', async () => {
  const client = open({ token: 'mine' });
  const realtime = await client.realtime();
  expect(await client.realtime()).toBe(realtime);
  expect(realtime.endpointURL()).toContain(
    'wss://db.example.org/realtime/v1/websocket?apikey=public',
  );
  const setAuth = vi.spyOn(realtime, 'setAuth').mockResolvedValue();
  answer.mockImplementation(() => new Response(null, { status: 204 }));
  await client.auth.signOut({ scope: 'local' });
  expect(setAuth).toHaveBeenCalledExactlyOnceWith(null);
});

it('asks nothing as nobody when the session ends while it is renewed', async () => {
  const client = open({ token: 'mine' });
  const ended = { data: { session: null }, error: null } as const;
  vi.spyOn(client.auth, 'getSession').mockResolvedValue(ended);
  const { error } = await client.from('goals').select('id').retry(false);
  expect(error?.message).toContain('The session has ended');
  expect(sent).toEqual([]);
});

it('gives the answer that is here already, without looking at the session', async () => {
  const early = vi.fn(() => Promise.resolve(Response.json([{ id: 'here' }])));
  const client = createClient('https://db.example.org', 'public', {
    auth: { storageKey: 'kept', autoRefreshToken: false },
    global: { fetch: network },
    early,
  });
  expect((await client.from('goals').select('id')).data).toEqual([{ id: 'here' }]);
  expect(early).toHaveBeenCalledWith(
    'https://db.example.org/rest/v1/goals?select=id',
    expect.anything(),
  );
  expect(sent).toEqual([]);
});

it('asks as nobody where storage is blocked', async () => {
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const { error } = await open().from('goals').select('id').retry(false);
  blocked.mockRestore();
  expect(error).toBeNull();
  expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer public']);
});
