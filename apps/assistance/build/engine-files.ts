import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/** Scripts that can't be chunks of the app: each runs in a scope of its own, so each is one whole file. */
const SCRIPTS = ['camera-worker', 'voice-worker', 'voice-recorder'] as const;
const LANGUAGES = ['en', 'es', 'de', 'pt', 'ru', 'zh', 'ko', 'ary', 'arq'];
const NETS = ['tiny_face_detector_model', 'face_expression_model'];

/** The workers, models and packs by name, with their paths; `made` is where they will lie. */
export async function findEngineFiles(made: string): Promise<[name: string, path: string][]> {
  return [...(await buildScripts(join(made, '..', 'engine-scripts'))), ...dataFiles()];
}

/** Builds each script into one file; answers names and paths. */
async function buildScripts(root: string): Promise<[string, string][]> {
  const entry = Object.fromEntries(
    SCRIPTS.map((name) => [name, { import: `@nafas/emotion/${name}`, html: false }]),
  );
  const rsbuild = await createRsbuild({
    cwd: join(import.meta.dirname, '..'),
    config: {
      mode: 'production',
      source: { entry },
      output: { distPath: { root, js: '' }, filenameHash: false, legalComments: 'none' },
      performance: { printFileSize: false },
      splitChunks: false,
    },
  });
  const { close } = await rsbuild.build();
  await close();
  return SCRIPTS.map((name) => [`${name}.js`, join(root, `${name}.js`)]);
}

function dataFiles(): [string, string][] {
  const pack = (path: string) => require.resolve(`@nafas/emotion/packs/${path}`);
  const models = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'model');
  return [
    ['arousal.json', pack('voice/arousal.json')],
    ...LANGUAGES.map((language): [string, string] => [
      `${language}.pack`,
      pack(`text/${language}.pack`),
    ]),
    ...NETS.flatMap((net): [string, string][] => [
      [`${net}.bin`, join(models, `${net}.bin`)],
      [`${net}.json`, join(models, `${net}-weights_manifest.json`)],
    ]),
  ];
}
