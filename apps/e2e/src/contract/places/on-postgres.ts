import { randomUUID } from 'node:crypto';
import { inject, vi } from 'vitest';
import { fill } from '../../support/template.ts';
import { createDatabase } from './create-database.ts';

// The contract suites start "the backend"; here it stands on PostgreSQL.
vi.mock(import('@nafas/backend'), async (importOriginal) => {
  const backend = await importOriginal();
  return {
    ...backend,
    startBackend: async (options) => {
      await fill(options.dataDir, inject('template'));
      const { cluster, database } = inject('postgres');
      const postgresUrl = createDatabase(cluster, randomUUID(), database);
      return backend.startBackend({ ...options, postgresUrl });
    },
  };
});
