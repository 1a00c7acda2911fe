import { defineFeatureConfig } from '@nafas/federation';
import { engineFilesPlugin } from '@nafas/federation/engine-files';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { join } from 'node:path';
import { findTextPacks } from './build/text-packs.ts';
import feature from './src/feature.ts';

const dir = import.meta.dirname;

export default mergeRsbuildConfig(defineFeatureConfig({ feature, dir }), {
  plugins: [engineFilesPlugin(dir, findTextPacks)],
  resolve: {
    alias: {
      '@stdlib/assert-has-generator-support': join(dir, 'build/generator-support.cjs'),
    },
  },
});
