import { rm } from 'node:fs/promises';
import { findPostgres, startCluster } from '@nafas/pgtap/cluster';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from '../../support/template.ts';
import { createDatabase, type RunningCluster } from './create-database.ts';

const MIGRATED = 'nafas_migrated';

declare module 'vitest' {
  interface ProvidedContext {
    /** The throw-away PostgreSQL of this run, and the database in it that each file copies. */
    postgres: { readonly cluster: RunningCluster; readonly database: string };
  }
}

/** One PostgreSQL for all files, migrated once; each takes a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  if (programs === null) throw new Error('vitest.config.ts leaves this project out then');
  const { port, password, stop } = await startCluster(programs);
  const cluster = { bin: programs.bin, port, password };
  const template = await makeTemplate({ postgresUrl: createDatabase(cluster, MIGRATED) });
  project.provide('template', template);
  project.provide('postgres', { cluster, database: MIGRATED });
  return async () => {
    await stop();
    await rm(template, { recursive: true, force: true });
  };
}
