import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/** Scripts that can't be chunks of the app: each runs in a scope of its own, so each is one whole file. */
const SCRIPTS = ['camera-worker', 'voice-worker', 'voice-recorder'] as const;
const LANGUAGES = ['en', 'es', 'de', 'pt', 'ru', 'zh', 'ko', 'ary', 'arq'];
const NETS = ['tiny_face_detector_model', 'face_expression_model'];

/** A file the engines fetch: where it lies below the app's folder, and its hash. */
export interface EngineFile {
  readonly file: string;
  readonly integrity: string;
}

/**
 * Writes the workers, models and packs into `to`, each with a hash in its name, and names them as the app finds them
 * below `prefix`.
 */
export async function writeEngineFiles(
  to: string,
  prefix: string,
): Promise<Record<string, EngineFile>> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const sources = [...(await buildScripts(join(to, '..', 'engine-scripts'))), ...dataFiles()];
  const entries = sources.map(async ([name, path]) => {
    const bytes = await readFile(path);
    const short = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const kind = extname(name);
    const file = `${name.slice(0, -kind.length)}.${short}${kind}`;
    await writeFile(join(to, file), bytes);
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return [name, { file: `${prefix}/${file}`, integrity }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
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
