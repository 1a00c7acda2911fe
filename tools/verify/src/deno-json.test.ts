import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './testing/workspace.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { imports } = readJson('supabase/functions/deno.json') as { imports: Record<string, string> };
const lock = readJson('package-lock.json') as {
  packages: Record<string, { version?: string } | undefined>;
};
/** Whose code runs in a function, and may have a version of its own. */
const USERS = ['supabase/functions/', 'libs/data-service/', 'libs/care/', 'tools/release/'];

const packages = Object.values(imports).filter((target) => !target.startsWith('../'));

it.each(packages)('%s is exactly what the tests ran on', (target) => {
  const [, name = '', version] =
    /^npm:((?:@[\w.-]+\/)?[\w.-]+)@(\d+\.\d+\.\d+)(?:\/|$)/.exec(target) ?? [];
  const installed = ['', ...USERS].flatMap(
    (folder) => lock.packages[`${folder}node_modules/${name}`]?.version ?? [],
  );
  expect(new Set(installed)).toEqual(new Set([version]));
});

it('every source of ours that a deployed function imports by name is there', () => {
  const sources = Object.values(imports).filter((target) => target.startsWith('../'));
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((each) => !existsSync(join(root, 'supabase/functions', each)))).toEqual([]);
});
