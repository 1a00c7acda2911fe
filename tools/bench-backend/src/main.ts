/**
 * Load test of the backend: people who check in and read, through supabase-js, on the embedded database and on
 * PostgreSQL, in one run.
 *
 *   npm run bench:backend [-- --users 50 --rounds 20]
 *   npm run bench:backend -- --scale     # 10,000,000 check-ins of 100,000 people: scale/main.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePostgres, HOW_TO_INSTALL, startCluster } from '@nafas/pgtap/cluster';
import { startBackendProcess } from '@nafas/serve';
import { load, type LoadFigures } from './load.ts';
import { benchScale } from './scale/main.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '20' },
    scale: { type: 'boolean', default: false },
    rows: { type: 'string', default: '10000000' },
    people: { type: 'string', default: '100000' },
    clients: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
  },
});
const size = { users: Number(values.users), rounds: Number(values.rounds) };

async function measure(env: Record<string, string>): Promise<LoadFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nafas-bench-'));
  const backend = await startBackendProcess({
    root: resolve(import.meta.dirname, '../../..'),
    dataDir,
    port: 0,
    allowedOrigins: [],
    log: 'inherit',
    // They all come from here.
    env: { NAFAS_ACCOUNTS_PER_HOUR: '100000', ...env },
  });
  try {
    return await load(backend, size);
  } finally {
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function row(name: string, figures: LoadFigures): string {
  const { calls, perSecond, insertP50, insertP95, selectP50, selectP95 } = figures;
  const ms = (n: number) => `${Math.round(n)} ms`;
  const cells = [calls, Math.round(perSecond), insertP50, insertP95, selectP50, selectP95];
  return `| ${[name, ...cells.map((cell, index) => (index < 2 ? String(cell) : ms(cell)))].join(' | ')} |`;
}

async function benchUsers(): Promise<void> {
  console.warn(
    `${size.users} people, ${size.rounds} check-ins each, the newest 20 read after each`,
  );
  console.warn('| Database | calls | per second | insert p50 | p95 | select p50 | p95 |');
  console.warn('| -------- | ----: | ---------: | ---------: | --: | ---------: | --: |');
  console.warn(row('PGlite (embedded)', await measure({})));

  const programs = ensurePostgres();
  if (programs === null) {
    console.warn(`PostgreSQL: not run. To run it: ${HOW_TO_INSTALL}`);
  } else {
    const { port, password, stop } = await startCluster(programs, { durable: true });
    try {
      const url = `postgres://supabase_admin:${password}@127.0.0.1:${port}/postgres`;
      console.warn(row(`PostgreSQL ${programs.major}`, await measure({ NAFAS_POSTGRES_URL: url })));
    } finally {
      await stop();
    }
  }
}

if (values.scale) {
  await benchScale({
    rows: Number(values.rows),
    people: Number(values.people),
    clients: Number(values.clients),
    seconds: Number(values.seconds),
    only: values.only.split(',').filter(Boolean),
  });
} else {
  await benchUsers();
}
