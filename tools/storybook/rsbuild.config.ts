import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [pluginReact()],
  output: {
    // What the product is built for: with the default targets light-dark() would be rewritten to values
    // resolved on the root element, and a `data-theme` region would keep the page's side.
    overrideBrowserslist: ['chrome >= 123', 'edge >= 123', 'firefox >= 120', 'safari >= 17.5'],
    sourceMap: false,
  },
});
