import type { BackendV1 } from '@nafas/platform';
import { describe, expect, test } from 'vitest';
import { createSupabaseAvatars } from './supabase.ts';

const USER = '00000000-0000-4000-8000-000000000001';
const OLD = `avatars/11111111-1111-4111-8111-111111111111/${USER}-1700000000000.gif`;
const PUBLIC = 'https://backend.test/storage/v1/object/public/avatars/';
const NOW = new Date('2026-11-21T06:30:00Z');
const file = new Blob(['x'], { type: 'image/png' });

/** A backend that writes down what it is asked, in order. `fails` names the calls that fail. */
function recorded(
  address: string | null,
  fails: readonly string[] = [],
  folders: Readonly<Record<string, readonly { name: string; id: string | null }[]>> = {},
) {
  const calls: string[] = [];
  const row = { avatar_url: address };
  const answer = (call: string) =>
    fails.includes(call) ? { error: Object.assign(new Error(call), { status: 503 }) } : {};
  const query = (data: unknown[]) => {
    const self = {
      eq: () => self,
      select: () => self,
      retry: () => self,
      then: (done: (value: unknown) => void) => done({ status: 200, data, error: null }),
    };
    return self;
  };
  const client = {
    from: () => ({
      select: () => query([{ ...row }]),
      update(change: typeof row) {
        calls.push(`store ${String(change.avatar_url)}`);
        Object.assign(row, change);
        return query([{ id: USER }]);
      },
    }),
    storage: {
      from: () => ({
        async list(folder: string) {
          return { data: folders[folder] ?? [], error: null, ...answer('list') };
        },
        async remove(paths: string[]) {
          calls.push(`remove ${paths.join(' ')}`);
          return { data: [], error: null, ...answer('remove') };
        },
        async upload(path: string) {
          calls.push(`upload ${path}`);
          return { data: {}, error: null, ...answer('upload') };
        },
        getPublicUrl: (path: string) => ({ data: { publicUrl: PUBLIC + path } }),
      }),
    },
  };
  const backend = client as unknown as BackendV1;
  return { calls, row, avatars: createSupabaseAvatars(backend, () => NOW) };
}

test('[ACCOUNT-030] [ACCOUNT-031] [ACCOUNT-032] removes the old file, uploads the new one, stores its address', async () => {
  const { calls, avatars } = recorded(PUBLIC + OLD);
  const address = await avatars.upload(USER, file);
  const path = address.slice(PUBLIC.length);
  expect(path).toMatch(
    new RegExp(`^avatars/[0-9a-f]{8}-[0-9a-f-]{27}/${USER}-${NOW.getTime()}\\.png$`),
  );
  expect(calls).toEqual([`remove ${OLD}`, `upload ${path}`, `store ${address}`]);
});

test('[ACCOUNT-033] [ACCOUNT-034] deleting removes the file, then the address', async () => {
  const { calls, avatars } = recorded(PUBLIC + OLD);
  await avatars.remove(USER);
  expect(calls).toEqual([`remove ${OLD}`, 'store null']);
});

test('without an old file there is nothing to remove', async () => {
  const { calls, avatars } = recorded(null);
  await avatars.upload(USER, file);
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['upload', 'store']);
});

test('an address elsewhere on the web is left to itself', async () => {
  const { calls, avatars } = recorded('https://pictures.example/ada.png');
  await avatars.remove(USER);
  expect(calls).toEqual(['store null']);
});

test('when the new file does not arrive, the profile stops naming the old one', async () => {
  const { row, avatars } = recorded(PUBLIC + OLD, ['upload']);
  await expect(avatars.upload(USER, file)).rejects.toMatchObject({ code: 'server' });
  expect(row.avatar_url).toBeNull();
});

test('when the old file can’t be removed, nothing is uploaded and nothing changes', async () => {
  const { calls, row, avatars } = recorded(PUBLIC + OLD, ['remove']);
  await expect(avatars.upload(USER, file)).rejects.toMatchObject({ code: 'server' });
  expect(calls).toEqual([`remove ${OLD}`]);
  expect(row.avatar_url).toBe(PUBLIC + OLD);
});

describe('files of uploads that were cut off', () => {
  const at = (time: number) => `${USER}-${time}.png`;
  const HOUR = 3_600_000;
  const [stray, fresh] = [at(NOW.getTime() - HOUR - 1), at(NOW.getTime() - HOUR)];

  test.each([
    [
      'one folder after the other, as a hosted project',
      {
        avatars: [
          { name: 'a', id: null },
          { name: 'b', id: null },
        ],
        'avatars/a': [{ name: stray, id: '1' }],
        'avatars/b': [{ name: fresh, id: '2' }],
      },
    ],
    [
      'by their paths, as the embedded backend',
      {
        avatars: [
          { name: `avatars/a/${stray}`, id: '1' },
          { name: `avatars/b/${fresh}`, id: '2' },
        ],
      },
    ],
  ])(
    'are listed %s and go with the old one; one of this hour may be underway',
    async (_how, folders) => {
      const { calls, avatars } = recorded(PUBLIC + OLD, [], folders);
      await avatars.upload(USER, file);
      expect(calls[0]).toBe(`remove avatars/a/${stray} ${OLD}`);
    },
  );

  test('keep nobody from a new picture when they can’t be listed', async () => {
    const { calls, avatars } = recorded(PUBLIC + OLD, ['list']);
    await avatars.remove(USER);
    expect(calls).toEqual([`remove ${OLD}`, 'store null']);
  });
});
