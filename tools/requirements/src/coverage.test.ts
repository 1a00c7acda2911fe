import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'requirements-'));
  for (const folder of [
    'docs',
    'apps',
    'libs/a/src',
    'libs/a/dist',
    'supabase/functions',
    'tools',
  ]) {
    mkdirSync(join(workspace, folder), { recursive: true });
  }
  const table = 'id\tarea\trequirement\texact\tsource\nAUTH-001\tproduct\tSign up.\t-\t1\n';
  writeFileSync(join(workspace, 'docs/requirements.tsv'), table);
  writeFileSync(join(workspace, 'docs/requirements-superseded.tsv'), 'id\treason\n');
});
afterEach(() => rmSync(workspace, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'coverage.ts'), '--workspace', workspace, ...args],
    { encoding: 'utf8' },
  );
const write = (path: string, id: string) =>
  writeFileSync(join(workspace, path), `test('${id}', () => {});`);

test('exits 0 and lists the file that proves a row, built output left out', () => {
  write('libs/a/src/b.test.tsx', 'AUTH-001');
  write('libs/a/dist/b.test.tsx', 'AUTH-404');
  const { status, stdout } = run('--list', 'proven');
  expect(stdout).toBe('AUTH-001\tSign up.\tlibs/a/src/b.test.tsx\n');
  expect(status).toBe(0);
});

test('exits 1 and names the place of an unknown id', () => {
  write('libs/a/src/c.spec.ts', 'AUTH-404');
  const { status, stderr } = run();
  expect(stderr).toBe('libs/a/src/c.spec.ts:1: unknown id AUTH-404\n');
  expect(status).toBe(1);
});

test('exits 1 for a state that does not exist', () => {
  expect(run('--list', 'done').status).toBe(1);
});
