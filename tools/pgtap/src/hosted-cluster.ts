import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ownSql } from './folders.ts';
import { startCluster, type ClusterOptions } from './postgres-cluster.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** A PostgreSQL with what a hosted project has before our first migration: roles, schemas, tables of the services. */
export interface HostedCluster {
  /** For the role that migrates a hosted project. */
  readonly url: string;
  readonly port: number;
  readonly password: string;
  /** Runs statements as a role; what they print, a line for each row. */
  psql(user: string, sql: string): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server on a free port and makes in it what a hosted project has before our first migration.
 * Whoever starts it stops it. Rejects when the server does not start, or refuses the statements.
 */
export async function startHostedCluster(
  programs: PostgresPrograms,
  options: ClusterOptions = {},
): Promise<HostedCluster> {
  const cluster = await startCluster(programs, options);

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
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  const url = `postgres://postgres:${cluster.password}@127.0.0.1:${cluster.port}/postgres`;
  return { url, port: cluster.port, password: cluster.password, psql, stop: cluster.stop };
}
