import type { Psql } from './psql.ts';

/** Seconds that the database says a statement takes; what it writes is undone. */
async function time(psql: Psql, sql: string): Promise<number> {
  const output = await psql(
    'supabase_admin',
    `begin; explain (analyze, timing off) ${sql}; rollback;`,
  );
  return Number(/Execution Time: ([\d.]+)/.exec(output.join('\n'))?.[1]) / 1000;
}

/** A Monday's evening: the reminders of the day and the reports of the week are due. In quiet hours nothing would be. */
const DUE = "date_trunc('week', now()) + interval '7 days 19 hours'";

/** Prints how long the jobs take that go through everybody, twice in one transaction, and how much they write. */
export async function timeJobs(psql: Psql): Promise<void> {
  // Each on a line of its own: the clock, and how many were written.
  const clock = 'select extract(epoch from clock_timestamp());';
  const run = `select public.run_jobs(${DUE});`;
  const output = await psql(
    'supabase_admin',
    `begin; ${clock} ${run} ${clock} ${run} ${clock} rollback;`,
  );
  const figures = output.map((line) => line.trim()).filter((line) => /^[\d.]+$/.test(line));
  const [start, wrote, middle, more, end] = figures.map(Number);
  if (end === undefined) throw new Error(`The jobs said: ${output.join(' ')}`);
  const seconds = (from = NaN, to = NaN) => (to - from).toFixed(1);
  console.log(
    `\n## Jobs\n\nrun_jobs of everybody: ${seconds(start, middle)} s, wrote ${String(wrote)}; again: ${seconds(middle, end)} s, wrote ${String(more)}`,
  );
  const upkeep = await time(psql, 'select public.run_upkeep()');
  console.log(`run_upkeep of everybody: ${upkeep.toFixed(2)} s`);
}
