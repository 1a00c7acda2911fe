import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Names of products, people, formats, measures and signs: nowhere translated.
const EVERYWHERE = new RegExp(
  `^(?:${[
    'nafas',
    'Daylio',
    'JSON',
    'CSV',
    'Letter',
    'nafas-conversation[.]txt',
    'English',
    'العربية',
    'Huda Mansour',
    'Jonas Lindqvist',
    'Mariam El-Sayed',
    'Rana',
    'Samir',
    'Sara',
    'min',
    'ms',
    // Licences are quoted as they are.
    'The World Health Organization-Five .*',
    'Developed by Drs[.] .*',
  ].join('|')}|[\\s\\p{P}\\p{S}\\p{N}])+$`,
  'iu',
);

/** Words that a language writes as English does, in the texts where they stand alone: ../same-as-english/<language>.json. */
function readWords(language: string): ReadonlySet<string> {
  const path = join(import.meta.dirname, '../same-as-english', `${language}.json`);
  return new Set(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : []);
}

const known = new Map<string, ReadonlySet<string>>();

/** Whether a text may stand in this language as it stands in English; variables and tags are out of it already. */
export function sameAsEnglish(words: string, language: string): boolean {
  const own = known.get(language) ?? readWords(language);
  known.set(language, own);
  return EVERYWHERE.test(words) || own.has(words.trim());
}
