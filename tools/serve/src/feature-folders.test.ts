import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { featureFolders } from './feature-folders.ts';

it('finds the feature apps of this workspace by their tag', async () => {
  const folders = await featureFolders(resolve(import.meta.dirname, '../../..'));
  expect(folders).toEqual(expect.arrayContaining(['apps/analysis', 'apps/auth']));
  expect(folders).not.toContain('apps/shell');
  expect(folders).not.toContain('apps/backend');
});
