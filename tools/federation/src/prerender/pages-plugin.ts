import { LANGUAGES } from '@nafas/platform';
import type { RsbuildPlugin } from '@rsbuild/core';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sha384 } from '../integrity.ts';
import { JSON_FOLDER } from '../json-files/json-file-name.ts';
import {
  composeDocument,
  withBeforePaint,
  withOutline,
  withPreloads,
  type BuiltFile,
} from './compose-document.ts';
import { type MadePage, SITE_PLACEHOLDER } from './made-page.ts';
import { manifestFile, translateManifest } from './manifest.ts';
import { writeWorker } from './worker-file.ts';

/** Name of the entry that runs before the first paint. */
export const BEFORE_PAINT = 'before-paint';
const ENVIRONMENT = 'pages';
/** How long all pages may take, in milliseconds; they take seconds. */
const LIMIT_MS = 120_000;
/** The chunk that every page but the public ones asks for as soon as its first scripts run. */
const FEDERATION = 'federation';
/** The one that does so where the backend is asked, and the one that every page of the dashboard wants. */
const CLIENT = 'client';
const QUERY = 'query';
/** The shell's own texts on every page but the public ones, by the first part of their files' names. */
const TEXTS = ['generic', 'shell'];

/**
 * Makes pages at build time. `entry` exports `makePages(): Promise<MadePage[]>` and `makeOutline(): string`; it is built a second
 * time for Node and run after the build for browsers. The page of that build becomes `app.html`, with the outline behind its
 * empty root: what addresses get that have no page.
 */
export function pagesPlugin(entry: string): RsbuildPlugin {
  return {
    name: 'nafas-pages',
    async setup(api) {
      const bundle = await mkdtemp(join(tmpdir(), 'nafas-pages-'));
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          environments: {
            web: {},
            [ENVIRONMENT]: {
              source: { entry: { [ENVIRONMENT]: entry } },
              output: { target: 'node', distPath: { root: bundle }, minify: false },
            },
          },
        }),
      );
      api.onAfterBuild(async ({ environments, stats }) => {
        try {
          const dist = environments['web']?.distPath;
          if (dist === undefined || stats?.hasErrors()) return;
          const { makePages, makeOutline } = (await import(
            pathToFileURL(join(bundle, `${ENVIRONMENT}.js`)).href
          )) as {
            makePages(): Promise<MadePage[]>;
            makeOutline(): string;
          };
          await writePages(dist, await withinLimit(makePages()), makeOutline());
        } finally {
          await rm(bundle, { recursive: true, force: true });
        }
      });
    },
  };
}

/** A page that waits for ever would let Node end, and the build without its documents look well. */
async function withinLimit<T>(made: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the pages were not made in time')), LIMIT_MS);
  });
  return Promise.race([made, limit]).finally(() => clearTimeout(timer));
}

async function writePages(
  dist: string,
  pages: readonly MadePage[],
  outline: string,
): Promise<void> {
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const built = await builtFiles(dist);
  const [first] = built.get(BEFORE_PAINT) ?? [];
  if (!first) throw new Error('the script that runs before the first paint was not built');
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  };
  const federation = find(built, FEDERATION);
  const app = withOutline(withBeforePaint(template, first, nameEarly(built)), outline);
  await write('app.html', withPreloads(app, federation));
  for (const page of pages) {
    const files = page.chunks.flatMap((name) => find(built, name));
    await write(page.file, withBeforePaint(composeDocument(template, page, files), first));
  }
  const english = await readFile(join(dist, manifestFile('en')), 'utf8');
  for (const page of pages) {
    const isLanding = page.file === `${page.language}/index.html`;
    if (isLanding) await write(manifestFile(page.language), translateManifest(english, page));
  }
  await write('sitemap.xml', formatSitemap(pages));
  await writeWorker(dist, pages);
}

/** What the document of the app names for the script before the first paint (apps/shell/src/boot/ask-early.ts). */
function nameEarly(built: ReadonlyMap<string, readonly BuiltFile[]>) {
  const [client] = find(built, CLIENT);
  const [dashboard] = find(built, QUERY);
  const texts = LANGUAGES.map((each) => [
    each,
    TEXTS.flatMap((name) => find(built, `${name}.${each}`)).map(({ url }) => url),
  ]);
  return { client, dashboard, texts: Object.fromEntries(texts) as Record<string, string[]> };
}

/** The files of a chunk. Without them a page would be drawn without its styles, and nobody would hear of it. */
function find(
  built: ReadonlyMap<string, readonly BuiltFile[]>,
  name: string,
): readonly BuiltFile[] {
  const files = built.get(name);
  if (!files) throw new Error(`nothing built is called ${name}`);
  return files;
}

/** The built scripts, stylesheets, fonts and JSON files by the name of their chunk. */
async function builtFiles(dist: string): Promise<Map<string, BuiltFile[]>> {
  const found = new Map<string, BuiltFile[]>();
  for (const folder of [
    'static/css/async',
    'static/js/async',
    'static/js',
    'static/font',
    JSON_FOLDER,
  ]) {
    for (const file of await readdir(join(dist, folder)).catch(() => [])) {
      const name = /^(.+)\.[0-9a-f]{8,}\.(?:js|css|woff2|json)$/.exec(file)?.[1];
      if (name === undefined) continue;
      const integrity = sha384(await readFile(join(dist, folder, file)));
      found.set(name, [...(found.get(name) ?? []), { url: `/${folder}/${file}`, integrity }]);
    }
  }
  return found;
}

/** The sitemap of all pages that search engines should know, each with its other languages. */
function formatSitemap(pages: readonly MadePage[]): string {
  const urls = pages.flatMap(({ alternates, language }) => {
    if (alternates === null) return [];
    const others = Object.entries(alternates).map(
      ([each, path]) =>
        `    <xhtml:link rel="alternate" hreflang="${each}" href="${SITE_PLACEHOLDER}${path}"/>`,
    );
    const location = `    <loc>${SITE_PLACEHOLDER}${alternates[language] ?? '/'}</loc>`;
    return [['  <url>', location, ...others, '  </url>'].join('\n')];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
