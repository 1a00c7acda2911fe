import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInRow } from './testing/rows.ts';
import { TestBackend, type TestUser } from './testing/test-backend.ts';

describe('check-ins', () => {
  let test: TestBackend;
  let ada: TestUser;
  beforeAll(async () => {
    test = await TestBackend.start();
    ada = await test.signUp('ada');
  });
  afterAll(() => test.remove());

  it('[DATA-085] [DATA-086] [DATA-087] [DATA-088] keeps what was entered, for the signed-in user', async () => {
    const row = checkInRow({ notes: 'يوم هادئ 🌿', words: ['calm', 'tired'], motivation: 4 });
    const { data, error } = await ada.client.from('check_ins').insert(row).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ ...row, occurred_at: expect.anything(), user_id: ada.id });
    expect(Date.parse(data.occurred_at)).toBe(Date.parse(String(row['occurred_at'])));
  });

  it('leaves out what was not entered as null, never 0', async () => {
    const { data } = await ada.client.from('check_ins').insert(checkInRow()).select().single();
    expect(data).toMatchObject({ motivation: null, notes: null, words: [] });
  });

  it('of who did not agree is refused as hosted projects refuse it, with a code of its own', async () => {
    const una = await test.signUp('una');
    const now = { withdrawn_at: new Date().toISOString() };
    await una.client.from('consents').update(now).eq('purpose', 'check_ins');
    const { error, status } = await una.client.from('check_ins').insert(checkInRow());
    expect([status, error?.code]).toEqual([400, 'NF001']);
    expect((await una.client.from('check_ins').select()).data).toEqual([]);
  });

  it('a write that is sent twice is one row, as it was first', async () => {
    const row = checkInRow();
    const send = (mood: number): PromiseLike<{ error: unknown }> =>
      ada.client
        .from('check_ins')
        .upsert({ ...row, mood }, { onConflict: 'id', ignoreDuplicates: true });
    const answers = [await send(2), await send(9), ...(await Promise.all([send(8), send(7)]))];
    for (const { error } of answers) expect(error).toBeNull();
    const { data } = await ada.client.from('check_ins').select('mood').eq('id', row.id);
    expect(data).toEqual([{ mood: 2 }]);
  });

  it("somebody else's id is neither read nor overwritten by an insert-or-ignore", async () => {
    const row = checkInRow();
    await ada.client.from('check_ins').insert(row);
    const bob = await test.signUp('bob');
    const { data } = await bob.client
      .from('check_ins')
      .upsert({ ...row, mood: 1 }, { onConflict: 'id', ignoreDuplicates: true })
      .select();
    expect(data ?? []).toEqual([]);
    const stored = await ada.client.from('check_ins').select('mood, user_id').eq('id', row.id);
    expect(stored.data).toEqual([{ mood: 7, user_id: ada.id }]);
  });

  it.each([
    ['mood', 11],
    ['mood', -1],
    ['energy', 11],
    ['energy', -1],
    ['stress', 11],
    ['stress', -1],
    ['motivation', 11],
    ['notes', 'x'.repeat(2001)],
    ['words', ['a', 'b', 'c', 'd']],
    ['words', ['a', null]],
    ['words', ['x'.repeat(121)]],
    ['time_zone', "'; drop table"],
    ['local_date', '2026-11-22'],
    ['local_date', '2026-11-18'],
  ])('refuses %s %j', async (column, value) => {
    const row = checkInRow({ [column]: value });
    const { error, status } = await ada.client.from('check_ins').insert(row);
    expect([status, error?.code]).toEqual([400, '23514']);
    expect((await ada.client.from('check_ins').select().eq('id', row.id)).data).toEqual([]);
  });

  it.each(['mood', 'energy', 'stress', 'occurred_at', 'time_zone', 'local_date', 'id'])(
    'needs %s',
    async (column) => {
      const { error } = await ada.client.from('check_ins').insert(checkInRow({ [column]: null }));
      expect(error?.code).toBe('23502');
    },
  );

  it.each([
    ['Pacific/Kiritimati', '2026-11-20T23:30:00+14:00'],
    ['Etc/GMT+12', '2026-11-20T00:30:00-12:00'],
    ['America/Argentina/Buenos_Aires', '2026-11-20T23:59:59-03:00'],
    ['UTC+05:00', '2026-11-20T01:00:00+05:00'],
  ])('takes the local day of %s', async (time_zone, occurred_at) => {
    const row = checkInRow({ time_zone, occurred_at, local_date: '2026-11-20' });
    expect((await ada.client.from('check_ins').insert(row)).error).toBeNull();
  });

  it.each([
    ['local_date', '2026-11-19'],
    ['time_zone', 'Europe/Paris'],
    ['occurred_at', '2026-11-20T10:00:00Z'],
    ['id', crypto.randomUUID()],
  ])('%s stays as it was', async (column, value) => {
    const row = checkInRow();
    await ada.client.from('check_ins').insert(row);
    const { error } = await ada.client
      .from('check_ins')
      .update({ [column]: value })
      .eq('id', row.id);
    expect(error?.code).toBe('23514');
    const { data } = await ada.client.from('check_ins').select('local_date').eq('id', row.id);
    expect(data).toEqual([{ local_date: '2026-11-20' }]);
  });

  it('owners may correct what they entered, but not when they entered it', async () => {
    const row = checkInRow();
    const inserted = await ada.client.from('check_ins').insert(row).select().single();
    const { data, error } = await ada.client
      .from('check_ins')
      .update({ mood: 1, notes: 'corrected', created_at: '2001-01-01T00:00:00Z' })
      .eq('id', row.id)
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({
      ...inserted.data,
      mood: 1,
      notes: 'corrected',
      version: 2,
      // What follows from the change.
      search: expect.any(String) as string,
      edited_at: expect.any(String) as string,
      updated_at: expect.any(String) as string,
    });
  });
});
