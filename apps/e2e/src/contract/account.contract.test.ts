import { createSupabaseAvatars } from '@nafas/data-service/avatar';
import { avatarContract } from '@nafas/data-service/avatar/contract';
import { createSupabaseConsents } from '@nafas/data-service/consents';
import { consentContract } from '@nafas/data-service/consents/contract';
import { createSupabaseProfiles } from '@nafas/data-service/profile';
import { profileContract } from '@nafas/data-service/profile/contract';
import { createSupabaseSettings } from '@nafas/data-service/settings';
import { settingsContract } from '@nafas/data-service/settings/contract';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { describe, expect, it, test, vi } from 'vitest';

const backend = setUpBackend();
let people = 0;

async function signedUp(): Promise<{ user: TestClient; userId: string }> {
  people += 1;
  const { user, id } = await backend.signUp(`person${people}`);
  expect((await user.rpc('ensure_profile')).error).toBeNull();
  return { user, userId: id };
}

describe('profile on the embedded backend', () => {
  profileContract(
    async () => {
      const { user, userId } = await signedUp();
      return { userId, profiles: createSupabaseProfiles(user) };
    },
    { describe, it, expect },
  );

  test('of another user is none, and not to be changed', async () => {
    const [ada, bea] = [await signedUp(), await signedUp()];
    const beas = createSupabaseProfiles(bea.user);
    const before = await createSupabaseProfiles(ada.user).get(ada.userId);
    expect(await beas.get(ada.userId)).toBeNull();
    await expect(beas.update(ada.userId, { name: 'Bea' })).rejects.toMatchObject({
      code: 'denied',
    });
    expect(await createSupabaseProfiles(ada.user).get(ada.userId)).toEqual(before);
  });
});

describe('settings on the embedded backend', () => {
  settingsContract(
    async () => {
      const { user, userId } = await signedUp();
      return createSupabaseSettings(user, userId);
    },
    { describe, it, expect },
  );

  test('of another user are not to be read or saved', async () => {
    const [ada, bea] = [await signedUp(), await signedUp()];
    await createSupabaseSettings(ada.user, ada.userId).update({ theme: 'dark' });
    const asAda = createSupabaseSettings(bea.user, ada.userId);
    expect(await asAda.get()).toBeNull();
    await expect(asAda.update({ theme: 'light' })).rejects.toMatchObject({ name: 'DataError' });
    expect(await createSupabaseSettings(ada.user, ada.userId).get()).toMatchObject({
      theme: 'dark',
    });
  });
});

async function fetchPicture(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const type = answer.headers.get('content-type') ?? '';
  return { type, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe('avatar on the embedded backend', () => {
  avatarContract(
    async () => {
      const { user, userId } = await signedUp();
      const [profiles, avatars] = [createSupabaseProfiles(user), createSupabaseAvatars(user)];
      return { userId, profiles, avatars, fetchPicture };
    },
    { describe, it, expect },
  );

  test('of another user is neither removed nor replaced', async () => {
    const [ada, bea] = [await signedUp(), await signedUp()];
    const file = new Blob(['GIF89a'], { type: 'image/gif' });
    const address = await createSupabaseAvatars(ada.user).upload(ada.userId, file);
    const beas = createSupabaseAvatars(bea.user);
    await expect(beas.remove(ada.userId)).rejects.toMatchObject({ code: 'denied' });
    await expect(beas.upload(ada.userId, file)).rejects.toMatchObject({ code: 'denied' });
    expect(await fetchPicture(address)).not.toBeNull();
  });
});

test('files of uploads that were cut off go with the next one: up to 100 are listed, by name, from A on (DATA-284, DATA-285, DATA-286)', async () => {
  const { user, userId } = await signedUp();
  const bucket = user.storage.from('avatars');
  const file = new Blob(['GIF89a'], { type: 'image/gif' });
  const old = Date.now() - 2 * 3_600_000;
  const strays = [3, 1, 2].map(
    (n) => `avatars/${n}0000000-0000-4000-8000-000000000000/${userId}-${old}.gif`,
  );
  for (const path of strays) expect((await bucket.upload(path, file)).error).toBeNull();
  const asked = vi.spyOn(globalThis, 'fetch');
  const address = await createSupabaseAvatars(user).upload(userId, file);
  const calls = asked.mock.calls.map(([input, init]) => new Request(input, init));
  asked.mockRestore();
  const listing = calls.find(({ url }) => url.endsWith('/storage/v1/object/list/avatars'));
  expect(await listing?.json()).toMatchObject({
    prefix: 'avatars',
    limit: 100,
    sortBy: { column: 'name', order: 'asc' },
  });
  const removal = calls.find(({ method }) => method === 'DELETE');
  expect(await removal?.json()).toEqual({ prefixes: [...strays].sort() });
  for (const path of strays) {
    expect(await fetchPicture(bucket.getPublicUrl(path).data.publicUrl)).toBeNull();
  }
  expect(await fetchPicture(address)).not.toBeNull();
});

describe('consents on the embedded backend', () => {
  consentContract(async () => createSupabaseConsents((await signedUp()).user), {
    describe,
    it,
    expect,
  });
});

test('profile and settings are offline when nothing answers', async () => {
  // Port 9 (discard) is refused at once.
  const nobody = backend.client({ url: 'http://127.0.0.1:9' });
  const id = '00000000-0000-4000-b000-000000000000';
  const offline = { name: 'DataError', code: 'offline' };
  await expect(createSupabaseProfiles(nobody).get(id)).rejects.toMatchObject(offline);
  await expect(createSupabaseSettings(nobody, id).get()).rejects.toMatchObject(offline);
});
