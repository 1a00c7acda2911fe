import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { loadRules, readPack } from '@nafas/care/classifier';
import { forgetPacks, PACK_LANGUAGES, prepareScreening, replacePack } from '@nafas/care/packs';
import { screenForCrisis } from '@nafas/care/screening';
import {
  type AllFigures,
  formatPackFigures,
  isPassed,
  judge,
  type PackFigures,
} from './judge-pack.ts';
import { readPlainTexts } from './plain-texts.ts';
import { readFramed, readSentences } from './sentences.ts';
import { printCross } from './print-cross.ts';
import { crossScore, trainPack } from './train-pack.ts';

/**
 * npm run care:languages [-- --lang fr] [--cross]: trains the packs of the crisis screen, judges what can be learnt by the
 * sentences held out, and writes the figures into docs/care.md and which languages passed into libs/care. What is judged
 * learnt from nothing near to a sentence that judges; what people get learnt from all that was written.
 * `--cross` judges nothing: it lists which of the written sentences are missed and which harmless ones are taken for danger.
 */
const { values } = parseArgs({
  options: {
    lang: { type: 'string' },
    cross: { type: 'boolean', default: false },
  },
});
const ROOT = join(import.meta.dirname, ...['..', '..', '..', '..', '..']);
const PACKS = join(ROOT, 'libs', 'care', 'src', 'screening', 'packs');
const FIGURES = join(PACKS, 'figures.json');
const BEGIN = '<!-- figures: npm run care:languages -->';
const END = '<!-- /figures of languages -->';

await prepareScreening();
const figures: Record<string, PackFigures> = { ...readFigures() };
for (const language of PACK_LANGUAGES) {
  if (values.lang !== undefined && values.lang !== language) continue;
  const written = [...readSentences(language, 'written'), ...readFramed(language)];
  const judged = readSentences(language, 'held-out');
  if (written.length === 0) continue;
  const rules = await loadRules(language);
  if (values.cross) {
    printCross(crossScore(written, judged, readPlainTexts(language), rules), console.log);
    continue;
  }
  const plain = readPlainTexts(language);
  const json = `${JSON.stringify(trainPack(written, [], plain), undefined, 2)}\n`;
  writeFileSync(join(PACKS, 'learnt', `${language}.json`), json);
  const kilobytes = (brotliCompressSync(json).length / 1000).toFixed(1);
  console.log(`${language}: ${String(written.length)} sentences, ${kilobytes} KB brotli`);
  if (judged.length === 0) continue;
  // As in a browser whose interface is in it: alone.
  forgetPacks();
  replacePack(language, readPack(trainPack(written, judged, plain), rules));
  figures[language] = judge(judged, screenForCrisis);
}
if (values.cross) process.exit(0);
writeFileSync(FIGURES, `${JSON.stringify(figures, undefined, 2)}\n`);
const passed = PACK_LANGUAGES.filter((each) => {
  const of = figures[each];
  return of !== undefined && isPassed(of);
});
writeFileSync(join(PACKS, 'passed.json'), `${JSON.stringify(passed)}\n`);
const path = join(ROOT, 'docs', 'care.md');
const text = readFileSync(path, 'utf8');
const from = text.indexOf(BEGIN);
const to = text.indexOf(END);
if (from < 0 || to < from) throw new Error('docs/care.md has no place for the figures');
const table = formatPackFigures(figures);
writeFileSync(path, `${text.slice(0, from)}${BEGIN}\n\n${table}\n\n${text.slice(to)}`);
console.log(table);

function readFigures(): AllFigures {
  try {
    return JSON.parse(readFileSync(FIGURES, 'utf8')) as AllFigures;
  } catch {
    return {};
  }
}
