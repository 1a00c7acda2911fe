import { defineFeatureConfig } from '@nafas/federation';
import { engineFilesPlugin } from '@nafas/federation/engine-files';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { findEngineFiles } from './build/engine-files.ts';
import feature from './src/feature.ts';

const dir = import.meta.dirname;

export default mergeRsbuildConfig(defineFeatureConfig({ feature, dir }), {
  plugins: [engineFilesPlugin(dir, findEngineFiles)],
});
