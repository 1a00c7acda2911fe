import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { checkMessages } from './messages-check.ts';
import { writeDescriptor, type Descriptor } from './descriptor.ts';

/** Fails the build on a missing message; describes the built files for the registry. */
export function featureBuildPlugin(
  options: Pick<Descriptor, 'feature' | 'version' | 'container'> & { dir: string },
): RsbuildPlugin {
  const { dir, ...about } = options;
  return {
    name: 'nafas-feature-build',
    setup(api) {
      api.onBeforeBuild(() => checkMessages(join(dir, 'src/locales')));
      api.onAfterBuild(async () => {
        await writeDescriptor(api.context.distPath, about);
      });
    },
  };
}
