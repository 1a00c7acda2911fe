import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { MadePage } from './made-page.ts';
import { manifestFile, translateManifest } from './manifest.ts';

const english = readFileSync(
  join(import.meta.dirname, '../../../../apps/shell/public', manifestFile('en')),
  'utf8',
);

it('is the English manifest with the words of the page, and leads to its help', () => {
  const landing: MadePage = {
    file: 'fr/index.html',
    name: '/fr/',
    language: 'fr',
    direction: 'ltr',
    markup: '',
    suggestions: '',
    description: 'De courts bilans',
    product: 'Nafas',
    helpNow: 'Aide immédiate',
    alternates: { en: '/', fr: '/fr/' },
    scripts: 'intent',
    later: [],
    chunks: [],
  };
  const { icons, start_url, ...rest } = JSON.parse(translateManifest(english, landing)) as Record<
    string,
    unknown
  >;
  expect(rest).toMatchObject({
    description: 'De courts bilans',
    lang: 'fr',
    shortcuts: [{ name: 'Aide immédiate', url: '/fr/help' }],
  });
  expect(icons).toHaveLength(4);
  expect(start_url).toBe('/dashboard');
});
