import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import type { Engine } from './engine.ts';
import { migrations, ownSql } from './folders.ts';

/** PostgreSQL inside this process, in memory: the embedded backend's database. */
export async function startPglite(): Promise<Engine> {
  const database = await PGlite.create({ extensions: { pgtap } });
  await database.exec(ownSql('stand-ins.sql'));
  await database.exec('set search_path = "$user", public, extensions');
  for (const migration of migrations()) await database.exec(migration);
  return {
    name: 'PGlite',
    run: async (sql) => {
      try {
        const results = await database.exec(sql, { rowMode: 'array' });
        return results.flatMap(({ rows }) => rows.map(firstColumn));
      } catch (error) {
        await database.exec('rollback');
        throw error;
      }
    },
    close: () => database.close(),
  };
}

function firstColumn(row: unknown): string {
  const value: unknown = Array.isArray(row) ? row[0] : row;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
