import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSerialKysely } from './transaction-mutex.ts';

interface Tables {
  notes: { id: number; text: string };
}

describe('transaction mutex', () => {
  const pglite = new PGlite();
  const db = createSerialKysely<Tables>(pglite);

  beforeAll(async () => {
    await pglite.exec('create table notes (id integer primary key, text text not null)');
  });
  afterAll(async () => {
    await db.destroy();
    await pglite.close();
  });

  it("keeps what one client stored when another client's insert fails at the same time", async () => {
    const store = (id: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('notes').values({ id, text: 'kept' }).execute();
        // A second statement leaves room for somebody else's between the two.
        await sql`select 1`.execute(trx);
      });
    const fail = (): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('notes').values({ id: -1, text: 'dropped' }).execute();
        await sql`insert into notes values (-2, null)`.execute(trx);
      });

    const work = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? store(i) : fail()));
    const results = await Promise.allSettled(work);

    expect(results.filter((_, i) => i % 2 === 0).map((r) => r.status)).toEqual(
      Array.from({ length: 20 }, () => 'fulfilled'),
    );
    expect(results.filter((_, i) => i % 2 === 1).map((r) => r.status)).toEqual(
      Array.from({ length: 20 }, () => 'rejected'),
    );
    const rows = await db.selectFrom('notes').select('id').orderBy('id').execute();
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 20 }, (_, i) => 2 * i));
  });

  it('goes on after a failed statement', async () => {
    await expect(sql`select nonsense`.execute(db)).rejects.toThrow('nonsense');
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('says how many rows a statement changed', async () => {
    await db.insertInto('notes').values({ id: 1001, text: 'a' }).execute();
    const result = await db.deleteFrom('notes').where('id', '=', 1001).executeTakeFirst();
    expect(result.numDeletedRows).toBe(1n);
  });
});
