import type { Feature } from '@nafas/platform/feature';
import { expect, it } from 'vitest';
import { defineFeatureConfig } from './feature-config.ts';
import { defineShellConfig } from './shell-config.ts';

const feature = { id: 'tiny' } as Feature;
const app = (mode: 'development' | 'production') =>
  defineFeatureConfig({ feature, dir: import.meta.dirname, version: '1.0.0', mode });

it('builds for production unless it is told otherwise, with a hash for every file', () => {
  const config = defineFeatureConfig({ feature, dir: import.meta.dirname, version: '1.0.0' });
  expect(config.mode).toBe('production');
  expect(config.security?.sri?.enable).toBe(true);
});

it('leaves the last build where it is in development: others are served from it', () => {
  expect(app('development').output?.cleanDistPath).toBe(false);
  expect(app('production').output?.cleanDistPath).toBe(true);
});

it('runs the hook that React Refresh needs before the shell, in development only', () => {
  const before = (mode: 'development' | 'production') =>
    defineShellConfig({ dir: import.meta.dirname, mode }).source?.preEntry;
  expect(before('development')).toEqual([expect.stringContaining('dev/before-react.ts')]);
  expect(before('production')).toBeUndefined();
});

it('counts chunks in every build: by other ids one can be taken for another', () => {
  const shell = defineShellConfig({ dir: import.meta.dirname, mode: 'production' });
  for (const config of [app('production'), shell]) {
    expect(config.tools?.rspack).toMatchObject({ optimization: { chunkIds: 'natural' } });
  }
});
