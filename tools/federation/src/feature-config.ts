import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, rspack, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { FeatureDeclaration } from '@nafas/platform/feature';
import { BROWSERS } from './browsers.ts';
import { CHUNK_IDS } from './chunk-ids.ts';
import { compileAheadPlugin } from './compile-ahead.ts';
import { featureBuildPlugin } from './feature-build-plugin.ts';
import { CONTAINER_FILE } from './dev/dev-entry.ts';
import { featureDevPlugin } from './dev/feature-dev-plugin.ts';
import { jsonFilesPlugin } from './json-files/json-files-plugin.ts';
import { layerPlugin } from './layer-plugin.ts';
import { modeFromEnvironment, type Mode } from './mode.ts';
import { remoteShares } from './shares.ts';
import { leanSharesPlugin } from './shares-runtime/lean-shares.ts';

/** What the configuration of an app is made of; an app that is built once names `feature` and `dir`. */
export interface FeatureConfigOptions {
  /** What the app's `feature.ts` declares. */
  readonly feature: FeatureDeclaration;
  /** The app's folder: `import.meta.dirname`. */
  readonly dir: string;
  /** Overrides the package's version, to build two versions of the same sources. */
  readonly version?: string;
  /** Output folder below `dir`. */
  readonly outDir?: string;
  /** Default: what NODE_ENV says, see {@link modeFromEnvironment}. */
  readonly mode?: Mode;
}

/** Pages on this machine: whoever else opens them may not read a development server. */
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Code that two views of an app share is loaded once. Only chunks behind the entry are split: the entry must be one
 * file, since the registry names one. Smaller parts are copied, since each file is a request.
 */
const SPLIT_CHUNKS = {
  chunks: 'async',
  minSize: 10_000,
  cacheGroups: { default: { minChunks: 2, reuseExistingChunk: true }, defaultVendors: false },
} as const;

function packageVersion(dir: string): string {
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/** The rsbuild configuration of every feature app: one place for federation, integrity, CSS isolation, messages. */
export function defineFeatureConfig(options: FeatureConfigOptions): RsbuildConfig {
  const { feature, dir, outDir = 'dist', mode = modeFromEnvironment() } = options;
  const isDev = mode === 'development';
  const version = options.version ?? packageVersion(dir);
  // Names carry the version: two versions of one app otherwise share globals and class names (seen).
  const versioned = `${feature.id.replaceAll('-', '_')}_${version.replaceAll(/[^0-9a-z]/g, '_')}`;
  const container = `nafas_${versioned}`;
  return defineConfig({
    mode,
    source: { entry: {} },
    plugins: [
      pluginReact({ splitChunks: false }),
      ...(isDev
        ? [featureDevPlugin({ version, container, dir })]
        : [jsonFilesPlugin(), featureBuildPlugin({ feature, version, container, dir })]),
    ],
    output: {
      overrideBrowserslist: BROWSERS,
      distPath: { root: outDir },
      assetPrefix: 'auto',
      // A development server writes nothing; the last build stays for those who run it.
      cleanDistPath: !isDev,
      cssModules: { localIdentName: `${versioned}__[local]-[hash:base64:5]` },
      legalComments: 'linked',
    },
    // A hot update is not the file that a hash was made of.
    security: { sri: { enable: !isDev, algorithm: 'sha384' } },
    dev: { assetPrefix: 'auto', lazyCompilation: false },
    server: { cors: { origin: LOOPBACK } },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      postcss: (_, { addPlugins }) => addPlugins(layerPlugin(feature.id, dir)),
      rspack: {
        entry: {},
        plugins: [
          new rspack.container.ModuleFederationPluginV1({
            name: container,
            filename: isDev ? CONTAINER_FILE : 'remoteEntry.[contenthash:8].js',
            exposes: { './remote': './src/remote.ts' },
            shared: remoteShares(mode, dir),
          }),
          !isDev && leanSharesPlugin,
          !isDev && compileAheadPlugin,
        ],
        optimization: { splitChunks: isDev ? false : SPLIT_CHUNKS, chunkIds: CHUNK_IDS },
        output: {
          uniqueName: container,
          crossOriginLoading: 'anonymous',
          chunkLoadTimeout: 10_000,
        },
      },
    },
  });
}
