import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS_DIR } from './migrations.ts';

describe.each(readdirSync(MIGRATIONS_DIR))('migration %s', (file) => {
  const sql = readFileSync(join(MIGRATIONS_DIR, file), 'utf8');

  it('ends by saying that it is the newest', () => {
    const ids = [...sql.matchAll(/as \$\$ select '(\w+)'::text \$\$;/g)].map((match) => match[1]);
    expect(ids).toEqual([file.replace(/\.sql$/, '')]);
    expect(sql.trimEnd()).toMatch(/grant execute on .*schema_version\(\) to anon, authenticated;$/);
  });

  it('guards each table it makes', () => {
    for (const [, table] of sql.matchAll(/create table (public\.\w+)/g)) {
      expect(sql).toContain(`alter table ${table} enable row level security;`);
    }
  });

  it('fixes the search path of each function it makes', () => {
    const functions = sql.match(/create (or replace )?function/g) ?? [];
    expect(sql.match(/set search_path = ''/g)).toHaveLength(functions.length);
  });

  it('drops nothing: a live app version may still need it', () => {
    expect(sql).not.toMatch(/\bdrop\s+(table|column|function|type|view)\b/i);
  });
});
