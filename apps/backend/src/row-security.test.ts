import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sign } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadKeys } from './keys.ts';
import { checkInRow, dataRow, goalRow } from './testing/rows.ts';
import { TestBackend, type TestUser } from './testing/test-backend.ts';

/** The tables under test. A table that is missing here fails the last test. */
const TABLES = [
  { table: 'profiles', owner: 'id', change: { bio: 'changed' }, clientDeletes: false },
  { table: 'user_settings', owner: 'user_id', change: { volume: 1 }, clientDeletes: true },
  { table: 'check_ins', owner: 'user_id', change: { mood: 0 }, clientDeletes: true },
  { table: 'goals', owner: 'user_id', change: { progress: 40 }, clientDeletes: true },
  {
    table: 'emotion_readings',
    owner: 'user_id',
    change: { answer: 'accepted' },
    clientDeletes: true,
  },
  { table: 'notifications', owner: 'user_id', change: { unread: false }, clientDeletes: true },
  { table: 'activities', owner: 'user_id', change: { rating_after: 7 }, clientDeletes: true },
] as const;

/** The tables that these few tests don't fit; supabase/tests has them, as it has all of the others. */
const TESTED_BY_PGTAP = [
  'achievements',
  'achievements_earned',
  'ai_ledger',
  'chat_messages',
  'check_in_versions',
  'consents',
  'daily_quotes',
  'goal_progress',
  'habit_marks',
  'habits',
  'imports',
  'push_subscriptions',
  'quotes',
  'recommendations_shown',
  'safety_plans',
  'tags',
  'thought_records',
];

type Table = (typeof TABLES)[number];

describe('row-level security', () => {
  let test: TestBackend;
  let ada: TestUser;
  let bob: TestUser;
  beforeAll(async () => {
    test = await TestBackend.start();
    [ada, bob] = await Promise.all([test.signUp('ada'), test.signUp('bob')]);
    for (const { table } of TABLES) {
      const { error } = await ada.client.from(table).insert(createRow(table, ada));
      if (error) throw error;
    }
  });
  afterAll(() => test.remove());

  function createRow(table: Table['table'], user: TestUser): Record<string, unknown> {
    switch (table) {
      case 'profiles':
        return { id: user.id, email: user.email, name: 'Name' };
      case 'check_ins':
        return checkInRow({ user_id: user.id });
      case 'user_settings':
        // The first check-in and the first goal would be told of: further rows of hers.
        return { user_id: user.id, volume: 50, notifications: { achievementAlerts: false } };
      case 'goals':
        return goalRow(user.id);
      default:
        return dataRow(table, user.id);
    }
  }

  /** Ada's row as she sees it herself. */
  async function stored(table: Table): Promise<unknown> {
    const { data, error } = await ada.client.from(table.table).select().eq(table.owner, ada.id);
    expect(error).toBeNull();
    expect(data).toHaveLength(1);
    return data;
  }

  describe.each(TABLES)('$table', (table) => {
    it('[DATA-167] [DATA-170] [DATA-171] the owner reads and changes their row', async () => {
      const changed = await ada.client
        .from(table.table)
        .update(table.change)
        .eq(table.owner, ada.id)
        .select();
      expect(changed.error).toBeNull();
      expect(changed.data).toMatchObject([table.change]);
    });

    it('[DATA-171] another user reads, changes and deletes nothing', async () => {
      const before = await stored(table);
      expect((await bob.client.from(table.table).select()).data).toEqual([]);
      const update = await bob.client
        .from(table.table)
        .update(table.change)
        .eq(table.owner, ada.id)
        .select();
      expect(update.data ?? []).toEqual([]);
      const removal = await bob.client.from(table.table).delete().eq(table.owner, ada.id).select();
      expect(removal.data ?? []).toEqual([]);
      expect(await stored(table)).toEqual(before);
    });

    it('[DATA-171] another user inserts nothing in the name of the owner', async () => {
      const before = await stored(table);
      const row = createRow(table.table, ada);
      const insert = await bob.client.from(table.table).insert(row);
      expect(insert.error).toMatchObject({ code: '42501' });
      const upsert = await bob.client.from(table.table).upsert(row);
      expect(upsert.error).not.toBeNull();
      expect(await stored(table)).toEqual(before);
    });

    it('[DATA-166] [DATA-169] [DATA-171] an anonymous caller gets and changes nothing', async () => {
      const before = await stored(table);
      const anonymous = test.client();
      expect((await anonymous.from(table.table).select()).data ?? []).toEqual([]);
      const insert = await anonymous.from(table.table).insert(createRow(table.table, bob));
      expect(insert.error).toMatchObject({ code: '42501' });
      const update = await anonymous
        .from(table.table)
        .update(table.change)
        .eq(table.owner, ada.id)
        .select();
      expect(update.data ?? []).toEqual([]);
      const removal = await anonymous.from(table.table).delete().eq(table.owner, ada.id).select();
      expect(removal.data ?? []).toEqual([]);
      expect(await stored(table)).toEqual(before);
    });

    it('the owner gives their row to nobody', async () => {
      const before = await stored(table);
      const gift = await ada.client
        .from(table.table)
        .update({ [table.owner]: bob.id })
        .eq(table.owner, ada.id)
        .select();
      expect(gift.error).not.toBeNull();
      expect(await stored(table)).toEqual(before);
    });

    it(`the owner ${table.clientDeletes ? 'deletes' : 'does not delete'} their row`, async () => {
      const removal = await ada.client.from(table.table).delete().eq(table.owner, ada.id).select();
      expect(removal.data ?? []).toHaveLength(table.clientDeletes ? 1 : 0);
    });
  });

  it('refuses a call without the public key, with a wrong one, and with a forged or expired token', async () => {
    const url = `${test.backend.url}/rest/v1/check_ins`;
    expect((await fetch(url)).status).toBe(401);
    const { error } = await test
      .client('sb_publishable_AAAAAAAAAAAAAAAAAAAAAA_AAAAAAAA')
      .from('check_ins')
      .select();
    expect(error).not.toBeNull();

    const claims = { sub: ada.id, role: 'service_role', exp: Math.floor(Date.now() / 1000) + 600 };
    const part = (value: unknown): string =>
      Buffer.from(JSON.stringify(value)).toString('base64url');
    const { jwtSecret } = await loadKeys(join(test.dataDir, 'keys.json'));
    for (const forged of [
      `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
      `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part('signature')}`,
      await sign({ ...claims, role: 'authenticated' }, 'another secret', 'HS256'),
      await sign({ ...claims, role: 'authenticated', exp: 1_000_000_000 }, jwtSecret, 'HS256'),
    ]) {
      const response = await fetch(url, {
        headers: { apikey: test.backend.anonKey, authorization: `Bearer ${forged}` },
      });
      expect(response.status).toBe(401);
    }
  });

  it('[DATA-171] guards every table there is, and each one is tested here', async () => {
    await test.stop();
    const pglite = await PGlite.create(join(test.dataDir, 'database'));
    const { rows } = await pglite.query<{ name: string; guarded: boolean }>(
      `select relname as name, relrowsecurity as guarded from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by 1`,
    );
    await pglite.close();
    expect(rows).toEqual(
      [...TABLES.map(({ table }) => table), ...TESTED_BY_PGTAP]
        .sort()
        .map((name) => ({ name, guarded: true })),
    );
  });
});
