import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, readTask } from './data/languages.ts';
import { evaluatePack, macroF1 } from './learn/evaluate.ts';
import { packFile } from './packs.ts';
import { trainPack } from './recipe.ts';
import { recipeFor } from './recipes.ts';

/** npm run emotion:train-text -- --data <folder> [--lang en,es]: trains and writes the packs. */
const { values } = parseArgs({ options: { data: { type: 'string' }, lang: { type: 'string' } } });
if (!values.data) {
  console.error('Usage: npm run emotion:train-text -- --data <folder> [--lang en,es,...]');
  process.exit(2);
}
for (const lang of values.lang?.split(',') ?? LANGUAGES) {
  const started = performance.now();
  const task = readTask(values.data, lang);
  const pack = trainPack(task, recipeFor(lang));
  writeFileSync(packFile(lang), new Uint8Array(pack));
  const scores = evaluatePack(pack, task);
  const groups = [...new Set(scores.map((score) => score.group))];
  const f1 = groups.map((group) => `${group} ${macroF1(scores, group).toFixed(3)}`).join(', ');
  const kilobytes = (gzipSync(new Uint8Array(pack), { level: 9 }).length / 1024).toFixed(1);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${lang}: dev macro-F1 ${f1}; ${kilobytes} KiB gzip; ${seconds} s`);
}
