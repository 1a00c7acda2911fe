import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startBackend } from '../index.ts';
import { emptyDataDir } from './empty-data-dir.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with every migration applied and no rows; to be copied, not used. */
    template: string;
  }
}

/** Makes one database cluster for all files: making it is most of what a start costs. */
export default async function setup(project: TestProject): Promise<() => void> {
  const template = emptyDataDir();
  const backend = await startBackend({ dataDir: template, port: 0, allowedOrigins: [] });
  await backend.close();
  project.provide('template', template);
  return () => rmSync(template, { recursive: true, force: true });
}
