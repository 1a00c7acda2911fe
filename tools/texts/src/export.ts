import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportPo } from './po.ts';

const { values } = parseArgs({ options: { lang: { type: 'string' }, out: { type: 'string' } } });
const { lang, out = `texts-${lang}.po` } = values;
if (lang === undefined) throw new Error('npm run texts:export -- --lang fr [--out texts-fr.po]');
writeFileSync(out, exportPo(lang));
console.log(
  `${out}: for any editor of gettext files, and back by npm run texts:import -- --lang ${lang}`,
);
