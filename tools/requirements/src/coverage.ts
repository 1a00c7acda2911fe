/**
 * Which requirement rows the last run of `npm test` has proven, by the results in its reports.
 *
 *   npm run coverage:requirements                    counts per area
 *   npm run coverage:requirements -- --list open     the rows of a state (proven, flaky, superseded, open)
 *
 * Exits with 1 when a row is open without a reason in docs/requirements-open.tsv, a report is missing, a title names
 * an unknown row or too many, or a table is broken.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { computeCoverage } from './compute-coverage.ts';
import { isState, listing, summary } from './report.ts';
import { readReports } from './reports.ts';
import { readReasons, readRequirements } from './tables.ts';

const { values } = parseArgs({
  options: {
    list: { type: 'string' },
    workspace: { type: 'string', default: join(import.meta.dirname, '..', '..', '..') },
  },
});
const read = (name: string): string => readFileSync(join(values.workspace, 'docs', name), 'utf8');
const reasons = (name: string) => readReasons(read(name), name);

const { results, missing } = readReports(values.workspace);
const { rows, errors } = computeCoverage(
  {
    requirements: readRequirements(read('requirements.tsv')),
    superseded: reasons('requirements-superseded.tsv'),
    open: reasons('requirements-open.tsv'),
  },
  results,
);
errors.push(...missing.map((path) => `${path} is missing: npm test writes it`));

if (values.list === undefined) console.log(summary(rows));
else if (isState(values.list)) console.log(listing(rows, values.list));
else errors.push(`--list takes proven, flaky, superseded or open, not "${values.list}"`);

for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
