import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrighter } from '../data/brighter.ts';
import { parseCsv } from '../data/csv.ts';
import { readGoEmotions } from '../data/goemotions.ts';
import type { PeopleText } from './people.ts';

/** Comments of strangers about anything, from splits that nothing is learnt from: a few of them speak of death. */
export function harmlessTexts(folder: string): PeopleText[] {
  const as = (source: string, language: string) => (text: string) =>
    ({ text, label: 'none', kind: 'none', source, language }) as const;
  const english = parseCsv(
    readFileSync(join(folder, 'text', 'brighter', 'eng.dev.csv'), 'utf8'),
  ).slice(1);
  return [
    ...readGoEmotions(folder).dev.texts.map(as('goemotions', 'en')),
    ...english.map((row) => row[1] ?? '').map(as('brighter-eng', 'en')),
    ...['ary', 'arq'].flatMap((lang) =>
      readBrighter(folder, lang).dev.texts.map(as(`brighter-${lang}`, 'ar')),
    ),
  ];
}
