import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helplineTable } from './helpline-table.ts';

const dir = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(dir, 'data', file), 'utf8');

const table = helplineTable(read('helplines.tsv'), read('helplines-emergency.tsv'));
writeFileSync(
  join(dir, 'src/helplines/helplines.json'),
  `${JSON.stringify(table, undefined, 2)}\n`,
);
