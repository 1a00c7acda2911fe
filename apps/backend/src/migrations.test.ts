import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startBackend } from './index.ts';
import { MIGRATIONS_DIR } from './migrations.ts';
import { emptyDataDir } from './testing/empty-data-dir.ts';

describe.each(readdirSync(MIGRATIONS_DIR))('migration %s', (file) => {
  const sql = readFileSync(join(MIGRATIONS_DIR, file), 'utf8');

  it('ends by saying that it is the newest', () => {
    const ids = [...sql.matchAll(/as \$\$ select '(\w+)'::text \$\$;/g)].map((match) => match[1]);
    expect(ids).toEqual([file.replace(/\.sql$/, '')]);
    expect(sql.trimEnd()).toMatch(/grant execute on .*schema_version\(\) to anon, authenticated;$/);
  });

  it('guards each table it makes', () => {
    const tables = [...sql.matchAll(/create table (public\.\w+)/g)].map((match) => match[1]);
    const guarded = tables.filter((table) =>
      sql.includes(`alter table ${table} enable row level security;`),
    );
    expect(guarded).toEqual(tables);
  });

  it('fixes the search path of each function it makes', () => {
    const functions = sql.match(/create (or replace )?function/g) ?? [];
    // A body that is no text is read when the function is made: no path counts when it is called.
    const read = sql.match(/^return /gm) ?? [];
    expect(sql.match(/set search_path = ''/g)).toHaveLength(functions.length - read.length);
  });

  it('drops nothing: a live app version may still need it', () => {
    expect(sql).not.toMatch(/\bdrop\s+(table|column|type|view)\b/i);
    // A function that answers with more columns has to be made anew, in the same migration; private ones no app calls.
    const dropped = [...sql.matchAll(/\bdrop\s+function\s+(?!private\.)([\w.]+)/gi)];
    for (const [, name] of dropped) expect(sql).toContain(`create function ${name}(`);
  });
});

describe('a migration that comes late', () => {
  let dataDir = '';
  let late = '';
  beforeEach(() => {
    dataDir = emptyDataDir();
    cpSync(inject('template'), dataDir, { recursive: true });
    late = mkdtempSync(join(tmpdir(), 'nafas-late-'));
  });
  afterEach(() => {
    for (const folder of [dataDir, late]) rmSync(folder, { recursive: true, force: true });
  });

  async function schemaVersion(moreMigrations: readonly string[]): Promise<unknown> {
    const backend = await startBackend({ dataDir, port: 0, allowedOrigins: [], moreMigrations });
    try {
      const answer = await fetch(`${backend.url}/health`);
      return ((await answer.json()) as { schema: unknown }).schema;
    } finally {
      await backend.close();
    }
  }

  it('is applied, and the schema stays that of the newest one', async () => {
    const newest = readdirSync(MIGRATIONS_DIR).sort().at(-1)?.replace('.sql', '');
    writeFileSync(
      join(late, '20200101000000_late.sql'),
      `create table public.late ();
       create or replace function public.schema_version() returns text
       language sql immutable set search_path = '' as $$ select '20200101000000_late'::text $$;`,
    );
    expect(await schemaVersion([late])).toBe(newest);
    expect(await schemaVersion([late])).toBe(newest);
  });

  it('whose release is gone again leaves the version it named', async () => {
    const id = '20990101000000_newer';
    writeFileSync(
      join(late, `${id}.sql`),
      `create or replace function public.schema_version() returns text
       language sql immutable set search_path = '' as $$ select '${id}'::text $$;`,
    );
    expect(await schemaVersion([late])).toBe(id);
    expect(await schemaVersion([])).toBe(id);
  });
});
