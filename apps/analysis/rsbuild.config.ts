import { defineFeatureConfig } from '@nafas/federation';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { join } from 'node:path';
import feature from './src/feature.ts';

const dir = import.meta.dirname;

export default mergeRsbuildConfig(defineFeatureConfig({ feature, dir }), {
  resolve: {
    alias: {
      '@stdlib/assert-has-generator-support': join(dir, 'build/generator-support.cjs'),
    },
  },
});
