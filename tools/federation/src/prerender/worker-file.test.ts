import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MadePage } from './made-page.ts';
import { writeWorker } from './worker-file.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'worker-file-'));
});
afterEach(() => rm(dist, { recursive: true }));

const FILES = [
  'js/sw.0a.js',
  'js/index.1b.js',
  'css/index.2c.css',
  'css/async/page-help.3d.css',
  'js/async/page-help.4c.js',
  'json/help.en.4e.json',
  'json/help.fa.5f.json',
  'json/help.fr.6a.json',
  'json/words.en.7a.json',
  'font/hanken-grotesk-core.7b.woff2',
  'font/vazirmatn-core.8c.woff2',
  'font/vazirmatn-arabic.9d.woff2',
];

function page(language: string): MadePage {
  const name = language === 'en' ? '/help' : `/${language}/help`;
  const texts = {
    product: 'Nafas',
    helpNow: 'Help',
    description: null,
    markup: '<p></p>',
    suggestions: '',
  };
  const rest = { scripts: 'paint', later: [], chunks: [], alternates: {} } as const;
  return { file: `${name}.html`, name, language, direction: 'ltr', ...texts, ...rest };
}

it('keeps the English pages from the start, and of another language its texts and the faces of its script', async () => {
  for (const file of FILES) {
    await mkdir(join(dist, 'static', file, '..'), { recursive: true });
    await writeFile(join(dist, 'static', file), 'code');
  }
  await writeWorker(dist, ['en', 'fa', 'fr'].map(page));
  const [first = ''] = (await readFile(join(dist, 'sw.js'), 'utf8')).split(';\n');
  const { pages, files, languages } = JSON.parse(first.replace('self.nafas=', '')) as {
    pages: string[];
    files: string[];
    languages: Record<string, unknown>;
  };
  expect(pages).toEqual(['/help']);
  expect(files).toEqual([
    '/static/js/index.1b.js',
    '/static/css/index.2c.css',
    '/static/js/async/page-help.4c.js',
    '/static/css/async/page-help.3d.css',
    '/static/font/hanken-grotesk-core.7b.woff2',
    '/static/json/help.en.4e.json',
  ]);
  expect(languages).toEqual({
    fa: {
      pages: ['/fa/help'],
      files: ['/static/json/help.fa.5f.json', '/static/font/vazirmatn-core.8c.woff2'],
    },
    fr: { pages: ['/fr/help'], files: ['/static/json/help.fr.6a.json'] },
  });
});
