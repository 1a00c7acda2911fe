import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadePage } from './made-page.ts';

/** Name of the service worker's entry. */
export const WORKER = 'sw';

/** Chunks that are kept from the start beside the first scripts: what the public pages and search need. */
const CHUNKS = /^(?:page-|texts-|palette|offline)/;
/** Faces of the text; others are kept when they were used. */
const FONTS = /^(?:hanken-grotesk-core|vazirmatn-core|noto-naskh-arabic-core)/;

/**
 * Writes `/sw.js`: the built worker behind the list of what it keeps from the start. Its text differs whenever one of
 * these files does, so a browser sees each new build.
 */
export async function writeWorker(dist: string, pages: readonly MadePage[]): Promise<void> {
  const js = await readdir(join(dist, 'static/js'));
  const built = js.find((name) => new RegExp(`^${WORKER}\\.[0-9a-f]+\\.js$`).test(name));
  if (built === undefined) return;
  const code = await readFile(join(dist, 'static/js', built), 'utf8');
  await rm(join(dist, 'static/js', built));
  const files = [
    ...(await namesIn(dist, 'static/js', (name) => name !== built)),
    ...(await namesIn(dist, 'static/css', () => true)),
    ...(await namesIn(dist, 'static/js/async', (name) => CHUNKS.test(name))),
    ...(await namesIn(dist, 'static/css/async', (name) => CHUNKS.test(name))),
    ...(await namesIn(dist, 'static/font', (name) => FONTS.test(name))),
  ];
  const kept = pages.flatMap(({ alternates, name }) => (alternates === null ? [] : [name]));
  const hash = createHash('sha256').update(code).update(files.join());
  for (const { markup } of pages) hash.update(markup);
  const precache = { version: hash.digest('hex').slice(0, 16), pages: kept, files };
  await writeFile(join(dist, 'sw.js'), `self.nafas=${JSON.stringify(precache)};\n${code}`);
}

async function namesIn(dist: string, folder: string, wanted: (name: string) => boolean) {
  const names = (await readdir(join(dist, folder))).sort();
  return names
    .filter((name) => /\.(?:js|css|woff2)$/.test(name) && wanted(name))
    .map((name) => `/${folder}/${name}`);
}
