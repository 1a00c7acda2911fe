import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FeatureDeclaration, TranslatedFeature } from '@nafas/platform/feature';
import type { RequestHandler, RsbuildPlugin } from '@rsbuild/core';
import { DESCRIPTOR_FILE, type Descriptor } from '../descriptor.ts';
import { readFeature } from '../feature-texts.ts';
import { sha384 } from '../integrity.ts';
import { DEV_ENTRY_FILE, devEntry } from './dev-entry.ts';

/** Serves the constant entry and the `feature.json` of a development server. */
export function featureDevPlugin(
  about: Pick<Descriptor, 'version' | 'container'> & { dir: string },
): RsbuildPlugin {
  const entry = devEntry(about.container);
  const describe = async (): Promise<Descriptor> => ({
    ...(await currentFeature(about.dir)),
    version: about.version,
    container: about.container,
    federation: 1,
    entry: { file: DEV_ENTRY_FILE, integrity: sha384(Buffer.from(entry)) },
    files: [],
  });
  const answers: Record<string, () => Promise<{ type: string; body: string }>> = {
    [`/${DEV_ENTRY_FILE}`]: () => Promise.resolve({ type: 'text/javascript', body: entry }),
    [`/${DESCRIPTOR_FILE}`]: async () => ({
      type: 'application/json',
      body: JSON.stringify(await describe()),
    }),
  };
  const handler: RequestHandler = (request, response, next) => {
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''];
    if (!answer) return next();
    // These stand before rsbuild's own CORS; whoever reaches a loopback server may read it.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-cache');
    answer().then(({ type, body }) => {
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.end(body);
    }, next);
  };
  return {
    name: 'nafas-feature-dev',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          server: { setup: ({ server }) => void server.middlewares.use(handler) },
        }),
      );
    },
  };
}

/** The feature declaration as it is saved now; the address changes with the file, since modules load once. */
async function currentFeature(dir: string): Promise<TranslatedFeature> {
  const file = join(dir, 'src/feature.ts');
  const { mtimeMs } = await stat(file);
  const module = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as {
    default: FeatureDeclaration;
  };
  return readFeature(module.default, dir);
}
