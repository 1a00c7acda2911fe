import type { Psql } from './psql.ts';

const ALL = 100;

/** Whoever is not one of a hundred has no profile for this transaction: the jobs go through the profiles. */
const ONE_IN_A_HUNDRED = `
  set local session_replication_role = replica;
  delete from public.profiles where id not in (select id from bench.people where n % ${ALL} = 0);
  set local session_replication_role = origin;`;

/** Seconds that the database says a statement takes, after others in the same transaction, which is undone. */
async function time(psql: Psql, before: string, sql: string): Promise<number> {
  const output = await psql(
    'supabase_admin',
    `begin; ${before} explain (analyze, timing off) ${sql}; rollback;`,
  );
  return Number(/Execution Time: ([\d.]+)/.exec(output.join('\n'))?.[1]) / 1000;
}

/** Prints how long the jobs take that go through everybody: of one in a hundred, for it is long. */
export async function timeJobs(psql: Psql): Promise<void> {
  const [count = ''] = await psql(
    'supabase_admin',
    `select count(*) from bench.people where n % ${ALL} = 0`,
  );
  const run = 'select public.run_jobs()';
  const first = await time(psql, ONE_IN_A_HUNDRED, run);
  const again = await time(psql, `${ONE_IN_A_HUNDRED} ${run};`, run);
  console.log(
    `\n## Jobs\n\nrun_jobs of ${count} people: ${first.toFixed(2)} s when it is due to them`,
  );
  console.log(
    `run_jobs of ${count} people again: ${again.toFixed(2)} s when nothing is due any more`,
  );
  const upkeep = await time(psql, '', 'select public.run_upkeep()');
  console.log(`run_upkeep of everybody: ${upkeep.toFixed(2)} s`);
}

/** Prints how long they take of everybody, in one transaction that is undone: half an hour or more of 100,000 people. */
export async function timeAllJobs(psql: Psql): Promise<void> {
  const run = 'explain (analyze, timing off) select public.run_jobs();';
  const output = await psql('supabase_admin', `begin; ${run} ${run} rollback;`);
  const times = [...output.join('\n').matchAll(/Execution Time: ([\d.]+)/g)];
  const [first = 0, again = 0] = times.map(([, ms]) => Number(ms) / 1000);
  console.log(
    `\n## Jobs of everybody\n\nrun_jobs: ${first.toFixed(1)} s when it is due to them, ${again.toFixed(1)} s again`,
  );
}
