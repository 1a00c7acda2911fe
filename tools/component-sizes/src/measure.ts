import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BROWSERS } from '@nafas/federation/browsers';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { components, type Size, type Sizes, SOURCES } from './components.ts';

const EMPTY = 'nothing';

/**
 * Builds every component alone, as production code without React, and counts what it costs an app that uses no other
 * component. The bundler's own few bytes, those of an empty module, are taken off.
 */
export async function measureSizes(): Promise<Sizes> {
  const work = await mkdtemp(join(tmpdir(), 'nafas-sizes-'));
  try {
    const names = await components();
    await build(work, names);
    const empty = await readSize(work, EMPTY);
    const sizes: [string, Size][] = [];
    for (const name of names) {
      const { js, css } = await readSize(work, name);
      sizes.push([name, { js: js - empty.js, css }]);
    }
    return Object.fromEntries(sizes);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function build(work: string, names: readonly string[]): Promise<void> {
  await mkdir(join(work, 'src'));
  const entry: Record<string, string> = {};
  for (const name of [EMPTY, ...names]) {
    const file = join(work, 'src', `${name}.js`);
    const component = JSON.stringify(join(SOURCES, name, 'index.ts'));
    // Kept whole by handing it to the page.
    const source = `import * as all from ${component}; globalThis.used = all;\n`;
    await writeFile(file, name === EMPTY ? 'globalThis.used = {};\n' : source);
    entry[name] = file;
  }
  const rsbuild = await createRsbuild({
    cwd: SOURCES,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry },
      plugins: [pluginReact({ splitChunks: { react: false, router: false } })],
      output: {
        distPath: { root: join(work, 'dist'), js: '.', css: '.' },
        filename: { js: '[name].js', css: '[name].css' },
        externals: {
          react: 'React',
          'react-dom': 'ReactDOM',
          'react/jsx-runtime': 'jsxRuntime',
        },
        overrideBrowserslist: BROWSERS,
        legalComments: 'none',
      },
      performance: { chunkSplit: { strategy: 'all-in-one' }, printFileSize: false },
      tools: {
        htmlPlugin: false,
        // Parts that a component loads later count as well.
        rspack: { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } },
      },
    },
  });
  await rsbuild.build();
}

async function readSize(work: string, name: string): Promise<Size> {
  const files = await readdir(join(work, 'dist'));
  const bytes = async (file: string) =>
    files.includes(file) ? brotliCompressSync(await readFile(join(work, 'dist', file))).length : 0;
  const js = await bytes(`${name}.js`);
  if (js === 0) throw new Error(`${name} was not built`);
  return { js, css: await bytes(`${name}.css`) };
}
