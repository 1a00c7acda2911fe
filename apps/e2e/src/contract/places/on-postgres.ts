import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject, vi } from 'vitest';

const USER = 'supabase_admin';

/** A new database of the cluster. */
function newDatabase(): string {
  const { bin, port, password } = inject('cluster');
  const name = `nafas_${randomUUID().replaceAll('-', '')}`;
  execFileSync(
    join(bin, 'createdb'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', USER, '-T', 'template0', name],
    { env: { ...process.env, PGPASSWORD: password } },
  );
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`;
}

// The contract suites start "the backend"; here it stands on PostgreSQL.
vi.mock(import('@nafas/backend'), async (importOriginal) => {
  const backend = await importOriginal();
  return {
    ...backend,
    startBackend: (options) => backend.startBackend({ ...options, postgresUrl: newDatabase() }),
  };
});
