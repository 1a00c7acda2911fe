import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');

/** A program of an npm package that comes for this machine only, or the same one on the PATH; null when there is neither. */
function find(inModules: string, name: string): string | null {
  const installed = join(root, 'node_modules', inModules);
  if (existsSync(installed)) return installed;
  return spawnSync(name, ['--version']).status === 0 ? name : null;
}

/** Deno itself, which Edge Functions run on. */
export const findDeno = (): string | null => find('@deno/linux-x64-glibc/deno', 'deno');

/** The Supabase CLI, by which a project is deployed. */
export const findSupabase = (): string | null =>
  find('@supabase/cli-linux-x64/bin/supabase', 'supabase');

export const HOW_TO_GET = {
  deno: 'install Deno 2 (https://docs.deno.com); on Linux x64 `npm ci` brings it',
  supabase: 'install the Supabase CLI 3; on Linux x64 `npm ci` brings it',
} as const;
