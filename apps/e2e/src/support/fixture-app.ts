import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineFeatureConfig } from '@nafas/federation';
import type { Descriptor } from '@nafas/federation/descriptor';
import { assetHeaders, listen, staticApp, type Listening } from '@nafas/serve';
import type { RegistryVersion } from '@nafas/platform/registry';
import { readDescriptor, toRecord } from '@nafas/registry';
import type { FeatureDeclaration } from '@nafas/platform/feature';
import { createRsbuild } from '@rsbuild/core';
import faulty from '../../fixtures/faulty/src/feature.ts';
import moments from '../../fixtures/moments/src/feature.ts';
import neighbour from '../../fixtures/neighbour/src/feature.ts';
import tiny from '../../fixtures/tiny/src/feature.ts';

const e2e = join(import.meta.dirname, '../..');
const built = join(e2e, '.fixtures');

const FEATURES = { tiny, faulty, neighbour, moments } satisfies Record<string, FeatureDeclaration>;

export interface FixtureApp {
  readonly version: string;
  readonly origin: string;
  readonly descriptor: Descriptor;
  /** The registry record of this build on this origin. */
  readonly record: RegistryVersion;
  close(): Promise<void>;
}

/**
 * Builds one of the fixture apps as a team would, serves it on an origin of its own, and names its registry record.
 * `edits` change source files first: path below the app to a function from old to new text.
 */
export async function serveFixture(
  version: string,
  edits: Readonly<Record<string, (text: string) => string>> = {},
  app: keyof typeof FEATURES = 'tiny',
): Promise<FixtureApp> {
  // A folder of its own: specs of several shards build the same version at once.
  await mkdir(built, { recursive: true });
  const dir = await mkdtemp(join(built, `${app}-${version}-`));
  await cp(join(e2e, 'fixtures', app), dir, {
    recursive: true,
    filter: (source) => !source.endsWith('dist'),
  });
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(dir, file);
    await writeFile(path, edit(await readFile(path, 'utf8')));
  }
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: defineFeatureConfig({ feature: FEATURES[app], dir, version }),
  });
  await rsbuild.build();
  const dist = join(dir, 'dist');
  const server: Listening = await listen(staticApp({ dir: dist, headers: assetHeaders }), 0);
  const descriptor = await readDescriptor(dist);
  return {
    version,
    origin: server.origin,
    descriptor,
    record: toRecord({ descriptor, baseUrl: server.origin }),
    close: async () => {
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
