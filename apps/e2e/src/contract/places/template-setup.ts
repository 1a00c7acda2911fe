import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from '../../support/template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with every migration applied and no rows. */
    template: string;
  }
}

/** Migrates once for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await makeTemplate();
  project.provide('template', template);
  return () => rm(template, { recursive: true, force: true });
}
