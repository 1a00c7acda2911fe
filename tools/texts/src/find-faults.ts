import { findTextFiles, readTexts, ROOT, type Texts } from './workspace.ts';
import { sameAsEnglish } from './same-as-english.ts';

/** Something about a text that has to be mended: where it stands, and what is wrong. */
export interface Fault {
  readonly file: string;
  readonly key: string;
  readonly fault: string;
}

const PLURAL = /^(.*?)(_ordinal)?_(zero|one|two|few|many|other)$/;
/** The writing of the languages that have one of their own. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};

/** Compares the texts of a language with the English ones: keys, plural forms, variables, tags, and whether they are translated. */
export function findFaults(language: string, root = ROOT): Fault[] {
  return findTextFiles(root).flatMap(({ folder, file }) => {
    const english = readTexts(folder, 'en', file, root);
    const texts = readTexts(folder, language, file, root);
    const path = `${folder}/${language}/${file}`;
    if (english === null) return [];
    if (texts === null) return [{ file: path, key: '', fault: 'the file is missing' }];
    return compareTexts(english, texts, language).map((found) => ({ file: path, ...found }));
  });
}

/** The same for two files that are read already. */
export function compareTexts(
  english: Texts,
  texts: Texts,
  language: string,
): Omit<Fault, 'file'>[] {
  const faults: Omit<Fault, 'file'>[] = [];
  const said = flatten(texts);
  const wanted = expectedKeys(flatten(english), language);
  for (const [key, { text: original, plural }] of wanted) {
    const text = said.get(key);
    if (text === undefined) faults.push({ key, fault: 'is missing' });
    else if (text.trim() === '' && original.trim() !== '') faults.push({ key, fault: 'is empty' });
    else {
      const variables = [findVariables(original), findVariables(text)] as const;
      if (!haveSameVariables(...variables, plural)) {
        faults.push({
          key,
          fault: `has the variables ${variables[1].join()} for ${variables[0].join()}`,
        });
      }
      if (findTags(original) !== findTags(text)) {
        faults.push({ key, fault: `has the tags ${findTags(text)} for ${findTags(original)}` });
      }
      if (language !== 'en' && !isName(key, language) && isUntranslated(original, text, language)) {
        faults.push({ key, fault: `is not translated: ${text}` });
      }
    }
  }
  const surplus = [...said.keys()].filter((key) => !wanted.has(key));
  return [...faults, ...surplus.map((key) => ({ key, fault: 'is none of English' }))];
}

/** All texts of a file by their path, such as `quote.title`. */
export function flatten(texts: Texts | readonly string[], path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...flatten(value as Texts, `${path}${key}.`)],
    ),
  );
}

/** The keys that a language needs for the English ones: a form for each of its own plural categories. */
export function expectedKeys(
  english: ReadonlyMap<string, string>,
  language: string,
): Map<string, { readonly text: string; readonly plural: string | null }> {
  const wanted = new Map<string, { text: string; plural: string | null }>();
  for (const [key, text] of english) {
    const [, stem = '', ordinal = '', form] = PLURAL.exec(key) ?? [];
    const other = english.get(`${stem}${ordinal}_other`);
    if (form === undefined || other === undefined) {
      wanted.set(key, { text, plural: null });
      continue;
    }
    // i18next has a form for nothing at all in every language.
    if (form === 'zero') wanted.set(key, { text, plural: form });
    const type = ordinal === '' ? 'cardinal' : 'ordinal';
    for (const each of new Intl.PluralRules(language, { type }).resolvedOptions()
      .pluralCategories) {
      wanted.set(`${stem}${ordinal}_${each}`, { text: other, plural: each });
    }
  }
  return wanted;
}

const findVariables = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name)),
  ].sort();

const findTags = (text: string): string =>
  [...text.matchAll(/<\/?\w+\s?\/?>/g)]
    .map(([tag]) => tag)
    .sort()
    .join(' ');

/** A form of a plural may say its number in words, or leave it to the noun: it may leave a variable out, but add none. */
function haveSameVariables(english: string[], said: string[], plural: string | null): boolean {
  return plural !== null
    ? said.every((name) => english.includes(name))
    : english.join() === said.join();
}

/** The author of a quote is written alike in Latin letters. */
const isName = (key: string, language: string) =>
  key.endsWith('.author') && SCRIPTS[language] === undefined;

function isUntranslated(english: string, text: string, language: string): boolean {
  const words = (of: string) => of.replace(/\{\{[^}]*\}\}|<[^>]+>/g, '');
  if (!/\p{Letter}/u.test(words(text))) return false;
  if (sameAsEnglish(words(text), language)) return false;
  const script = SCRIPTS[language];
  return script ? !script.test(words(text)) : text === english;
}
