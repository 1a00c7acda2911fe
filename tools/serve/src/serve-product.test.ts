import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveProduct } from './serve-product.ts';
import { snapshot } from './snapshot.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const name = { en: 'Tiny', ar: 'صغير' };

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'nafas-product-'));
  await write('apps/shell/dist/index.html', '<!doctype html>');
  await build('old');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** A build as it is left in the app's folder: entry and description. */
async function build(text: string) {
  await rm(join(root, 'apps/tiny/dist'), { recursive: true, force: true });
  const entry = `remoteEntry.${text}.js`;
  const requires = { platform: '^1.0', schema: null };
  const feature = { id: 'tiny', name, basename: '/dashboard/tiny', requires };
  await write(`apps/tiny/dist/${entry}`, text);
  await write(
    'apps/tiny/dist/feature.json',
    JSON.stringify({
      feature: { ...feature, routes: [], slots: [], actions: [] },
      version: '1.0.0',
      container: 'nafas_tiny_1_0_0',
      entry: { file: entry, integrity },
      files: [],
    }),
  );
}

it('goes on serving an app while another build of it is made', async () => {
  const copy = await snapshot(root, ['apps/shell', 'apps/tiny'], join(root, 'served'));
  const served = await serveProduct({
    root: copy.root,
    features: ['apps/tiny'],
    port: 0,
    backend: () => Promise.resolve({ url: 'http://127.0.0.1:1', anonKey: 'k' }),
  });
  try {
    const readEntry = async () => {
      const registry = (await (await fetch(`${served.url}/registry.json`)).json()) as {
        microFrontends: Record<string, { url: string }[]>;
      };
      const url = registry.microFrontends['nafas/tiny']?.[0]?.url ?? '';
      return (await fetch(url)).text();
    };
    expect(await readEntry()).toBe('old');
    await build('new');
    expect(await readEntry()).toBe('old');
    await rm(join(root, 'apps/tiny'), { recursive: true });
    expect(await readEntry()).toBe('old');
  } finally {
    await served.close();
    await copy.remove();
  }
});
