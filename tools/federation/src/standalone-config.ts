import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSERS } from './browsers.ts';
import { layerPlugin } from './layer-plugin.ts';

/** Which app is bundled with a host, and what starts it. */
export interface StandaloneOptions {
  /** The feature's id; its styles stand in `apps.<id>` here too. */
  readonly id: string;
  /** The app's folder. */
  readonly dir: string;
  /** File that starts the host with the app in it. */
  readonly entry: string;
}

/** One feature app and a host for it in one bundle, without federation. For development only. */
export function defineStandaloneConfig({ id, dir, entry }: StandaloneOptions): RsbuildConfig {
  return defineConfig({
    mode: 'development',
    source: { entry: { index: entry } },
    plugins: [pluginReact()],
    html: { title: `${id} alone` },
    dev: { lazyCompilation: false },
    output: {
      overrideBrowserslist: BROWSERS,
      cleanDistPath: false,
      cssModules: { localIdentName: `${id}__[local]-[hash:base64:5]` },
      dataUriLimit: 0,
    },
    tools: { postcss: (_, { addPlugins }) => addPlugins(layerPlugin(id, dir)) },
  });
}
