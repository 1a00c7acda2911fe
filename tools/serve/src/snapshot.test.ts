import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { snapshot } from './snapshot.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nafas-snapshot-'));
  await mkdir(join(root, 'apps/tiny/dist'), { recursive: true });
  await writeFile(join(root, 'apps/tiny/dist/entry.js'), 'old');
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('keeps the build as it was when another is made', async () => {
  const copy = await snapshot(root, ['apps/tiny'], join(root, 'served'));
  await writeFile(join(root, 'apps/tiny/dist/entry.js'), 'new');
  expect(await readFile(join(copy.root, 'apps/tiny/dist/entry.js'), 'utf8')).toBe('old');
  await copy.remove();
  expect(await readdir(join(root, 'served'))).toEqual([]);
});

it('removes what is left of processes that are gone, and of no other', async () => {
  // No process has this number: it is above what Linux and macOS give.
  for (const name of ['99999999', 'nonsense', String(process.ppid)]) {
    await mkdir(join(root, 'served', name), { recursive: true });
  }
  await snapshot(root, ['apps/tiny'], join(root, 'served'));
  expect((await readdir(join(root, 'served'))).sort()).toEqual(
    [String(process.pid), String(process.ppid)].sort(),
  );
});

it('fails when an app is not built', async () => {
  await expect(snapshot(root, ['apps/none'], join(root, 'served'))).rejects.toThrow('ENOENT');
});
