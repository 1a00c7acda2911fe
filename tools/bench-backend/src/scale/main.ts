/**
 * The database with many people in it: sizes, the reads of the screens and writes, 500 people at once with and without a pooler,
 * and the same in a table by months. On a PostgreSQL of its own, which goes afterwards.
 *
 *   npm run bench:backend -- --scale [--rows 10000000 --people 100000 --only reads,writes,jobs,pooler,by-month]
 *   npm run bench:backend -- --scale --rows 100000 --people 1000 --seconds 5    # a minute
 */
import {
  ensurePostgres,
  HOW_TO_INSTALL,
  migrations,
  startHostedCluster,
  type PostgresPrograms,
} from '@nafas/pgtap/cluster';
import { tryByMonth } from './by-month.ts';
import { fill, MOST } from './fill.ts';
import { timeJobs } from './jobs.ts';
import { timePooler } from './pooler.ts';
import { choosePeople, timeReads } from './reads.ts';
import { printSizes } from './sizes.ts';
import { timeWrites } from './writes.ts';

export interface ScaleOptions {
  readonly rows: number;
  readonly people: number;
  /** People who are there at once. */
  readonly clients: number;
  /** How long they are. */
  readonly seconds: number;
  /** The parts to run; all of them when empty. */
  readonly only: readonly string[];
}

/** What a small server of a hosted project has: 2 GB of the memory are the database's own. */
const SETTINGS = [
  'shared_buffers=2GB',
  'effective_cache_size=8GB',
  'random_page_cost=1.1',
  'max_wal_size=8GB',
  'maintenance_work_mem=1GB',
  'max_connections=600',
];
const ASKED = 200;
const POOL = 20;

/** Runs what is asked for; says how to install PostgreSQL where there is none. */
export async function benchScale(options: ScaleOptions): Promise<void> {
  const programs = ensurePostgres();
  if (programs === null) {
    console.log(`PostgreSQL: not run. To run it: ${HOW_TO_INSTALL}`);
    return;
  }
  const cluster = await startHostedCluster(programs, { durable: true, settings: SETTINGS });
  try {
    for (const migration of migrations()) {
      await cluster.psql('postgres', `begin;\n${migration}\ncommit;`);
    }
    const rows = await fill(cluster.psql, options);
    console.log(
      `\n# PostgreSQL ${programs.major}: ${rows} check-ins of ${options.people} people, ${MOST} at most`,
    );
    await measure(programs, cluster, options);
  } finally {
    await cluster.stop();
  }
}

/** The parts, on a database that is filled. */
export async function measure(
  programs: PostgresPrograms,
  cluster: Awaited<ReturnType<typeof startHostedCluster>>,
  { people, clients, seconds, only }: ScaleOptions,
): Promise<void> {
  const { psql } = cluster;
  const wants = (part: string) => only.length === 0 || only.includes(part);
  const asking = await choosePeople(psql, people, ASKED);
  if (wants('reads')) {
    console.log('\n## Reads\n');
    const slow = await timeReads(psql, asking);
    console.log(
      slow.length === 0
        ? 'None over 5 ms of the processor at p95.'
        : `\nOver 5 ms of the processor at p95: ${slow.join('; ')}`,
    );
  }
  if (wants('writes')) {
    console.log('\n## Writes\n');
    await timeWrites(psql, asking);
  }
  if (wants('jobs')) await timeJobs(psql);
  console.log('\n## Sizes\n');
  await printSizes(psql, 10_000_000);
  if (wants('pooler'))
    await timePooler(programs, cluster, { clients, seconds, people, pool: POOL });
  if (wants('by-month')) await tryByMonth(psql, asking);
}
