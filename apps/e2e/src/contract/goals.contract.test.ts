import { createSupabaseGoals, goalCodec, newGoal } from '@nafas/data-service/goals';
import { goalContract } from '@nafas/data-service/goals/contract';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { beforeAll, describe, expect, it, test } from 'vitest';

const backend = setUpBackend();

const signedUp = async (name: string) => (await backend.signUp(name)).user;

const getUserId = async (user: TestClient): Promise<string> =>
  (await user.auth.getUser()).data.user?.id ?? '';

const goal = () =>
  newGoal({
    title: 'Walk',
    description: 'To the sea',
    category: 'Health',
    deadline: '2026-12-20',
    now: new Date('2026-11-20T18:00:00Z'),
    timeZone: 'Asia/Riyadh',
  });

describe('goals on the embedded backend', () => {
  let user: Promise<TestClient> | undefined;
  goalContract(async () => createSupabaseGoals(await (user ??= signedUp('contract'))), {
    describe,
    it,
    expect,
  });
});

describe('row-level security of goals', () => {
  let ada: TestClient;
  let bea: TestClient;
  beforeAll(async () => {
    ada = await signedUp('ada');
    bea = await signedUp('bea');
  });

  /** A goal of Ada's, and how it looks to her. */
  async function hers() {
    const made = await createSupabaseGoals(ada).add(goal());
    const stored = async () => (await ada.from('goals').select().eq('id', made.id)).data;
    return { made, stored, before: await stored() };
  }

  test('another user reads nothing of it', async () => {
    const { made } = await hers();
    expect(await createSupabaseGoals(bea).list()).toEqual([]);
    expect((await bea.from('goals').select().eq('id', made.id)).data).toEqual([]);
  });

  test('another user changes nothing of it', async () => {
    const { made, stored, before } = await hers();
    expect(
      (await bea.from('goals').update({ progress: 5 }).eq('id', made.id).select()).data,
    ).toEqual([]);
    await expect(createSupabaseGoals(bea).setProgress(made, 5)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await stored()).toEqual(before);
  });

  test('another user deletes nothing of it', async () => {
    const { made, stored, before } = await hers();
    await createSupabaseGoals(bea).remove(made.id);
    expect(before).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  test('another user inserts nothing in her name, and nothing over her id', async () => {
    const { made, stored, before } = await hers();
    const forged = await bea
      .from('goals')
      .insert({ ...goalCodec.toRow(goal()), user_id: await getUserId(ada) });
    expect(forged.error).toMatchObject({ code: '42501' });
    await expect(createSupabaseGoals(bea).add({ ...goal(), id: made.id })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(
      (await bea.from('goals').upsert(goalCodec.toRow({ ...made, title: 'Mine' }))).error,
    ).not.toBeNull();
    expect(await stored()).toEqual(before);
  });

  test('an anonymous caller gets and changes nothing', async () => {
    const { made, stored, before } = await hers();
    const nobody = backend.client();
    expect((await nobody.from('goals').select()).data ?? []).toEqual([]);
    const insert = await nobody.from('goals').insert(goalCodec.toRow(goal()));
    expect(insert.error).toMatchObject({ code: '42501' });
    const update = nobody.from('goals').update({ progress: 5 }).eq('id', made.id).select();
    expect((await update).data ?? []).toEqual([]);
    const removal = nobody.from('goals').delete().eq('id', made.id).select();
    expect((await removal).data ?? []).toEqual([]);
    expect(await stored()).toEqual(before);
    await expect(createSupabaseGoals(nobody).add(goal())).rejects.toMatchObject({ code: 'denied' });
  });

  test('she gives it to nobody, and its day stays what it was', async () => {
    const { made, stored, before } = await hers();
    for (const change of [
      { user_id: await getUserId(bea) },
      { started_on: '2026-11-19' },
      { created_at: '2026-11-19T18:00:00Z' },
      { id: crypto.randomUUID() },
    ]) {
      expect(
        (await ada.from('goals').update(change).eq('id', made.id).select()).error,
      ).not.toBeNull();
    }
    expect(await stored()).toEqual(before);
  });
});

describe('the database itself', () => {
  const wrong: [string, Record<string, unknown>][] = [
    ['a blank title', { title: ' ' }],
    ['a title of 121 characters', { title: 'a'.repeat(121) }],
    ['a blank description', { description: '\n' }],
    ['a description of 2001 characters', { description: 'a'.repeat(2001) }],
    ['an unknown category', { category: 'Sleep' }],
    ['a progress of 101', { progress: 101 }],
    ['a progress of -1', { progress: -1 }],
    ['a deadline before the start', { deadline: '2026-11-19' }],
    ['a start that is not near the instant', { started_on: '2026-01-01' }],
  ];
  test('refuses what breaks a rule, whoever sends it (DECISION-073)', async () => {
    const user = await signedUp('rules');
    for (const [what, values] of wrong) {
      const { error } = await user.from('goals').insert({ ...goalCodec.toRow(goal()), ...values });
      expect(error?.code, what).toBe('23514');
    }
    expect(await createSupabaseGoals(user).list()).toEqual([]);
  });

  test('counts the version and stamps the change itself', async () => {
    const user = await signedUp('versions');
    const made = goal();
    const forged = { version: 40, updated_at: '2001-01-01T00:00:00Z' };
    await user.from('goals').insert({ ...goalCodec.toRow(made), ...forged });
    const { data } = await user
      .from('goals')
      .update({ ...forged, progress: 3 })
      .eq('id', made.id)
      .select();
    expect(data).toMatchObject([{ version: 2, progress: 3 }]);
    expect(String(data?.[0]?.updated_at)).not.toContain('2001');
  });

  test('answers that goals are deployed', async () => {
    const { data } = await backend.client().rpc('schema_version');
    expect(String(data) >= '20261121000100_goals').toBe(true);
  });
});

test('more than one page of goals are all listed, in order', async () => {
  const user = await signedUp('many');
  const start = Date.parse('2026-11-20T00:00:00Z');
  const rows = Array.from({ length: 603 }, (_, index) => ({
    ...goalCodec.toRow(goal()),
    created_at: new Date(start + Math.floor(index / 2) * 1000).toISOString(),
  }));
  expect((await user.from('goals').insert(rows)).error).toBeNull();
  const listed = await createSupabaseGoals(user).list();
  expect(new Set(listed.map(({ id }) => id)).size).toBe(603);
  const times = listed.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort());
});

test('goals are offline when nothing answers', async () => {
  // Port 9 (discard) is refused at once.
  const nobody = createSupabaseGoals(backend.client({ url: 'http://127.0.0.1:9' }));
  await expect(nobody.list()).rejects.toMatchObject({ name: 'DataError', code: 'offline' });
  await expect(nobody.remove(goal().id)).rejects.toMatchObject({ code: 'offline' });
});
