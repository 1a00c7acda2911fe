import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureDeclaration } from '@nafas/platform/feature';
import type { RsbuildPlugin } from '@rsbuild/core';
import { readFeature } from './feature-texts.ts';
import { checkMessages } from './messages-check.ts';
import { writeDescriptor, type Descriptor } from './descriptor.ts';
import { findNeeds, listChunks, listJsonFiles } from './needs/find-needs.ts';
import { viewImports } from './needs/view-imports.ts';
import { takenShares } from './shares.ts';

/** Fails the build on a missing message; describes the built files for the registry. */
export function featureBuildPlugin(
  options: Pick<Descriptor, 'version' | 'container'> & { feature: FeatureDeclaration; dir: string },
): RsbuildPlugin {
  const { dir, feature: declaration, ...about } = options;
  return {
    name: 'nafas-feature-build',
    setup(api) {
      api.onBeforeBuild(() => checkMessages(join(dir, 'src/locales')));
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const { feature, translations } = readFeature(declaration, dir);
        const imports = viewImports(await readFile(join(dir, 'src/remote.ts'), 'utf8'));
        const shares = takenShares(stats, { dir, platform: feature.requires.platform });
        const needs = findNeeds(listChunks(stats), imports, listJsonFiles(stats));
        const described = { ...about, feature, translations, federation: 1 as const, shares };
        await writeDescriptor(api.context.distPath, described, needs);
      });
    },
  };
}
