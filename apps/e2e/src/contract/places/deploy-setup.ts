import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findDeno, findSupabase } from '../../hosted/programs.ts';
import { deployFunctions, type Deployment } from '../../hosted/supabase-cli.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server functions as the Supabase CLI uploaded them, and the Deno that runs them. */
    edge: { readonly deno: string; readonly deployment: Deployment };
  }
}

/** Deploys the functions once for all files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const [deno, cli] = [findDeno(), findSupabase()];
  if (deno === null || cli === null)
    throw new Error('vitest.config.ts leaves this project out then');
  const deployment = await deployFunctions(cli);
  project.provide('edge', { deno, deployment });
  return () => rmSync(deployment.folder, { recursive: true, force: true });
}
