import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticApp } from './static-app.ts';

let outer: string;
let dir: string;
beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'nafas-static-'));
  dir = join(outer, 'dist');
  await mkdir(dir);
  await writeFile(join(outer, 'secret.txt'), 'secret');
  await writeFile(join(dir, 'index.html'), '<!doctype html>');
  await writeFile(join(dir, 'app.0a1b2c3d4e.js'), 'run()');
});
afterAll(() => rm(outer, { recursive: true, force: true }));

const get = (path: string, spa = true) =>
  staticApp({
    dir,
    spa,
    headers: (file) => ({ 'X-Probe': 'on', 'X-File': file ?? 'none' }),
    documents: { '/config.json': () => ({ a: 1 }) },
  }).request(path);

it('serves files with type, and hashed ones for ever', async () => {
  const response = await get('/app.0a1b2c3d4e.js');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('x-probe')).toBe('on');
});

it('sends headers with every answer, by its file', async () => {
  const getFile = async (path: string) => (await get(path)).headers.get('x-file');
  expect(await getFile('/auth/login')).toBe('/index.html');
  expect(await getFile('/config.json')).toBe('none');
  expect(await getFile('/missing.js')).toBe('none');
});

it('answers page addresses with index.html, and missing files with 404 rather than HTML', async () => {
  expect((await get('/auth/login')).headers.get('content-type')).toContain('text/html');
  expect((await get('/missing.js')).status).toBe(404);
  expect((await get('/auth/login', false)).status).toBe(404);
});

it('answers pages with their file, and what has none with the fallback and its status', async () => {
  const app = staticApp({
    dir,
    headers: () => ({}),
    fallback: (path) =>
      path.startsWith('/app')
        ? { file: '/index.html', status: 200 }
        : { file: '/404.html', status: 404 },
    edit: (text, file) => text.replace('SITE', `edited ${file}`),
  });
  await writeFile(join(dir, 'help.html'), '<p>help SITE');
  await mkdir(join(dir, 'ar'), { recursive: true });
  await writeFile(join(dir, 'ar/index.html'), '<p>ar');
  await writeFile(join(dir, '404.html'), '<p>none');
  const read = async (path: string) => {
    const response = await app.request(path);
    return `${response.status} ${await response.text()}`;
  };
  expect(await read('/help')).toBe('200 <p>help edited /help.html');
  expect(await read('/help/')).toBe('200 <p>help edited /help.html');
  expect(await read('/ar/')).toBe('200 <p>ar');
  expect(await read('/app/inner')).toBe('200 <!doctype html>');
  expect(await read('/nowhere')).toBe('404 <p>none');
  expect(await read('/missing.js')).toBe('404 Not found');
});

it('answers documents with what they hold now', async () => {
  expect(await (await get('/config.json')).json()).toEqual({ a: 1 });
});

it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%', '//secret.txt'])(
  'never leaves its folder: %s',
  async (path) => {
    const response = await get(path, false);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  },
);
