import { afterEach, expect, it, vi } from 'vitest';
import { formatLocale, languageName } from './locale.ts';
import { capitalise } from './punctuation.ts';
import { LANGUAGES } from './values.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['ar', ['ar-MA', 'fr'], 'ar-MA'],
  ['ar', ['en-US', 'ar'], 'ar-u-nu-arab'],
  ['ar', [], 'ar-u-nu-arab'],
  ['en', ['ar-EG', 'en-GB'], 'en-GB'],
  ['en', ['arn-CL'], 'en'],
  ['zh', ['zh-TW', 'zh-SG'], 'zh-SG'],
  ['zh', ['zh-Hant-HK'], 'zh'],
  ['pt', ['pt_PT', 'pt-PT'], 'pt-PT'],
] as const)('%s of %j is %s', (language, preferred, expected) => {
  expect(formatLocale(language, preferred)).toBe(expected);
});

it('the browser is not asked for a script that no region changes', () => {
  const read = vi.spyOn(Intl, 'Locale');
  expect(formatLocale('de', ['de-CH'])).toBe('de-CH');
  expect(read).not.toHaveBeenCalled();
  formatLocale('zh', ['zh-TW']);
  expect(read).toHaveBeenCalled();
});

it('Arabic without a region counts in Arabic-Indic digits', () => {
  expect(new Intl.NumberFormat(formatLocale('ar', [])).format(42)).toBe('٤٢');
});

it.each([
  ['es', 'Español'],
  ['ru', 'Русский'],
  ['zh', '中文'],
  ['ar', 'العربية'],
] as const)('%s is called %s by itself, with a capital where its script has them', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});

it.each([...LANGUAGES, 'tr'])('%s is called what the browser calls it', (tag) => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? '';
  expect(languageName(tag)).toBe(capitalise(tag, name));
});
