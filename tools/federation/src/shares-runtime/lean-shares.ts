import type { Rspack } from '@rsbuild/core';
import { consumeShares } from './consume-shares.ts';

const NAME = 'nafas-lean-shares';
/** The bundler's name for the part of its runtime that loads shares. */
const RUNTIME_MODULE = 'consumes_loading';
/** In it, the line with what this build shares; the rest is the same in all builds. */
const DATA = /^__webpack_require__\.consumesLoadingData = .*initialConsumes: \[\] \};$/m;

/** Puts `consumeShares` in place of the bundler's own way of loading shares. */
export const leanSharesPlugin: Rspack.RspackPluginInstance = {
  apply(compiler: Rspack.Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name !== RUNTIME_MODULE || !module.source) return;
        module.source.source = Buffer.from(leanRuntime(module.source.source.toString()));
      });
    });
  },
};

/**
 * The runtime with these data. Throws when the bundler's is not what it was: better here than in somebody's browser.
 */
export function leanRuntime(source: string): string {
  const [data] = DATA.exec(source) ?? [];
  if (data === undefined || !source.includes('__webpack_require__.f.consumes = ')) {
    throw new Error('The bundler loads shares in another way than consume-shares.ts stands for.');
  }
  return `${data}\n(${consumeShares.toString()})(__webpack_require__);\n`;
}
