import {
  findFaults,
  findLanguages,
  findTextFiles,
  findUnused,
  flatten,
  readTexts,
} from '@nafas/texts';
import { describe, expect, it } from 'vitest';

const languages = findLanguages();
const files = findTextFiles();

/** The language menu names each language in its own words. */
const isOwnName = (text: string) => text === 'العربية';

it('finds the texts', () => {
  expect(languages).toEqual(expect.arrayContaining(['en', 'ar']));
  expect(files.length).toBeGreaterThan(30);
});

it.each(languages)(
  'everything is said in %s, and nothing more: every key, plural form, variable and tag (SHELL-095, DECISION-091)',
  (language) => {
    const found = findFaults(language).map(({ file, key, fault }) => `${file} ${key}: ${fault}`);
    expect(found).toEqual([]);
  },
);

describe.each(files)('$folder/$file', ({ folder, file }) => {
  it('is English in English letters (SHELL-094)', () => {
    for (const [path, text] of flatten(readTexts(folder, 'en', file) ?? {})) {
      expect(isOwnName(text) ? '' : text, path).not.toMatch(
        /[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}]/u,
      );
    }
  });

  it.skipIf(folder.includes('notifications'))(
    'writes no bare number, which would have Latin digits in Arabic',
    () => {
      const texts = JSON.stringify(readTexts(folder, 'ar', file));
      expect(texts.match(/[^"]*\{\{count\}\}[^"]*/gu) ?? []).toEqual([]);
    },
  );
});

it('no text of the product is there for nobody', () => {
  expect(findUnused()).toEqual([]);
});
