import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..', '..');
type Texts = { readonly [key: string]: string | readonly unknown[] | Texts };

const apps = readdirSync(join(root, 'apps')).map((app) => `apps/${app}/src`);
/** Every file of texts: the folder that has its languages, and its name. */
const files = [...apps, 'libs/platform/src/generic'].flatMap((folder) => {
  const english = join(root, folder, 'locales', 'en');
  return existsSync(english) ? readdirSync(english).map((file) => ({ folder, file })) : [];
});
const readTexts = (folder: string, language: string, file: string) =>
  JSON.parse(readFileSync(join(root, folder, 'locales', language, file), 'utf8')) as Texts;

/** Paths to all texts; the forms of a plural are one text, since languages have different ones. */
function leaves(texts: unknown, path = ''): Map<string, string> {
  if (typeof texts === 'string') {
    return new Map([[path.replace(/_(zero|one|two|few|many|other)$/u, ''), texts]]);
  }
  const entries = Object.entries(texts as Record<string, unknown>);
  return new Map(entries.flatMap(([key, value]) => [...leaves(value, `${path}.${key}`)]));
}

/** The language menu names each language in its own words; formats of files are called the same everywhere. */
const isOwnName = (text: string) => ['العربية', 'English', 'JSON', 'CSV'].includes(text);
const hasLetters = (text: string) =>
  /\p{Letter}/u.test(text.replace(/\{\{[^}]*\}\}|<[^>]+>/gu, ''));

describe.each(files)('$folder/$file', ({ folder, file }) => {
  it('says everything in English, in English letters (SHELL-094)', () => {
    for (const [path, text] of leaves(readTexts(folder, 'en', file))) {
      expect(text.trim(), path).not.toBe('');
      expect(isOwnName(text) ? '' : text, path).not.toMatch(/\p{Script=Arabic}{3}/u);
    }
  });

  it('says everything in Arabic too, and nothing more (SHELL-095, DECISION-091)', () => {
    const english = leaves(readTexts(folder, 'en', file));
    const arabic = leaves(readTexts(folder, 'ar', file));
    expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
    const untranslated = [...arabic].filter(
      ([, text]) => hasLetters(text) && !isOwnName(text) && !/\p{Script=Arabic}/u.test(text),
    );
    expect(untranslated).toEqual([]);
  });

  it('writes no bare number, which would have Latin digits in Arabic', () => {
    const texts = JSON.stringify(readTexts(folder, 'ar', file));
    expect(texts.match(/[^"]*\{\{count\}\}[^"]*/gu) ?? []).toEqual([]);
  });
});
