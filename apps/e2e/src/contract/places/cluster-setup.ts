import { findPostgres, startCluster } from '@nafas/pgtap/cluster';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The throw-away PostgreSQL of this run. */
    cluster: { readonly bin: string; readonly port: number; readonly password: string };
  }
}

/** One PostgreSQL for all files; each takes a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  if (programs === null) throw new Error('vitest.config.ts leaves this project out then');
  const { port, password, stop } = await startCluster(programs);
  project.provide('cluster', { bin: programs.bin, port, password });
  return stop;
}
