import { mkdtemp, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const fresh = () => mkdtemp(join(tmpdir(), 'nafas-folder-'));

it('makes a folder and those above it, also twenty at once', async () => {
  const path = join(await fresh(), 'a/b/c');
  await Promise.all(Array.from({ length: 20 }, () => makeFolder(path)));
  expect((await stat(path)).isDirectory()).toBe(true);
});

it.each([
  ['a file', (dir: string) => writeFile(join(dir, 'x'), '')],
  ['a link to nothing', (dir: string) => symlink(join(dir, 'nowhere'), join(dir, 'x'))],
])('refuses to make one below %s', async (_name, make) => {
  const dir = await fresh();
  await make(dir);
  await expect(makeFolder(join(dir, 'x/y'))).rejects.toThrow();
});

// There Node's own recursive mkdir never ended.
it('ends where a folder that is there takes no other', async () => {
  await expect(makeFolder('/proc/nafas/writing')).rejects.toMatchObject({
    code: expect.stringMatching(/^(NOFOLDER|EROFS|EACCES|EPERM)$/),
  });
}, 5_000);
