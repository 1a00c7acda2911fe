import { join } from 'node:path';
import { layerPlugin } from '@nafas/federation/layer-plugin';
import { featureFolders } from '@nafas/serve/feature-folders';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const root = join(import.meta.dirname, '..', '..');
const features = await featureFolders(root);

export default defineConfig({
  plugins: [pluginReact()],
  output: {
    // The targets of the product: with the default targets light-dark() would be rewritten to values
    // resolved on the root element, and a `data-theme` region would keep the page's side.
    overrideBrowserslist: ['chrome >= 123', 'edge >= 123', 'firefox >= 120', 'safari >= 17.5'],
    sourceMap: false,
  },
  tools: {
    // As in the apps' own builds: each app's styles stand in its own layer.
    postcss: (_, { addPlugins }) => {
      for (const folder of features) {
        addPlugins(layerPlugin(folder.split('/').at(-1) ?? folder, join(root, folder)));
      }
    },
  },
});
