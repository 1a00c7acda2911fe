import { defineFeatureConfig } from '@nafas/federation';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { engineFilesPlugin } from './build/engine-files-plugin.ts';
import feature from './src/feature.ts';

const dir = import.meta.dirname;

export default mergeRsbuildConfig(defineFeatureConfig({ feature, dir }), {
  plugins: [engineFilesPlugin(dir)],
});
