import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineShellConfig, layerPlugin, readFeature } from '@nafas/federation';
import { featureFolders } from '@nafas/serve';
import type { FeatureDeclaration } from '@nafas/platform/feature';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { ROOT, WORK } from '../paths.ts';
import { writeSources, type MonolithFeature, type MonolithSources } from './sources.ts';

/** The shell's folder. */
export const SHELL = join(ROOT, 'apps/shell');

/** All feature apps of the workspace with their declarations, by name. */
export async function workspaceFeatures(): Promise<MonolithFeature[]> {
  const found: MonolithFeature[] = [];
  for (const folder of await featureFolders(ROOT)) {
    const dir = join(ROOT, folder);
    const module = (await import(pathToFileURL(join(dir, 'src/feature.ts')).href)) as {
      default: FeatureDeclaration;
    };
    found.push({ feature: readFeature(module.default, dir).feature, dir });
  }
  return found;
}

/**
 * Builds the same sources as one bundle: the shell's own configuration, with the registry and the loader replaced by
 * modules that know the apps. Returns the folder of the built files.
 */
export async function buildMonolith(features: readonly MonolithFeature[]): Promise<string> {
  const sources = await writeSources(join(WORK, 'source'), features);
  const outDir = join(WORK, 'monolith');
  const rsbuild = await createRsbuild({
    cwd: SHELL,
    config: monolithConfig(features, sources, outDir),
  });
  await rsbuild.build();
  await refuseLeftovers(outDir);
  return outDir;
}

/** The shell's own configuration, with these modules in place of its registry and its loader. */
export function monolithConfig(
  features: readonly MonolithFeature[],
  sources: MonolithSources,
  outDir: string,
): RsbuildConfig {
  const shell = defineShellConfig({ dir: SHELL });
  const replaced: readonly (readonly [RegExp, string])[] = [
    [/\/load-registry\.ts$/, sources.registry],
    [/\/(load-feature|run-entry|deployed-schema)\.ts$/, sources.loader],
  ];
  return mergeRsbuildConfig(withoutRegistry(shell), {
    mode: 'production',
    output: { distPath: { root: outDir }, cleanDistPath: true },
    tools: {
      postcss: (_, { addPlugins }) =>
        addPlugins(features.map(({ feature, dir }) => layerPlugin(feature.id, dir))),
      rspack: (config, { rspack, appendPlugins }) => {
        appendPlugins(
          replaced.map(([from, to]) => new rspack.NormalModuleReplacementPlugin(from, to)),
        );
        return config;
      },
    },
  });
}

/** A monolith has no registry to read: neither does its page preload one. */
function withoutRegistry(config: RsbuildConfig): RsbuildConfig {
  const tags = [config.html?.tags ?? []].flat();
  return {
    ...config,
    html: {
      ...config.html,
      tags: tags.filter(
        (tag) => typeof tag === 'function' || tag.attrs?.['href'] !== '/registry.json',
      ),
    },
  };
}

/** A replacement that did not match would compare the federation with itself. */
async function refuseLeftovers(outDir: string): Promise<void> {
  const page = await readFile(join(outDir, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/src="([^"]+\.js)"/g)].map((match) => match[1] ?? '');
  for (const script of scripts) {
    const text = await readFile(join(outDir, script), 'utf8');
    if (text.includes('/registry.json')) {
      throw new Error(`${script} of the monolith still reads a registry`);
    }
  }
}
