import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feature } from '@nafas/platform/feature';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DESCRIPTOR_FILE, writeDescriptor } from './descriptor.ts';

const about = {
  feature: { id: 'tiny' } as Feature,
  version: '1.0.0',
  container: 'nafas_tiny_1_0_0',
};
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nafas-dist-'));
  await mkdir(join(dir, 'static/js'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it('lists every script and stylesheet with its sha384, the entry apart', async () => {
  await writeFile(join(dir, 'remoteEntry.0a1b2c3d.js'), 'entry');
  await writeFile(join(dir, 'static/js/page.js'), 'page');
  await writeFile(join(dir, 'static/js/page.js.LICENSE.txt'), 'licence');
  const descriptor = await writeDescriptor(dir, about);
  const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  expect(descriptor.entry).toEqual({ file: 'remoteEntry.0a1b2c3d.js', integrity: sha384('entry') });
  expect(descriptor.files).toEqual([{ file: 'static/js/page.js', integrity: sha384('page') }]);
  expect(JSON.parse(await readFile(join(dir, DESCRIPTOR_FILE), 'utf8'))).toEqual(descriptor);
});

it('names the files that views need by their place in the list', async () => {
  await writeFile(join(dir, 'remoteEntry.0a1b2c3d.js'), 'entry');
  await writeFile(join(dir, 'static/js/a.js'), 'a');
  await writeFile(join(dir, 'static/js/b.js'), 'b');
  const needs = { page: ['static/js/b.js', 'static/js/b.js.map'] };
  expect((await writeDescriptor(dir, about, needs)).needs).toEqual({ page: [1] });
});

it.each([['none'], ['two', 'remoteEntry.0a1b2c3d.js', 'remoteEntry.4e5f6a7b.js']])(
  'throws when there are %s hashed entries',
  async (_name, ...files) => {
    for (const file of files) await writeFile(join(dir, file), 'x');
    await expect(writeDescriptor(dir, about)).rejects.toThrow(/one hashed remoteEntry/);
  },
);
