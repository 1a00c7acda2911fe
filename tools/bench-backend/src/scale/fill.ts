import { ownSql } from './own-sql.ts';
import type { Psql } from './psql.ts';

/** How much is filled in. */
export interface Size {
  readonly rows: number;
  readonly people: number;
}

/** The most check-ins of one person: ten years of three or four a day. */
export const MOST = 12_000;
const BATCH = 250_000;
/** Different notes. */
const POOL = 40_000;

/** Fills the migrated database, in the order in which people would; says how far it is. Resolves with the count of check-ins. */
export async function fill(psql: Psql, { rows, people }: Size): Promise<number> {
  const began = performance.now();
  const say = (what: string) => {
    console.log(`${Math.round((performance.now() - began) / 1000)} s: ${what}`);
  };
  await psql('supabase_admin', ownSql('helpers.sql'));
  await psql('supabase_admin', ownSql('people.sql', { rows, people, most: MOST }));
  const [counted] = await psql('supabase_admin', 'select count(*) from bench.moments');
  const count = Number(counted);
  await psql('supabase_admin', ownSql('pool.sql', { pool: POOL }));
  say(`${people} people, ${POOL} notes`);
  let next = 1;
  const work = async () => {
    while (next <= count) {
      const from = next;
      next = Math.min(count, from + BATCH - 1) + 1;
      const to = next - 1;
      await psql('supabase_admin', ownSql('check-ins.sql', { from, to, pool: POOL }));
      say(`check-ins ${from} to ${to} of ${count}`);
    }
  };
  await Promise.all([work(), work()]);
  await psql('supabase_admin', ownSql('pool-ends.sql'));
  await psql('supabase_admin', ownSql('beside.sql'));
  say('what people have beside them, statistics');
  return count;
}
