import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature } from '@nafas/platform/feature';

/** A feature app as the monolith takes it in. */
export interface MonolithFeature {
  readonly feature: Feature;
  /** Absolute folder of the app. */
  readonly dir: string;
}

/** The modules that take the place of the registry and of the loader. */
export interface MonolithSources {
  readonly registry: string;
  readonly loader: string;
}

/** In place of the registry: the features' declarations, known when the bundle is made. */
export function registrySource(features: readonly MonolithFeature[]): string {
  const apps = Object.fromEntries(
    features.map(({ feature }) => [
      `nafas/${feature.id}`,
      [
        {
          url: `/${feature.id}`,
          metadata: { version: '0.0.0', integrity: '' },
          extras: { feature, container: feature.id, files: [] },
        },
      ],
    ]),
  );
  return `const apps = ${JSON.stringify(apps)};
export const loadRegistry = async () => ({ apps, problems: [], stale: null });
export const loadRegistryTexts = async () => ({});
`;
}

/** In place of the loader: lazy imports of the apps' modules, as a bundle with lazy routes has them. */
export function loaderSource(features: readonly MonolithFeature[]): string {
  const imports = features.map(
    ({ feature, dir }) =>
      `  ${JSON.stringify(feature.id)}: () => import(${JSON.stringify(join(dir, 'src/remote.ts'))}),`,
  );
  return `const modules = {
${imports.join('\n')}
};
export const createFeatureLoader = () => async (version) => (await modules[version.extras.feature.id]()).default;
// The loader's imports from single-spa and the federation runtime, replaced by nothing.
export const createEntryRunner = () => undefined;
export const createDeployedSchema = () => undefined;
`;
}

/** Writes both modules below `dir` and names them. */
export async function writeSources(
  dir: string,
  features: readonly MonolithFeature[],
): Promise<MonolithSources> {
  await mkdir(dir, { recursive: true });
  const registry = join(dir, 'registry.js');
  const loader = join(dir, 'loader.js');
  await writeFile(registry, registrySource(features));
  await writeFile(loader, loaderSource(features));
  return { registry, loader };
}
