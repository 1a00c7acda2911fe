import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { layerPlugin } from '@nafas/federation';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { WORK } from '../paths.ts';
import type { MonolithFeature } from '../monolith/sources.ts';

/**
 * What both sides share, as the documentation shows it, and one option beyond: by the default strategy the copy of an app
 * that comes later takes the place of one that is just being loaded, and with so many apps at once a page renders by one
 * React and takes its hooks from another ("Invalid hook call"). So no page would stand.
 */
export const NAIVE_SHARING = {
  shared: ['react', 'react-dom'],
  shareStrategy: 'loaded-first' as const,
};

/** The name of an app's container in the naive federation. */
export const naiveName = (id: string) => `naive_${id.replaceAll('-', '_')}`;

/** The naive federation's build of an app: the plugin as its documentation shows it, all else left as it comes. */
export function naiveRemoteConfig(
  { feature, dir }: MonolithFeature,
  outDir: string,
): RsbuildConfig {
  return {
    mode: 'production',
    source: { entry: {} },
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        name: naiveName(feature.id),
        exposes: { './remote': './src/remote.ts' },
        ...NAIVE_SHARING,
        dts: false,
      }),
    ],
    output: {
      distPath: { root: outDir },
      cleanDistPath: true,
      assetPrefix: 'auto',
      // The look is the same: names apart, and each app's styles in their layer.
      cssModules: { localIdentName: `${naiveName(feature.id)}__[local]-[hash:base64:5]` },
    },
    // As the plugin would have it, without saying so at each build.
    server: { cors: true, headers: { 'Access-Control-Allow-Origin': '*' } },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      postcss: (_, { addPlugins }) => addPlugins(layerPlugin(feature.id, dir)),
    },
  };
}

/** Builds every app for the naive federation. Returns their folders in the same order. */
export async function buildNaiveRemotes(features: readonly MonolithFeature[]): Promise<string[]> {
  const dirs: string[] = [];
  for (const each of features) {
    const outDir = join(WORK, 'naive', each.feature.id);
    const config = naiveRemoteConfig(each, outDir);
    await (await createRsbuild({ cwd: each.dir, config })).build();
    dirs.push(outDir);
  }
  return dirs;
}
