import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { APP_PAGE_HEADERS, assetHeaders, listen, shellHeaders, staticApp } from '@nafas/serve';
import { createRsbuild } from '@rsbuild/core';

const e2e = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
/** Names of the models as they lie in the npm package. */
export const MODELS = ['tiny_face_detector_model', 'face_expression_model'];

export interface ServedEngines {
  /** A page under the shell's own security headers. */
  readonly page: string;
  /** The other origin, which holds all scripts, models and packs. */
  readonly assets: string;
  readonly workerIntegrity: string;
  readonly voiceWorkerIntegrity: string;
  close(): Promise<void>;
}

/** Builds the engines and serves them from one origin, and a page that uses them from another. */
export async function serveEngines(): Promise<ServedEngines> {
  const dir = join(e2e, '.fixtures', 'emotion');
  const [assetsDir, pageDir] = [join(dir, 'assets'), join(dir, 'page')];
  await rm(dir, { recursive: true, force: true });
  await buildEngines(assetsDir, ['page', 'worker', 'voice-worker', 'recorder']);
  const assets = await listen(staticApp({ dir: assetsDir, headers: assetHeaders }), 0);
  await mkdir(pageDir, { recursive: true });
  const script = `<script src="${assets.origin}/page.js" crossorigin></script>`;
  await writeFile(
    join(pageDir, 'index.html'),
    `<!doctype html><html lang="en"><title>Engines</title><link rel="icon" href="data:,">${script}`,
  );
  const config = {
    backend: { url: 'http://127.0.0.1:9', anonKey: 'none' },
    allowedOrigins: [assets.origin],
  };
  const page = await listen(
    staticApp({
      dir: pageDir,
      headers: () => ({ ...shellHeaders(config), ...APP_PAGE_HEADERS }),
      spa: true,
    }),
    0,
  );
  const computeIntegrity = async (name: string) => {
    const bytes = await readFile(join(assetsDir, name));
    return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  };
  return {
    page: page.origin,
    assets: assets.origin,
    workerIntegrity: await computeIntegrity('worker.js'),
    voiceWorkerIntegrity: await computeIntegrity('voice-worker.js'),
    close: async () => {
      await page.close();
      await assets.close();
    },
  };
}

/** Builds entries of fixtures/emotion/src, each into one file without a hash, and puts the models beside them. */
export async function buildEngines(root: string, entries: readonly string[]): Promise<void> {
  const src = join(e2e, 'fixtures/emotion/src');
  const files = entries.map((name) => [name, { import: join(src, `${name}.ts`), html: false }]);
  const rsbuild = await createRsbuild({
    cwd: e2e,
    config: {
      mode: 'production',
      source: {
        entry: Object.fromEntries(files) as Record<string, { import: string; html: false }>,
      },
      output: { distPath: { root, js: '' }, filenameHash: false, legalComments: 'none' },
      splitChunks: false,
    },
  });
  const { close } = await rsbuild.build();
  await close();
  await copyModels(root);
}

/** The models, and the packs of voice and text. */
async function copyModels(to: string): Promise<void> {
  const packs = { 'arousal.json': 'voice/arousal.json', 'en.pack': 'text/en.pack' };
  for (const [name, pack] of Object.entries(packs))
    await cp(require.resolve(`@nafas/emotion/packs/${pack}`), join(to, name));
  const fromEmotion = createRequire(require.resolve('@nafas/emotion/packs/voice/arousal.json'));
  const models = join(dirname(fromEmotion.resolve('@vladmandic/face-api')), '../model');
  for (const name of MODELS) {
    for (const file of [`${name}.bin`, `${name}-weights_manifest.json`])
      await cp(join(models, file), join(to, file));
  }
}
