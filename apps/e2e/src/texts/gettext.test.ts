import { exportPo, findLanguages, findTextFiles, flatten, importPo, readTexts } from '@nafas/texts';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';

describe.each(findLanguages())('texts in %s', (language) => {
  const text = exportPo(language);

  it('come back from gettext as they went, plurals and all', () => {
    const back = new Map(importPo(text, language).map(({ path, texts }) => [path, texts]));
    const there = findTextFiles().flatMap(({ folder, file }) => {
      const texts = readTexts(folder, language, file);
      return texts === null ? [] : [{ path: `${folder}/${language}/${file}`, texts }];
    });
    expect(there.length).toBeGreaterThan(20);
    for (const { path, texts } of there) expect(back.get(path), path).toEqual(texts);
    expect(back.size).toBe(there.length);
  });

  it('go with their place and the English', () => {
    const entries = Object.entries(po.parse(text).translations).filter(([place]) => place !== '');
    expect(entries.length).toBeGreaterThan(1000);
    for (const [place, entry] of entries) {
      expect(place).toMatch(/^(apps|libs|tools)\/.+\.json:.+/);
      expect(Object.keys(entry)[0]).not.toBe('');
    }
  });
});

it('a form of a plural says which numbers it is for', () => {
  expect(exportPo('ru')).toContain('Plural form \\"few\\": 2, 3, 4, 22, 23'.replaceAll('\\"', '"'));
});

it('what is not translated is left out, and the order is that of English', () => {
  const { translations, ...rest } = po.parse(exportPo('xx'));
  for (const [place, entries] of Object.entries(translations)) {
    if (!place.startsWith('libs/platform') || !place.includes(':cause.')) continue;
    for (const entry of Object.values(entries)) entry.msgstr = [`x ${entry.msgid}`];
  }
  const files = importPo(po.compile({ translations, ...rest }).toString(), 'xx');
  expect(files.map(({ path }) => path)).toEqual([
    'libs/platform/src/generic/locales/xx/generic.json',
  ]);
  const english = readTexts('libs/platform/src/generic/locales', 'en', 'generic.json') ?? {};
  const causes = [...flatten(english).keys()].filter((key) => key.startsWith('cause.'));
  expect([...flatten(files[0]?.texts ?? {}).keys()]).toEqual(causes);
});

it('a file of another language, or with a text that the product has not, is refused', () => {
  expect(() => importPo(exportPo('ar'), 'fr')).toThrow('The file is in ar, not in fr');
  const text = `${exportPo('ar')}\nmsgctxt "apps/x/a.json:b"\nmsgid "B"\nmsgstr "b"\n`;
  expect(() => importPo(text, 'ar')).toThrow('The product has no text apps/x/a.json:b');
});
