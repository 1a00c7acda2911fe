import type { Psql } from './psql.ts';

/** A statement of somebody. */
export interface Call {
  readonly person: string;
  readonly sql: string;
}

/** Milliseconds of each call: from beginning to end, and of the processor alone (others measure on the same machine). */
export interface Times {
  readonly passed: readonly number[];
  readonly used: readonly number[];
}

/** How long the session's process had a processor until now, in nanoseconds. Linux says so. */
const PROCESSOR = `select 'processor ' || split_part(pg_read_file('/proc/self/schedstat'), ' ', 1);`;

/** A transaction as PostgREST begins it: the role and who it is, for this transaction alone. */
export const asPerson = (person: string, sql: string): string => `
  begin;
  select set_config('role', 'authenticated', true),
    set_config('request.jwt.claims', '{"sub": "${person}", "session_id": "${person}", "role": "authenticated"}', true) \\g /dev/null
  ${sql};
  rollback;`;

/**
 * Planning and running of statements in one session, without the way to it: the API keeps its sessions, too. The session first
 * runs some of them, by which it learns the functions.
 */
export async function time(
  psql: Psql,
  calls: readonly Call[],
  warmUp: readonly Call[],
): Promise<Times> {
  const explained = [...warmUp, ...calls].map(
    ({ person, sql }) =>
      PROCESSOR + asPerson(person, `explain (analyze, timing off, summary on) ${sql}`) + PROCESSOR,
  );
  const output = (await psql('supabase_admin', explained.join('\n'))).join('\n');
  const all = (pattern: RegExp) => [...output.matchAll(pattern)].map(([, value]) => Number(value));
  const planning = all(/^Planning Time: ([\d.]+)/gm);
  const running = all(/^Execution Time: ([\d.]+)/gm);
  const clock = all(/^processor (\d+)/gm);
  const passed = running.map((ms, at) => ms + (planning[at] ?? Number.NaN));
  const used = running.map((_, at) => ((clock[2 * at + 1] ?? NaN) - (clock[2 * at] ?? NaN)) / 1e6);
  if (running.length !== explained.length)
    throw new Error(`${running.length} of ${explained.length} were timed`);
  return { passed: passed.slice(warmUp.length), used: used.slice(warmUp.length) };
}
