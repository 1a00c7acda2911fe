import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@nafas/platform';

type Messages = { [key: string]: string | Messages };

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** The plural forms that a language needs (CLDR). */
const getPluralForms = (language: string, isOrdinal: boolean) =>
  new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' }).resolvedOptions()
    .pluralCategories;

/** All keys of a message file with their texts, nested ones joined by a dot. */
export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') found.set(prefix + key, value);
    else for (const [k, v] of flatten(value, `${prefix}${key}.`)) found.set(k, v);
  }
  return found;
}

/** Placeholders of a text, e.g. `{{name}}`, by name. */
function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .join(',');
}

/**
 * The problems of one app's messages, as sentences; empty when all is well. Every language has every key, with
 * all plural forms its grammar needs, no empty text, and the same placeholders.
 */
export function messageProblems(byLanguage: Record<string, Messages>): string[] {
  const problems: string[] = [];
  const flat = Object.entries(byLanguage).map(([language, m]) => [language, flatten(m)] as const);
  const stems = new Map<string, { plural: boolean; sample: string }>();
  for (const [, keys] of flat) {
    for (const [key, text] of keys) {
      const stem = key.replace(PLURAL, '');
      // The form "other" speaks for a plural: "one" and "two" may leave the number out.
      if (!stems.has(stem) || key.endsWith('_other')) {
        stems.set(stem, { plural: stem !== key, sample: text });
      }
    }
  }
  for (const [language, keys] of flat) {
    for (const [stem, { plural, sample }] of stems) {
      const wanted = plural
        ? getPluralForms(language, stem.endsWith('_ordinal')).map((form) => `${stem}_${form}`)
        : [stem];
      for (const key of wanted) {
        const text = keys.get(key);
        if (text === undefined) problems.push(`${language}: missing "${key}"`);
        else if (text.trim() === '') problems.push(`${language}: empty "${key}"`);
        else if (!plural && placeholders(text) !== placeholders(sample)) {
          problems.push(`${language}: other placeholders in "${key}"`);
        }
      }
    }
  }
  return problems;
}

/**
 * Reads `locales/<language>/<file>.json` below `localesDir` and throws when a message is missing in a language that this
 * app has. English and Arabic it must have; a language that the product does not offer yet may be unfinished.
 */
export async function checkMessages(localesDir: string): Promise<void> {
  const found = await readdir(localesDir);
  for (const required of ['en', 'ar']) {
    if (!found.includes(required)) throw new Error(`${localesDir}: no folder "${required}"`);
  }
  const languages = LANGUAGES.filter((each) => found.includes(each));
  const files = new Set<string>();
  for (const language of languages) {
    for (const file of await readdir(join(localesDir, language))) files.add(file);
  }
  for (const file of files) {
    const byLanguage: Record<string, Messages> = {};
    for (const language of languages) {
      const text = await readFile(join(localesDir, language, file), 'utf8').catch(() => '{}');
      byLanguage[language] = JSON.parse(text) as Messages;
    }
    const problems = messageProblems(byLanguage);
    if (problems.length > 0) throw new Error(`${file}:\n  ${problems.join('\n  ')}`);
  }
}
