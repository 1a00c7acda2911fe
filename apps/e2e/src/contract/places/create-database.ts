import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const USER = 'supabase_admin';

/** A throw-away PostgreSQL. */
export interface RunningCluster {
  readonly bin: string;
  readonly port: number;
  readonly password: string;
}

/**
 * Makes a database in the cluster.
 * @param from the database to copy; nobody may be in it.
 * @returns its address for a superuser.
 */
export function createDatabase(
  { bin, port, password }: RunningCluster,
  name: string,
  from = 'template0',
): string {
  execFileSync(
    join(bin, 'createdb'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', USER, '-T', from, name],
    { env: { ...process.env, PGPASSWORD: password } },
  );
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`;
}
