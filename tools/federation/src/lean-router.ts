import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

const BUILD = /[\\/]react-router[\\/]dist[\\/]production[\\/][^\\/]+\.mjs$/;

/** React Router's build without warnings: its package names the other one for every browser. */
export function routerBuild(dir: string): string {
  const named = createRequire(join(dir, 'package.json')).resolve('react-router');
  return join(dirname(realpathSync(named)).replace(/development$/, 'production'), 'index.mjs');
}

/**
 * Lets a component that nobody uses be left out: React Router names its components for the tools of developers, and a bundler keeps
 * what is given a name.
 */
export const withoutNames = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ ');

/** Takes of React Router what the shell uses: 1.8 KB of 12.3 less (brotli). In a build for production only. */
export function leanRouterPlugin(dir: string): RsbuildPlugin {
  return {
    name: 'nafas-lean-router',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { resolve: { alias: { 'react-router$': routerBuild(dir) } } }),
      );
      api.transform({ test: BUILD }, ({ code }) => withoutNames(code));
    },
  };
}
