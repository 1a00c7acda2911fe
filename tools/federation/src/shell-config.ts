import { join } from 'node:path';
import { LANGUAGES, textDirection } from '@nafas/platform';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSERS } from './browsers.ts';
import { CHUNK_IDS } from './chunk-ids.ts';
import { compileAheadPlugin } from './compile-ahead.ts';
import { jsonFilesPlugin } from './json-files/json-files-plugin.ts';
import { checkMessages } from './messages-check.ts';
import { leanRouterPlugin } from './lean-router.ts';
import { modeFromEnvironment, type Mode } from './mode.ts';
import { BEFORE_PAINT, pagesPlugin } from './prerender/pages-plugin.ts';
import { WORKER } from './prerender/worker-file.ts';
import { shareVersions } from './shares.ts';
import { shellDescriptorPlugin } from './shell-descriptor.ts';

function messagesPlugin(dir: string): RsbuildPlugin {
  return {
    name: 'nafas-messages',
    setup(api) {
      api.onBeforeBuild(() => checkMessages(join(dir, 'src/locales')));
    },
  };
}

/**
 * What is loaded together is one file: each costs a slow phone some 15 ms, wherever it comes from. By default what
 * comes from node_modules would stand apart.
 */
const SPLIT_CHUNKS = {
  cacheGroups: {
    defaultVendors: false,
    // React by itself: a release seldom changes it. The code of the views is asked for once the first of the two scripts is there
    // (apps/shell/src/boot/ask-early.ts). Behind this one, of 58 KB, some 30 KB of the other are on their way: what a slow
    // line carries in the time until an answer begins.
    react: {
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      chunks: 'initial',
      name: 'react',
      enforce: true,
    },
    // What the public pages have in common, by a name that the pages made at build time can ask for. Their styles come with each.
    frame: {
      test: /[\\/]public-pages[\\/]frame[\\/]/,
      type: /javascript/,
      name: 'page-frame',
      chunks: 'async',
      enforce: true,
    },
    query: { test: /[\\/]@tanstack[\\/]/, name: 'query', chunks: 'async', enforce: true },
  },
} as const;

/** What the shell's configuration is made of: its folder, and entries by their paths. */
export interface ShellOptions {
  /** The shell's folder: `import.meta.dirname`. */
  readonly dir: string;
  /** Default: what NODE_ENV says, see {@link modeFromEnvironment}. */
  readonly mode?: Mode;
  /** A script that runs before the first paint of every document; what it imports must be small and keep no state. */
  readonly beforePaint?: string;
  /** The service worker; it becomes `/sw.js`. In production only, with `pages`. */
  readonly worker?: string;
  /** The entry that makes pages at build time; in production only, with `beforePaint`. */
  readonly pages?: string;
}

/**
 * The rsbuild configuration of the shell. There is no federation build plugin: the shell registers its shares at run
 * time in a lazily loaded chunk, so that a public page waits for no federation runtime (docs/decisions/0002).
 */
export function defineShellConfig(options: ShellOptions): RsbuildConfig {
  const { dir, mode = modeFromEnvironment(), beforePaint, pages, worker } = options;
  const isDev = mode === 'development';
  const makesPages = !isDev && pages !== undefined && beforePaint !== undefined;
  return defineConfig({
    mode,
    source: {
      define: {
        NAFAS_SHARES: JSON.stringify(shareVersions(dir)),
        NAFAS_LANGUAGES: JSON.stringify(
          Object.fromEntries(LANGUAGES.map((each) => [each, textDirection(each)])),
        ),
      },
      entry: {
        index: './src/boot/index.ts',
        ...(makesPages && { [BEFORE_PAINT]: { import: beforePaint, html: false } }),
        ...(makesPages && worker !== undefined && { [WORKER]: { import: worker, html: false } }),
      },
      ...(isDev && { preEntry: [join(import.meta.dirname, 'dev/before-react.ts')] }),
    },
    plugins: [
      // A file of its own for React and one for the router would be asked for by every page as well.
      pluginReact({ splitChunks: false }),
      messagesPlugin(dir),
      !isDev && jsonFilesPlugin(),
      !isDev && leanRouterPlugin(dir),
      shellDescriptorPlugin(dir),
      makesPages && pagesPlugin(pages),
    ],
    html: {
      template: './src/boot/index.html',
      crossorigin: 'anonymous',
      tags: ['/config.json', '/registry.json'].map((href) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href },
        append: false,
      })),
    },
    output: {
      overrideBrowserslist: BROWSERS,
      // A development server writes nothing; the last build stays for those who run it.
      cleanDistPath: !isDev,
      cssModules: { localIdentName: 'shell__[local]-[hash:base64:5]' },
      legalComments: 'linked',
      // Fonts and pictures stay files: the CSP allows no data: URLs in stylesheets' fonts.
      dataUriLimit: 0,
    },
    security: { sri: { enable: !isDev, algorithm: 'sha384' } },
    dev: { lazyCompilation: false },
    performance: { printFileSize: false },
    tools: {
      rspack: {
        plugins: [!isDev && compileAheadPlugin],
        optimization: { chunkIds: CHUNK_IDS, splitChunks: SPLIT_CHUNKS },
        output: {
          uniqueName: 'nafas_shell',
          crossOriginLoading: 'anonymous',
          chunkLoadTimeout: 15_000,
        },
      },
    },
  });
}
