import { defineFeatureConfig } from '@nafas/federation';
import { mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { join } from 'node:path';
import { writeEngineFiles } from './build/engine-files.ts';
import feature from './src/feature.ts';

const dir = import.meta.dirname;
const PREFIX = 'static/engine';

export default mergeRsbuildConfig(defineFeatureConfig({ feature, dir }), {
  plugins: [engineFilesPlugin(dir)],
});

/** Puts the engines' workers, models and packs beside the app's scripts; the app knows them as `ENGINE_FILES`. */
function engineFilesPlugin(dir: string): RsbuildPlugin {
  return {
    name: 'nafas-engine-files',
    setup(api) {
      const made = join(dir, 'node_modules/.cache/engine');
      api.modifyRsbuildConfig(async (config, { mergeRsbuildConfig }) => {
        const files = await writeEngineFiles(made, PREFIX);
        return mergeRsbuildConfig(config, {
          source: { define: { ENGINE_FILES: JSON.stringify(files) } },
          // Minimised already: once more would change what the hashes were made of.
          output: { copy: [{ from: made, to: PREFIX, info: { minimized: true } }] },
        });
      });
    },
  };
}
