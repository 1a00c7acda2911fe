import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TestFile } from './coverage-of.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'out-tsc', 'coverage', 'test-results']);
const IS_TEST = /\.(?:test\.tsx?|spec\.ts)$/;

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !SKIPPED.has(entry.name) && !entry.name.startsWith('.')) {
      yield* walk(join(folder, entry.name));
    } else if (entry.isFile() && IS_TEST.test(entry.name)) {
      yield join(folder, entry.name);
    }
  }
}

/** Every `*.test.ts`, `*.test.tsx` and `*.spec.ts` under apps, libs, supabase/functions and tools of the workspace. */
export function testFiles(workspace: string): TestFile[] {
  return ['apps', 'libs', 'supabase/functions', 'tools']
    .flatMap((folder) => [...walk(join(workspace, folder))])
    .sort()
    .map((path) => ({
      path: relative(workspace, path).split(sep).join('/'),
      source: readFileSync(path, 'utf8'),
    }));
}
