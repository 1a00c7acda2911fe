import { ownSql } from './own-sql.ts';
import type { Psql } from './psql.ts';
import { type Asking, timeReads } from './reads.ts';
import { timeWrites } from './writes.ts';

/** The reads of check-ins. */
const READS = new Set([
  'dashboard: figures of the days, 30 days',
  'dashboard: the first 28 days there are',
  'analysis: moments of the last day',
  'insights, report: check-ins of a year, a page of 500',
  'journal: first page',
  'journal: a later page',
  'journal: search',
  'journal: the year',
  'journal: words and tags',
  'journal: entries beside one',
  'journal: one entry',
]);

async function seconds(psql: Psql, sql: string): Promise<number> {
  const began = performance.now();
  await psql('supabase_admin', sql);
  return (performance.now() - began) / 1000;
}

async function printParts(psql: Psql, tables: string): Promise<void> {
  const [line = ''] = await psql(
    'supabase_admin',
    `select format('rows %s, indexes %s', pg_size_pretty(sum(pg_relation_size(oid))), pg_size_pretty(sum(pg_indexes_size(oid))))
     from pg_class where oid in (${tables})`,
  );
  console.log(line);
}

const OF_MONTH = `date_trunc('month', current_date - interval '3 months')`;

/** How long it takes until a person with the most is gone, and a month of everybody; each is undone. */
async function timeDeletions(psql: Psql, month: string): Promise<void> {
  for (const [who, n] of [
    ['one with as many as half of the people exceed', '(select max(n) / 2 from bench.people)'],
    ['the one with the most', '1'],
  ] as const) {
    const person = `select id from bench.people where n = ${n}`;
    const sql = `begin; delete from auth.users where id = (${person}); rollback;`;
    console.log(`deleting ${who}: ${(await seconds(psql, sql)).toFixed(2)} s`);
  }
  console.log(`deleting a month of everybody: ${(await seconds(psql, month)).toFixed(2)} s`);
}

/** Tries a table by months on the same rows: reads, writes, sizes, and deletions, before and after. */
export async function tryByMonth(psql: Psql, asking: Asking): Promise<void> {
  console.log('\n## One table, indexes made anew');
  console.log(
    `indexes made anew in ${(await seconds(psql, 'reindex table public.check_ins')).toFixed(0)} s`,
  );
  await printParts(psql, `'public.check_ins'::regclass`);
  await timeReads(psql, asking, READS);
  await timeWrites(psql, asking);
  await timeDeletions(
    psql,
    `begin; set local session_replication_role = replica; delete from public.check_ins
     where local_date >= ${OF_MONTH} and local_date < ${OF_MONTH} + interval '1 month'; rollback;`,
  );

  console.log('\n## By month');
  console.log(`copied in ${(await seconds(psql, ownSql('by-month.sql'))).toFixed(0)} s`);
  const [partitions] = await psql(
    'supabase_admin',
    `select count(*) from pg_inherits where inhparent = 'public.check_ins'::regclass`,
  );
  console.log(`${partitions} partitions`);
  await printParts(
    psql,
    `select inhrelid from pg_inherits where inhparent = 'public.check_ins'::regclass`,
  );
  await timeReads(psql, asking, READS);
  await timeWrites(psql, asking);
  await timeDeletions(
    psql,
    `begin; do $do$ begin execute 'drop table bench.check_ins_' || to_char(${OF_MONTH}, 'YYYY_MM'); end $do$; rollback;`,
  );
}
