import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, appliedVersions, recordVersion, splitSqlStatements } from '@supabase/lite';
import { sql } from 'kysely';

/** The Supabase CLI's own directory: the same files are deployed to a hosted project. */
export const MIGRATIONS_DIR = fileURLToPath(
  new URL('../../../supabase/migrations/', import.meta.url),
);

const NAMES_ITSELF = /function public\.schema_version\(\)/;

const FILE_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/;

// A hosted project has these from the start. Lite makes them at the first request, which is too late
// for migrations that name them in policies and grants.
const ROLES = `do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end
$$`;

/**
 * Applies the migrations that this database does not have yet, in order, each in one transaction with
 * its own record (in the Supabase CLI's history table), so that a kill leaves it done or not begun.
 *
 * Not Lite's applyPendingMigrations: that one reads `supabase/` under the working directory, which is
 * not ours to choose in a launcher or a test.
 * @param more further directories, each applied after the ones before it.
 */
export async function migrate(app: App, more: readonly string[] = []): Promise<void> {
  await app.ensureSystemSchema();
  await app.connection.exec(ROLES);
  const applied = new Set(await appliedVersions(app.connection));
  let newest = '';
  for (const directory of [MIGRATIONS_DIR, ...more]) {
    for (const file of readdirSync(directory).sort()) {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (version === undefined || name === undefined) {
        throw new Error(`${file} is no migration: the name must be <14 digits>_<name>.sql`);
      }
      const text = readFileSync(join(directory, file), 'utf8');
      const id = `${version}_${name}`;
      if (NAMES_ITSELF.test(text) && id > newest) newest = id;
      if (!applied.has(version)) await apply(app, { file, version, name, text });
    }
  }
  await nameNewest(app, newest);
  await app.connection.clearSchemaCache();
}

/**
 * Makes schema_version() name the newest migration. Each ends by naming itself, so one that came late, with an earlier
 * name than others that were there already, takes the version back.
 */
async function nameNewest({ connection }: App, newest: string): Promise<void> {
  const { rows } = await sql<{ named: string }>`select public.schema_version() as named`.execute(
    connection.kysely,
  );
  const named = rows[0]?.named ?? '';
  // A database of a newer release stays as it is.
  if (named >= newest) return;
  await connection.exec(
    `create or replace function public.schema_version() returns text
     language sql immutable set search_path = '' as $$ select '${newest}'::text $$`,
  );
}

async function apply(
  app: App,
  migration: { file: string; version: string; name: string; text: string },
): Promise<void> {
  const { file, version, name, text } = migration;
  await app.connection.exec('begin');
  try {
    await app.connection.exec(text);
    await recordVersion(app.connection, { version, name, statements: splitSqlStatements(text) });
    await app.connection.exec('commit');
  } catch (error) {
    await app.connection.exec('rollback');
    throw new Error(`Migration ${file} failed`, { cause: error });
  }
}
