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

/** Where Latin digits stand in Arabic, and why. All other numbers are written as the screens write them: ٣٠. */
const LATIN_DIGITS: readonly (readonly [place: RegExp, why: string])[] = [
  [/^auth.*app\.json recovery\.hint$/, 'a recovery code'],
  [/^account.*app\.json import\.columns\.order$/, 'a date as it stands in a file'],
  [/^account.*feature\.json links\.security\.keywords$/, '2FA is what people search for'],
  [/^shell.*help\.json credit$/, 'the name of a licence'],
  [/questionnaires\.json (?:who-5|phq-9|gad-7)\.(?:name|licence)$/, 'names of forms and licences'],
  [
    /notifications\.json weekly-report\.withMood_\w+$/,
    'the database writes the mood beside it with Latin digits',
  ],
];

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

it('Arabic numbers have Arabic digits', () => {
  const found = files.flatMap(({ folder, file }) =>
    [...flatten(readTexts(folder, 'ar', file) ?? {})]
      .filter(([, text]) => /\d/.test(text.replace(/\{\{.*?\}\}|<.*?>/g, '')))
      .map(([key]) => `${folder.replace(/^(?:apps|libs)\//, '')}/${file} ${key}`),
  );
  const isAllowed = (place: string) => LATIN_DIGITS.some(([allowed]) => allowed.test(place));
  expect(found.filter((place) => !isAllowed(place))).toEqual([]);
  // An exception that nothing needs any more is gone from the list.
  expect(LATIN_DIGITS.filter(([allowed]) => !found.some((place) => allowed.test(place)))).toEqual(
    [],
  );
});

it('no text of the product is there for nobody', () => {
  expect(findUnused()).toEqual([]);
});
