/**
 * Searches and pages of the journal, on PostgreSQL and on PGlite: how long each takes, as a signed-in person.
 *
 *   npm run bench:journal [-- --rows 1000000 --people 10000 --pglite 100000]
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Engine } from './engine.ts';
import { ownSql } from './folders.ts';
import { startPglite } from './pglite-engine.ts';
import { startPostgres } from './postgres-engine.ts';
import { ensurePostgres, HOW_TO_INSTALL, type PostgresPrograms } from './postgres-programs.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    people: { type: 'string', default: '10000' },
    pglite: { type: 'string', default: '100000' },
  },
});
const PER_PERSON = Number(values.rows) / Number(values.people);
/** Somebody with ten years of entries, beside the others. */
const MANY = 12_000;
const ROUNDS = 200;
const WARM_UP = 6;

/** What is typed, the rare and the frequent, in both languages, one word and two, and the beginning of one. */
const TYPED = ['w7', 'w31 w12', 'walking', 'بحر', 'w1', 'sea walk'];

const asPerson = (name: string, sql: string) => `
  begin;
  set local role authenticated;
  set local request.jwt.claim.sub = '${name}';
  set local request.jwt.claims = '{"sub": "${name}", "session_id": "${name}"}';
  ${sql};
  rollback;`;

interface Call {
  readonly person: string;
  readonly sql: string;
}

/** How long the session's process had a processor until now, in nanoseconds: the first number. Linux alone says so. */
const PROCESSOR = `select 'processor ' || pg_read_file('/proc/self/schedstat');`;

interface Times {
  /** From beginning to end, also while others had the processor. */
  readonly passed: readonly number[];
  /** Of the processor, planning with it; none where the database is no process of its own. */
  readonly used: readonly number[];
}

/**
 * The milliseconds that statements took there, without the way to it, in one session: the API keeps its sessions, too. The
 * first ones, by which the session learns the functions, are left out.
 */
async function time(engine: Engine, calls: readonly Call[], isProcess: boolean): Promise<Times> {
  const explained = [...calls.slice(0, WARM_UP), ...calls].map(({ person, sql }) => {
    const one = asPerson(person, `explain (analyze, timing off) select * from ${sql}`);
    return isProcess ? PROCESSOR + one + PROCESSOR : one;
  });
  const output = (await engine.run(explained.join('\n'))).join('\n');
  const numbers = (pattern: RegExp) =>
    [...output.matchAll(pattern)].map(([, value]) => Number(value));
  const clock = numbers(/^processor (\d+)/gm).map((ns) => ns / 1e6);
  const used = clock.flatMap((after, at) => (at % 2 === 0 ? [] : after - (clock[at - 1] ?? 0)));
  const passed = numbers(/Execution Time: ([\d.]+)/g);
  return { passed: passed.slice(WARM_UP), used: used.slice(WARM_UP) };
}

function say({ passed, used }: Times): string {
  const both = (all: readonly number[]) =>
    `p50 ${percentile(all, 50)} ms, p95 ${percentile(all, 95)} ms`;
  return both(passed) + (used.length === 0 ? '' : ` (of the processor ${both(used)})`);
}

function percentile(all: readonly number[], percent: number): string {
  const sorted = [...all].sort((a, b) => a - b);
  return (sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? NaN).toFixed(1);
}

/** As PostgreSQL's md5() makes them. */
const getId = (name: string) =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

async function bench(engine: Engine, rows: number, isProcess: boolean): Promise<void> {
  const people = rows / PER_PERSON;
  const started = performance.now();
  await engine.run(
    ownSql('fill-journal.sql')
      .replaceAll('{{rows}}', String(rows))
      .replaceAll('{{people}}', String(people))
      .replaceAll('{{many}}', String(MANY)),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${engine.name}: ${rows} entries of ${people} people, filled in ${seconds} s`);
  const calls = {
    search: (n: number) => {
      const words = (TYPED[n % TYPED.length] ?? '').split(' ').map((text) => ({ text, words: [] }));
      return `public.journal_page(30, typed => '${JSON.stringify(words)}')`;
    },
    'first page': () => 'public.journal_page(30)',
    'a year of days': () => `public.journal_days('2026-01-01', '2026-12-31')`,
  };
  for (const [name, call] of Object.entries(calls)) {
    const rounds = Array.from({ length: ROUNDS }, (_, n) => n);
    const by = (getPerson: (n: number) => string) =>
      rounds.map((n) => ({ person: getId(getPerson(n)), sql: call(n) }));
    const each = await time(
      engine,
      by((n) => `person ${1 + ((n * 7919) % people)}`),
      isProcess,
    );
    const most = await time(
      engine,
      by(() => 'many'),
      isProcess,
    );
    console.log(`${name}: ${say(each)}; of ${MANY} entries ${say(most)}`);
  }
}

async function onPostgres(programs: PostgresPrograms): Promise<void> {
  const engine = await startPostgres(programs);
  try {
    const isLinux = process.platform === 'linux';
    if (isLinux) {
      await engine.runAsSuperuser(
        'grant pg_read_server_files to postgres; grant execute on function pg_read_file(text) to postgres',
      );
    }
    await bench(engine, Number(values.rows), isLinux);
  } finally {
    await engine.close();
  }
}

async function onPglite(): Promise<void> {
  const engine = await startPglite();
  try {
    await bench(engine, Number(values.pglite), false);
  } finally {
    await engine.close();
  }
}

const programs = ensurePostgres();
if (programs === null) console.log(`PostgreSQL: not run. To run it: ${HOW_TO_INSTALL}`);
else await onPostgres(programs);
await onPglite();
