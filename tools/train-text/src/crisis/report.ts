import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBrighter } from '../data/brighter.ts';
import { parseCsv } from '../data/csv.ts';
import { readGoEmotions } from '../data/goemotions.ts';
import { formatFigures } from './figures.ts';
import { FOLDS, type Judged, judgeByFolds } from './folds.ts';
import { labelledByKind, labelledIn } from './labelled.ts';
import { readPeople, type PeopleText } from './people.ts';
import { labelledSamples, plainTexts } from './samples.ts';

/**
 * npm run care:report -- --data <folder> --people <folder> [--judged <file>]: judges people's texts by folds, and writes
 * the figures into docs/care.md. What was judged is kept in the file, or read from it.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    people: { type: 'string' },
    judged: { type: 'string' },
    read: { type: 'boolean', default: false },
  },
});
const { data, people } = values;
if (data === undefined || people === undefined) {
  console.error(
    'Usage: npm run care:report -- --data <folder> --people <folder> [--judged <file> [--read]]',
  );
  process.exit(2);
}
const DOCUMENT = join(import.meta.dirname, ...['..', '..', '..', '..'], 'docs/care.md');
const BEGIN = '<!-- figures: npm run care:report -->';
const END = '<!-- /figures -->';

function judge(dataFolder: string, peopleFolder: string): Judged[] {
  const unseen = labelledIn('unseen').map((each) => ({ ...each, kind: '', source: 'unseen' }));
  const byKind = labelledByKind().map((each) => ({ ...each, source: 'kinds' }));
  return judgeByFolds(
    [...labelledSamples(), ...plainTexts(dataFolder)],
    readPeople(peopleFolder),
    [...harmlessTexts(dataFolder), ...unseen, ...byKind],
    console.error,
  );
}

const judged =
  values.read && values.judged !== undefined
    ? (JSON.parse(readFileSync(values.judged, 'utf8')) as Judged[])
    : judge(data, people);
if (!values.read && values.judged !== undefined) {
  writeFileSync(values.judged, JSON.stringify(judged));
}
const figures = [
  BEGIN,
  '',
  `Each text of people is judged by a classifier that learnt from the other ${String(FOLDS - 1)} of ${String(FOLDS)} parts, without anything near to it; the rules are the same throughout. In brackets: 95 % interval (Wilson).`,
  '',
  formatFigures(judged),
  END,
].join('\n');
const text = readFileSync(DOCUMENT, 'utf8');
const from = text.indexOf(BEGIN);
const to = text.indexOf(END, from);
if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no place for the figures`);
writeFileSync(DOCUMENT, text.slice(0, from) + figures + text.slice(to + END.length));

/** Comments of strangers about anything, from splits that nothing is learnt from: a few of them speak of death. */
function harmlessTexts(folder: string): PeopleText[] {
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
