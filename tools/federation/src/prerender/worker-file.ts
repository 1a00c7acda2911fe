import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSON_FOLDER } from '../json-files/json-file-name.ts';
import type { MadePage } from './made-page.ts';

/** Name of the service worker's entry. */
export const WORKER = 'sw';

/** Chunks that are kept from the start beside the first scripts: what the public pages and search need. */
const CHUNKS = /^(?:page-|palette|offline)/;
/** Their texts in a language: English ones from the start, those of another, and its pages, by whoever reads it. */
const TEXTS = 'shell|public|help|terms|privacy|palette|suggest|generic';
const isTextIn = (language: string, name: string) =>
  new RegExp(`^(?:${TEXTS})\\.${language}\\.`).test(name);
/** The face of English text, kept from the start; those that no list names are kept when they were used. */
const FONTS = /^hanken-grotesk-core/;
/** The faces that a script (ISO 15924) is set in beside it, kept with the texts of a language that is written so. */
const FACES: Readonly<Partial<Record<string, RegExp>>> = {
  Arab: /^(?:vazirmatn-core|noto-naskh-arabic-core)/,
};
const isFaceFor = (language: string, name: string) =>
  FACES[new Intl.Locale(language).maximize().script ?? '']?.test(name) === true;

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
    ...(await namesIn(dist, JSON_FOLDER, (name) => isTextIn('en', name))),
  ];
  const pagesIn = (language: string) =>
    pages
      .filter((page) => page.language === language && page.alternates !== null)
      .map(({ name }) => name);
  const languages: Record<string, { pages: string[]; files: string[] }> = {};
  for (const language of new Set(pages.map((page) => page.language))) {
    if (language === 'en') continue;
    languages[language] = {
      pages: pagesIn(language),
      files: [
        ...(await namesIn(dist, JSON_FOLDER, (name) => isTextIn(language, name))),
        ...(await namesIn(dist, 'static/font', (name) => isFaceFor(language, name))),
      ],
    };
  }
  const hash = createHash('sha256').update(code).update(files.join());
  for (const { markup } of pages) hash.update(markup);
  const version = hash.digest('hex').slice(0, 16);
  const precache = { version, pages: pagesIn('en'), files, languages };
  await writeFile(join(dist, 'sw.js'), `self.nafas=${JSON.stringify(precache)};\n${code}`);
}

async function namesIn(dist: string, folder: string, wanted: (name: string) => boolean) {
  const names = (await readdir(join(dist, folder))).sort();
  return names
    .filter((name) => /\.(?:js|css|woff2|json)$/.test(name) && wanted(name))
    .map((name) => `/${folder}/${name}`);
}
