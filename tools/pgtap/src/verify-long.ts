/**
 * The screens' queries at 1,000,000 check-ins of 10,000 users, on PostgreSQL: each must be answered by its index.
 *
 *   npm run verify:long schema
 */
import { explain } from './explain.ts';
import { fill } from './fill.ts';
import { startPostgres } from './postgres-engine.ts';
import { ensurePostgres, HOW_TO_INSTALL } from './postgres-programs.ts';
import { byIndex, SCREEN_QUERIES } from './screens.ts';

const ROWS = 1_000_000;
const USERS = 10_000;

const programs = ensurePostgres();
if (programs === null) {
  console.log(`Plans at ${ROWS} check-ins: not run. To run it: ${HOW_TO_INSTALL}`);
} else {
  const engine = await startPostgres(programs);
  try {
    const started = performance.now();
    await fill(engine, ROWS, USERS);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${engine.name}: ${ROWS} check-ins of ${USERS} users, filled in ${seconds} s`);
    for (const query of SCREEN_QUERIES) {
      const explained = await explain(engine, query);
      const { indexScans, seqScans, rows, pages, milliseconds } = explained;
      const good = byIndex(query, explained);
      if (!good) process.exitCode = 1;
      const figures = `${rows} rows, ${pages} pages, ${milliseconds.toFixed(2)} ms`;
      const scans = [...indexScans, ...seqScans.map((table) => `Seq Scan of ${table}`)].join(', ');
      console.log(`${good ? 'ok  ' : 'FAIL'} ${query.screen}: ${figures}; ${scans}`);
    }
  } finally {
    await engine.close();
  }
}
