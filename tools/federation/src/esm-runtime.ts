import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack, type Rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);
/** The package's modules as ES modules; it exports their CommonJS twins to `require`. */
const bundler = (name: string) =>
  join(dirname(require.resolve(`@module-federation/${name}`)), 'bundler.js');

/**
 * The federation plugin takes its runtime as CommonJS, of which nothing can be left out: error texts, manifests and
 * Node's half went into every remote entry, a third of it. These are the same modules as ES modules.
 */
export function esmRuntime(): Rspack.Configuration {
  const bundlerRuntime = bundler('webpack-bundler-runtime');
  return {
    resolve: { alias: { '@module-federation/runtime': bundler('runtime') } },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(
        /@module-federation\/webpack-bundler-runtime\/dist\/index\.cjs$/,
        bundlerRuntime,
      ),
    ],
  };
}
