/**
 * Which requirement rows are proven by a test that names them, superseded by a decision, or open.
 *
 *   npm run coverage:requirements                    counts per area
 *   npm run coverage:requirements -- --list open     the rows of a state (open, proven, superseded)
 *
 * Exits with 1 when a title names an unknown row or too many rows, or a table is broken.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coverageOf } from './coverage-of.ts';
import { isState, listing, summary } from './report.ts';
import { readRequirements, readSuperseded } from './tables.ts';
import { testFiles } from './test-files.ts';

const { values } = parseArgs({
  options: {
    list: { type: 'string' },
    workspace: { type: 'string', default: join(import.meta.dirname, '..', '..', '..') },
  },
});
const read = (name: string): string => readFileSync(join(values.workspace, 'docs', name), 'utf8');

const { rows, errors } = coverageOf(
  readRequirements(read('requirements.tsv')),
  readSuperseded(read('requirements-superseded.tsv')),
  testFiles(values.workspace),
);

if (values.list === undefined) console.log(summary(rows));
else if (isState(values.list)) console.log(listing(rows, values.list));
else errors.push(`--list takes proven, superseded or open, not "${values.list}"`);

for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
