import { createSupabaseAvatars } from '@nafas/data-service/avatar';
import { createSupabaseConsents } from '@nafas/data-service/consents';
import { createSupabaseAccountData } from '@nafas/data-service/export';
import { accountDataContract } from '@nafas/data-service/export/contract';
import { createSupabaseSettings } from '@nafas/data-service/settings';
import { type Account, setUpBackend } from '../support/test-backend.ts';
import { describe, expect, it, test } from 'vitest';

const backend = setUpBackend();
let people = 0;

interface Somebody extends Account {
  readonly avatar: string;
}

/** Somebody with a profile, settings, a consent and a picture. */
async function somebody(): Promise<Somebody> {
  people += 1;
  const { user, id, email } = await backend.signUp(`somebody${people}`);
  expect((await user.rpc('ensure_profile')).error).toBeNull();
  await createSupabaseSettings(user, id).merge('ai', { emotionalAnalysis: true });
  const camera = { purpose: 'camera_analysis', textVersion: '2026-11', language: 'ar' } as const;
  await createSupabaseConsents(user).grant(camera);
  const picture = new Blob(['GIF89a'], { type: 'image/gif' });
  return { user, id, email, avatar: await createSupabaseAvatars(user).upload(id, picture) };
}

describe('account data on the embedded backend', () => {
  accountDataContract(async () => createSupabaseAccountData((await somebody()).user), {
    describe,
    it,
    expect,
  });
});

const getStatus = (error: unknown) => (error as { context?: { status?: number } }).context?.status;

/** How many rows of a person there are in each table, asked with the operator's key. */
async function getRows({ id }: Somebody): Promise<Record<string, number>> {
  const operator = backend.client({ key: backend.serviceKey });
  const counts: Record<string, number> = {};
  const owned = { profiles: 'id', user_settings: 'user_id', consents: 'user_id' };
  for (const [table, owner] of Object.entries(owned)) {
    const { data, error } = await operator.from(table).select(owner).eq(owner, id);
    expect(error).toBeNull();
    counts[table] = data?.length ?? -1;
  }
  return counts;
}

describe('export', () => {
  test('answers everything of the caller, and nothing of anybody else', async () => {
    const [ada, bea] = [await somebody(), await somebody()];
    const { data, error } = await ada.user.functions.invoke('export', { method: 'POST' });
    expect(error).toBeNull();
    expect(data).toMatchObject({
      exportedAt: expect.stringMatching(/Z$/),
      account: { id: ada.id, email: ada.email },
      tables: {
        profiles: [{ id: ada.id, avatar_url: ada.avatar }],
        user_settings: [{ user_id: ada.id, ai: { emotionalAnalysis: true } }],
        consents: [{ purpose: 'camera_analysis', language: 'ar', withdrawn_at: null }],
        check_ins: [],
      },
      files: [{ bucket: 'avatars' }],
    });
    expect(JSON.stringify(data)).not.toContain(bea.id);
  });

  test('needs a session', async () => {
    const { error } = await backend.client().functions.invoke('export', {
      method: 'POST',
    });
    expect(getStatus(error)).toBe(401);
  });
});

describe('account-delete', () => {
  const remove = ({ user }: Somebody, confirm: unknown) =>
    user.functions.invoke('account-delete', { body: { confirm } });

  test('takes away files, account and rows, and leaves everybody else’s', async () => {
    const [ada, bea] = [await somebody(), await somebody()];
    const { data, error } = await remove(ada, ` ${ada.email.toUpperCase()} `);
    expect(error).toBeNull();
    expect(data).toEqual({ deleted: true });
    expect(await getRows(ada)).toEqual({ profiles: 0, user_settings: 0, consents: 0 });
    expect((await fetch(ada.avatar)).ok).toBe(false);
    const again = { email: ada.email, password: 'a long enough one' };
    expect((await ada.user.auth.signInWithPassword(again)).error).not.toBeNull();
    expect(await getRows(bea)).toEqual({ profiles: 1, user_settings: 1, consents: 1 });
    expect((await fetch(bea.avatar)).ok).toBe(true);
  });

  test('goes on where it stopped: files that are gone already are no failure', async () => {
    const ada = await somebody();
    const { data } = await ada.user.rpc('my_files');
    const paths = (data as { path: string }[]).map(({ path }) => path);
    expect((await ada.user.storage.from('avatars').remove(paths)).error).toBeNull();
    expect((await remove(ada, ada.email)).error).toBeNull();
    expect(await getRows(ada)).toEqual({ profiles: 0, user_settings: 0, consents: 0 });
    // The token lives on for a while; there is nobody behind it.
    expect(getStatus((await remove(ada, ada.email)).error)).toBe(401);
  });

  test.each([undefined, '', 'somebody.else@nafas.test'])(
    'touches nothing without the right address: %j',
    async (confirm) => {
      const ada = await somebody();
      expect(getStatus((await remove(ada, confirm)).error)).toBe(400);
      expect(await getRows(ada)).toEqual({ profiles: 1, user_settings: 1, consents: 1 });
      expect((await fetch(ada.avatar)).ok).toBe(true);
    },
  );

  test('needs a session', async () => {
    const body = { confirm: 'ada@nafas.test' };
    const { error } = await backend.client().functions.invoke('account-delete', {
      body,
    });
    expect(getStatus(error)).toBe(401);
  });
});
