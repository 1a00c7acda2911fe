import { beforeAll, describe, expect, test } from 'vitest';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';

const backend = setUpBackend();
let ada: TestClient;
let bea: TestClient;
let adasId: string;
let adasPath: string;

/** The smallest GIF there is. */
const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const picture = (type = 'image/gif', bytes = GIF): Blob =>
  new Blob([new Uint8Array(bytes)], { type });
/** So many bytes that begin as a GIF does. */
const createGif = (size: number) => Buffer.concat([GIF, Buffer.alloc(size - GIF.length, 1)]);

const avatars = (user: TestClient) => user.storage.from('avatars');

const createPath = (id: string): string => `avatars/${crypto.randomUUID()}/${id}-${Date.now()}.gif`;

/** The picture as anybody on the web gets it. */
const publicly = (path: string): Promise<Response> =>
  fetch(avatars(backend.client()).getPublicUrl(path).data.publicUrl);

beforeAll(async () => {
  const adas = await backend.signUp('ada');
  ada = adas.user;
  bea = (await backend.signUp('bea')).user;
  adasId = adas.id;
  adasPath = createPath(adasId);
});

describe('the bucket avatars on the embedded backend', () => {
  test('[DATA-187] takes a picture, and its address shows it to anybody', async () => {
    const { error } = await avatars(ada).upload(adasPath, picture());
    expect(error).toBeNull();
    const answer = await publicly(adasPath);
    expect(answer.headers.get('content-type')).toBe('image/gif');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(GIF);
  });

  const tooLarge = createGif(5 * 1024 * 1024 + 1);
  test.each([
    ['a web page', 415, picture('text/html')],
    ['a drawing with scripts', 415, picture('image/svg+xml')],
    ['more than 5 MB', 413, picture('image/gif', tooLarge)],
  ])('refuses %s with %d', async (_what, status, file) => {
    const path = createPath(adasId);
    const { error } = await avatars(ada).upload(path, file);
    expect(error).toMatchObject({ statusCode: String(status) });
    expect((await publicly(path)).ok).toBe(false);
  });

  test('refuses more than 5 MB that come in chunks, without a length', async () => {
    const path = createPath(adasId);
    const answer = await fetch(`${backend.url}/storage/v1/object/avatars/${path}`, {
      method: 'POST',
      headers: {
        apikey: backend.anonKey,
        authorization: `Bearer ${(await ada.auth.getSession()).data.session?.access_token ?? ''}`,
        'content-type': 'image/gif',
      },
      body: new Blob([new Uint8Array(tooLarge)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(answer.ok).toBe(false);
    expect((await publicly(path)).ok).toBe(false);
  });

  test('takes exactly 5 MB', async () => {
    const path = createPath(adasId);
    const file = picture('image/gif', createGif(5 * 1024 * 1024));
    expect((await avatars(ada).upload(path, file)).error).toBeNull();
    expect((await avatars(ada).remove([path])).error).toBeNull();
  });

  test('refuses a path that can be guessed, or is another user’s', async () => {
    const paths = [
      `avatars/${adasId}-${Date.now()}.gif`,
      `${adasId}.gif`,
      createPath(crypto.randomUUID()),
    ];
    for (const path of paths) {
      expect((await avatars(ada).upload(path, picture())).error).not.toBeNull();
      expect((await publicly(path)).ok).toBe(false);
    }
  });

  test('is neither listed, overwritten, moved, removed nor emptied by others', async () => {
    const anonymous = backend.client();
    for (const other of [bea, anonymous]) {
      for (const folder of ['', 'avatars', adasPath.slice(0, adasPath.lastIndexOf('/'))]) {
        expect((await avatars(other).list(folder)).data ?? []).toEqual([]);
      }
      const changed = picture('image/gif', Buffer.from('other'));
      expect((await avatars(other).upload(adasPath, changed, { upsert: true })).error).not.toBe(
        null,
      );
      expect((await avatars(other).move(adasPath, `${adasPath}2`)).error).not.toBeNull();
      expect((await avatars(other).remove([adasPath])).data ?? []).toEqual([]);
      await other.storage.emptyBucket('avatars');
      await other.storage.deleteBucket('avatars');
    }
    // Her own session must not empty it either: that would be everybody's.
    expect((await ada.storage.emptyBucket('avatars')).error).not.toBeNull();
    expect(Buffer.from(await (await publicly(adasPath)).arrayBuffer())).toEqual(GIF);
  });

  test('[DATA-186] loses a picture when its owner removes it', async () => {
    const { data, error } = await avatars(ada).remove([adasPath]);
    expect(error).toBeNull();
    expect(data).toHaveLength(1);
    expect((await publicly(adasPath)).ok).toBe(false);
  });
});
