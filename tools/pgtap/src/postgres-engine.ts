import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Engine } from './engine.ts';
import { migrations, ownSql } from './folders.ts';
import { startCluster } from './postgres-cluster.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** PostgreSQL of the machine, on a cluster of its own that is arranged as a hosted project. */
export async function startPostgres(programs: PostgresPrograms): Promise<Engine> {
  const cluster = await startCluster(programs);

  async function psql(user: string, sql: string): Promise<string[]> {
    const child = spawn(
      join(programs.bin, 'psql'),
      [
        '-X',
        '-q',
        '-A',
        '-t',
        '-v',
        'ON_ERROR_STOP=1',
        '-v',
        `password=${cluster.password}`,
      ].concat(['-h', '127.0.0.1', '-p', String(cluster.port), '-U', user, 'postgres']),
      { env: { ...process.env, PGPASSWORD: cluster.password, PGCLIENTENCODING: 'UTF8' } },
    );
    child.stdin.end(sql);
    const exit = once(child, 'exit');
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await exit) as [number | null];
    if (code !== 0) throw new Error(errors.trim());
    return output.split('\n').filter((line) => line !== '');
  }

  try {
    await psql('supabase_admin', ownSql('stand-ins.sql') + ownSql('hosted-role.sql'));
    for (const migration of migrations()) await psql('postgres', `begin;\n${migration}\ncommit;`);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return {
    name: `PostgreSQL ${programs.major}`,
    run: (sql) => psql('postgres', sql),
    close: () => cluster.stop(),
  };
}
