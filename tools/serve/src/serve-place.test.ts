import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@nafas/platform/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { servePlace, type ServedPlace } from './serve-place.ts';

let folder = '';
let apps = '';
let place: ServedPlace | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nafas-place-'));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apps = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => server.close(resolve));
  await write('environments/local/environment.json', JSON.stringify({ apps }));
  place = await servePlace({ folder, environment: 'local' });
});
afterEach(async () => {
  await place?.close();
  await rm(folder, { recursive: true, force: true });
});

async function write(path: string, text: string) {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), text);
}
const activate = (live: object) =>
  write('environments/local/registry.json', JSON.stringify({ microFrontends: live }));
/** The registry of what was built, with the place's over it. */
const read = async () =>
  (
    await place?.overlay({
      schema: '',
      microFrontends: { 'nafas/tiny': ['built'], 'nafas/other': ['built'] },
    } as unknown as Registry)
  )?.microFrontends;

it('takes what is activated while it runs, and nothing of a publish before that', async () => {
  expect(await read()).toEqual({ 'nafas/tiny': ['built'], 'nafas/other': ['built'] });
  await write('apps/tiny/2.0.0/entry.0a1b2c3d.js', 'run()');
  expect(await read()).toEqual({ 'nafas/tiny': ['built'], 'nafas/other': ['built'] });
  expect(await (await fetch(`${apps}/tiny/2.0.0/entry.0a1b2c3d.js`)).text()).toBe('run()');

  await activate({ 'nafas/tiny': ['2.0.0'], 'nafas/sixth': ['1.0.0'] });
  expect(await read()).toEqual({
    'nafas/tiny': ['2.0.0'],
    'nafas/other': ['built'],
    'nafas/sixth': ['1.0.0'],
  });
});

it('keeps what it read last while a registry can’t be read', async () => {
  await activate({ 'nafas/tiny': ['2.0.0'] });
  await read();
  await write('environments/local/registry.json', '{ "microFron');
  expect(await read()).toMatchObject({ 'nafas/tiny': ['2.0.0'], 'nafas/other': ['built'] });
});

it('says when the address of its apps is not to be had', async () => {
  await expect(servePlace({ folder, environment: 'local' })).rejects.toThrow('is taken');
  await expect(servePlace({ folder, environment: 'none' })).rejects.toThrow('ENOENT');
});
