import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core';
import { monolithConfig, SHELL } from '../monolith/build.ts';
import { registrySource, type MonolithFeature } from '../monolith/sources.ts';
import { WORK } from '../paths.ts';
import { NAIVE_SHARING, naiveName } from './build-remotes.ts';

/** In place of the loader: every app imported at the top of a module, and so at the start of every page. */
export function naiveLoaderSource(features: readonly MonolithFeature[]): string {
  const imports = features.map(
    ({ feature }, index) => `import app${index} from '${naiveName(feature.id)}/remote';`,
  );
  const entries = features.map(
    ({ feature }, index) => `${JSON.stringify(feature.id)}: app${index}`,
  );
  return `${imports.join('\n')}
const modules = { ${entries.join(', ')} };
export const createFeatureLoader = () => async (version) => modules[version.extras.feature.id];
export const createEntryRunner = () => undefined;
export const createDeployedSchema = () => undefined;
`;
}

/** Builds the shell as the naive federation's host, for apps at these addresses. Returns the folder of its files. */
export async function buildNaiveHost(
  features: readonly MonolithFeature[],
  origins: readonly string[],
): Promise<string> {
  const source = join(WORK, 'naive-source');
  await mkdir(source, { recursive: true });
  const [registry, loader, entry] = ['registry.js', 'loader.js', 'index.js'].map((name) =>
    join(source, name),
  ) as [string, string, string];
  await writeFile(registry, registrySource(features));
  await writeFile(loader, naiveLoaderSource(features));
  // The asynchronous boundary that the documentation asks for.
  await writeFile(entry, `import(${JSON.stringify(join(SHELL, 'src/boot/index.ts'))});\n`);
  const outDir = join(WORK, 'naive', 'shell');
  const remotes = Object.fromEntries(
    features.map(({ feature }, index) => {
      const name = naiveName(feature.id);
      return [name, `${name}@${origins[index] ?? ''}/mf-manifest.json`];
    }),
  );
  const config = mergeRsbuildConfig(monolithConfig(features, { registry, loader }, outDir), {
    plugins: [
      pluginModuleFederation({ name: 'naive_shell', remotes, ...NAIVE_SHARING, dts: false }),
    ],
    security: { sri: { enable: false } },
    // As it comes: so many scripts at once take longer on a slow line than the shell gives each of its own few.
    tools: { rspack: { output: { chunkLoadTimeout: 120_000 } } },
  });
  config.source = { ...config.source, entry: { index: entry } };
  await (await createRsbuild({ cwd: SHELL, config })).build();
  return outDir;
}
