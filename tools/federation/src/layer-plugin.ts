import type { AtRule, Plugin } from 'postcss';

/**
 * Wraps an app's own stylesheets in its cascade layer `apps.<id>`, so that no app can outrank the shell's utilities or
 * restyle another app by order of loading. Files outside `dir` (the design system) carry their own layer.
 */
export function layerPlugin(id: string, dir: string): Plugin {
  return {
    postcssPlugin: 'nafas-app-layer',
    OnceExit(root, { AtRule: createAtRule }) {
      const file = root.source?.input.file;
      if (!file?.startsWith(`${dir}/`) || root.nodes.length === 0) return;
      const layer: AtRule = new createAtRule({ name: 'layer', params: `apps.${id}`, nodes: [] });
      layer.append(root.nodes.map((node) => node.clone()));
      root.removeAll();
      root.append(layer);
    },
  };
}
