import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFaults } from './find-faults.ts';
import { importPo } from './po.ts';
import { ROOT } from './workspace.ts';

const { values } = parseArgs({ options: { lang: { type: 'string' }, file: { type: 'string' } } });
const { lang, file = `texts-${lang}.po` } = values;
if (lang === undefined) throw new Error('npm run texts:import -- --lang fr [--file texts-fr.po]');
for (const { path, texts } of importPo(readFileSync(file, 'utf8'), lang)) {
  const target = join(ROOT, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(texts, null, 2)}\n`);
}
const faults = findFaults(lang);
for (const { file: path, key, fault } of faults) console.log(`${path} ${key}: ${fault}`);
console.log(`${faults.length} left to mend. Then: npm run texts:generate`);
