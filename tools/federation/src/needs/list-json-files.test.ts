import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { listJsonFiles } from './find-needs.ts';

it('lists the files of a build into a folder that has them already', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'nafas-needs-'));
  try {
    await writeFile(join(cwd, 'texts.json'), '{}');
    await writeFile(join(cwd, 'index.js'), "new URL('./texts.json', import.meta.url);");
    const build = async () => {
      const rsbuild = await createRsbuild({
        cwd,
        config: {
          logLevel: 'silent',
          source: { entry: { index: join(cwd, 'index.js') } },
          output: { cleanDistPath: false },
          tools: {
            rspack: {
              module: {
                rules: [
                  {
                    test: /\.json$/,
                    type: 'asset/resource',
                    generator: { filename: 'static/json/texts.json' },
                  },
                ],
              },
            },
          },
        },
      });
      let found: string[] = [];
      rsbuild.onAfterBuild(({ stats }) => {
        found = stats ? listJsonFiles(stats) : [];
      });
      await rsbuild.build();
      return found;
    };
    expect(await build()).toEqual(['static/json/texts.json']);
    expect(await build()).toEqual(['static/json/texts.json']);
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
});
