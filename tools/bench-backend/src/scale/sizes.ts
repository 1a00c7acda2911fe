import { row } from './figures.ts';
import type { Psql } from './psql.ts';

const SIZES = `
  select format('%s|%s|%s|%s|%s|%s', c.relname, case c.relkind when 'i' then 'index' else 'table' end,
    pg_size_pretty(pg_relation_size(c.oid)), greatest(c.reltuples, 0)::bigint,
    round(pg_relation_size(c.oid) / nullif(greatest(c.reltuples, 0), 0)), coalesce(s.idx_scan, 0))
  from pg_class as c left join pg_stat_all_indexes as s on s.indexrelid = c.oid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
    and c.relkind in ('r', 'i') and pg_relation_size(c.oid) > {{least}}
  order by pg_relation_size(c.oid) desc`;

/** Prints the tables and indexes of more than `least` bytes, the largest first, and the whole database. */
export async function printSizes(psql: Psql, least: number): Promise<void> {
  console.log(row('table or index', 'kind', 'size', 'rows', 'bytes each', 'scans'));
  console.log(row('---', '---', '---:', '---:', '---:', '---:'));
  for (const line of await psql('supabase_admin', SIZES.replace('{{least}}', String(least)))) {
    console.log(row(...line.split('|')));
  }
  const [whole] = await psql(
    'supabase_admin',
    'select pg_size_pretty(pg_database_size(current_database()))',
  );
  console.log(`The database: ${whole}`);
}
