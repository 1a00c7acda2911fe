import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, type HostedCluster, startHostedCluster } from '@nafas/pgtap/cluster';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findSupabase, root } from './programs.ts';
import { copyProject, runCli } from './supabase-cli.ts';

// The Supabase CLI itself, with our configuration and migrations, on a PostgreSQL with a hosted project's roles.

const cli = findSupabase();
const programs = findPostgres();
const MIGRATIONS = readdirSync(join(root, 'supabase/migrations')).sort();
/** The newest migration of the first release. */
const FIRST_RELEASE = '20261121100100';

describe.skipIf(cli === null || programs === null)('the Supabase CLI', () => {
  let cluster: HostedCluster;
  let folder: string;
  beforeAll(() => {
    folder = copyProject();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => cluster.stop());

  const push = async (from = folder, ...more: string[]) => {
    const run = await runCli(cli ?? '', from, ['db', 'push', `--remote=${cluster.url}`, ...more]);
    expect(run.code, run.said).toBe(0);
    return run.said;
  };
  const applied = () =>
    cluster.psql(
      'postgres',
      'select version from supabase_migrations.schema_migrations order by 1',
    );
  const versions = MIGRATIONS.map((file) => file.slice(0, 14));

  async function start(): Promise<void> {
    if (programs === null) throw new Error('Not reached: skipped without PostgreSQL');
    cluster = await startHostedCluster(programs);
  }

  test('reads config.toml without a warning, and pushes all migrations, once', async () => {
    await start();
    const said = await push();
    expect(said).not.toMatch(/warn|deprecated/i);
    expect(await applied()).toEqual(versions);
    expect(await push()).toMatch(/up to date/i);
    expect(await applied()).toEqual(versions);
    const named = await cluster.psql('postgres', 'select public.schema_version()');
    expect(named).toEqual([MIGRATIONS.at(-1)?.replace(/\.sql$/, '')]);
  });

  test('pushes what is new to a project of the first release, whose rows stay', async () => {
    await start();
    const older = copyProject();
    for (const file of MIGRATIONS) {
      if (file.slice(0, 14) > FIRST_RELEASE) rmSync(join(older, 'supabase/migrations', file));
    }
    await push(older);
    rmSync(older, { recursive: true, force: true });
    expect(await applied()).toEqual(versions.filter((version) => version <= FIRST_RELEASE));
    await cluster.psql(
      'postgres',
      `insert into auth.users (id, email) values ('00000000-0000-0000-0000-000000000001', 'ada@nafas.test');
       insert into public.profiles (id, name, email)
       values ('00000000-0000-0000-0000-000000000001', 'Ada', 'ada@nafas.test');`,
    );
    await push();
    expect(await applied()).toEqual(versions);
    expect(await cluster.psql('postgres', 'select name from public.profiles')).toEqual(['Ada']);
  });
});
