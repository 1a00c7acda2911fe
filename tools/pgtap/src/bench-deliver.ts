/**
 * How many due e-mails a minute the database hands out and settles, on PostgreSQL and on PGlite: everything of a delivery but the
 * sending itself. Leased by fifty, as the worker does, each settled by a statement of its own.
 *
 *   npm run bench:deliver [-- --due 100000 --pglite 100000]
 */
import { parseArgs } from 'node:util';
import type { Engine } from './engine.ts';
import { ownSql } from './folders.ts';
import { startPglite } from './pglite-engine.ts';
import { startPostgres } from './postgres-engine.ts';
import { ensurePostgres, HOW_TO_INSTALL } from './postgres-programs.ts';

const { values } = parseArgs({
  options: {
    due: { type: 'string', default: '100000' },
    pglite: { type: 'string', default: '100000' },
  },
});

const LEASE = 'public.lease_deliveries(50, 120)';
const SETTLE = `select public.settle_delivery(%L, %s, ''sent'')`;

/** In one session of psql, which runs each row of what \gexec is given as a statement. */
async function drainByPsql(engine: Engine, due: number): Promise<void> {
  const batch = `select format('${SETTLE}', id, attempt) from ${LEASE} \\gexec\n`;
  await engine.run(batch.repeat(Math.ceil(due / 50) + 1));
}

async function drainInProcess(engine: Engine): Promise<void> {
  for (;;) {
    const settles = await engine.run(`select format('${SETTLE}', id, attempt) from ${LEASE}`);
    if (settles.length === 0) return;
    for (const settle of settles) await engine.run(settle);
  }
}

async function bench(
  engine: Engine,
  due: number,
  drain: (engine: Engine, due: number) => Promise<void>,
): Promise<void> {
  const filling = performance.now();
  await engine.run(ownSql('fill-deliveries.sql').replaceAll('{{due}}', String(due)));
  const filled = performance.now();
  await drain(engine, due);
  const minutes = (performance.now() - filled) / 60_000;
  const count = `select count(*)::text from private.deliveries where state =`;
  const [sent = ''] = await engine.run(`${count} 'sent'`);
  const [waiting = ''] = await engine.run(`${count} 'waiting'`);
  if (Number(sent) !== due || waiting !== '0') {
    throw new Error(`${sent} of ${due} were sent, ${waiting} wait`);
  }
  const rate = Math.round(due / minutes).toLocaleString('en');
  console.log(
    `${engine.name}: ${due} due, written in ${Math.round((filled - filling) / 1000)} s, ` +
      `drained in ${Math.round(minutes * 60)} s: ${rate} a minute`,
  );
}

const programs = ensurePostgres();
if (programs === null) console.log(`PostgreSQL: not run. To run it: ${HOW_TO_INSTALL}`);
else {
  const engine = await startPostgres(programs);
  try {
    await bench(engine, Number(values.due), drainByPsql);
  } finally {
    await engine.close();
  }
}
const engine = await startPglite();
try {
  await bench(engine, Number(values.pglite), drainInProcess);
} finally {
  await engine.close();
}
