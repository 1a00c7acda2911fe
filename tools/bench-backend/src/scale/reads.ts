import { asSql, type Arguments } from './as-sql.ts';
import { both, row } from './figures.ts';
import { percentile } from '../percentile.ts';
import type { Psql } from './psql.ts';
import { listRequests, type Screen, SCREENS, type Someone } from './screens.ts';
import { asPerson, type Call, time, type Times } from './time.ts';

const LIMIT_MS = 5;
const WARM_UP = 10;

/** Who is asked for: people at random, and those with the most check-ins. */
export interface Asking {
  readonly some: readonly Someone[];
  readonly most: readonly Someone[];
  readonly today: string;
}

/** People and a check-in of each in the middle of theirs. */
async function listPeople(psql: Psql, numbers: string): Promise<Someone[]> {
  const lines = await psql(
    'supabase_admin',
    `select json_build_object('id', p.id, 'checkIn', (
       select json_build_object('id', c.id, 'localDate', c.local_date, 'occurredAt', c.occurred_at)
       from public.check_ins as c where c.user_id = p.id
       order by c.local_date desc, c.occurred_at desc offset p.entries / 2 limit 1
     ))
     from unnest(array[${numbers}]) as wanted (n) join bench.people as p using (n)`,
  );
  return lines.map((line) => JSON.parse(line) as Someone);
}

/** So many people at random, the same in each run, and the five with the most. */
export async function choosePeople(psql: Psql, people: number, count: number): Promise<Asking> {
  const numbers = Array.from({ length: count }, (_, n) => 1 + ((n * 7919 + 13) % people));
  const [today = ''] = await psql('supabase_admin', 'select current_date');
  return {
    some: await listPeople(psql, numbers.join(', ')),
    most: await listPeople(psql, '1, 2, 3, 4, 5'),
    today,
  };
}

export async function listArguments(psql: Psql): Promise<Arguments> {
  const lines = await psql(
    'supabase_admin',
    `select p.proname || ' ' || a.name || ' ' || format_type(a.type, null)
     from pg_proc as p, unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[])) as a (name, type)
     where p.pronamespace = 'public'::regnamespace and a.name is not null`,
  );
  const types = new Map<string, Map<string, string>>();
  for (const line of lines) {
    const [called = '', name = '', ...type] = line.split(' ');
    const known = types.get(called) ?? new Map<string, string>();
    types.set(called, known.set(name, known.get(name) ?? type.join(' ')));
  }
  return types;
}

async function listCalls(
  screen: Screen,
  people: readonly Someone[],
  today: string,
  types: Arguments,
): Promise<Call[]> {
  const calls: Call[] = [];
  for (const [round, someone] of people.entries()) {
    for (const asked of await listRequests(screen, someone, today, round)) {
      calls.push({ person: someone.id, sql: asSql(asked, types) });
    }
  }
  return calls;
}

// Others work on the same processors, so what a read waits for them is not its own.
const p95 = ({ used }: Times) => percentile(used, 95);

/**
 * Times the reads of the screens that are named: of people at random, first and again, and of those with the most. Prints a
 * line for each, and the plan of what took the processor longer than 5 ms at p95. Resolves with the names of those.
 */
export async function timeReads(
  psql: Psql,
  { some, most, today }: Asking,
  named?: ReadonlySet<string>,
): Promise<string[]> {
  const types = await listArguments(psql);
  const slow: string[] = [];
  const plans: string[] = [];
  const head = [
    'first: passed',
    'of the processor',
    'again: passed',
    'of the processor',
    'the most: passed',
    'of the processor',
  ];
  console.log('Milliseconds, p50 / p95 / max:');
  console.log(row('read', ...head));
  console.log(row('---', ...head.map(() => '---:')));
  for (const screen of SCREENS) {
    if (named && !named.has(screen.name)) continue;
    const ofSome = await listCalls(screen, screen.isWhole ? some.slice(0, 20) : some, today, types);
    const rounds = Array.from({ length: screen.isWhole ? 1 : 10 }, () => most).flat();
    const ofMost = await listCalls(screen, rounds, today, types);
    const first = await time(psql, ofSome, ofSome.slice(0, WARM_UP));
    const again = await time(psql, ofSome, ofSome.slice(0, WARM_UP));
    const heaviest = await time(psql, ofMost, ofMost.slice(0, WARM_UP));
    console.log(row(screen.name, ...both(first), ...both(again), ...both(heaviest)));
    if (screen.isWhole) continue;
    const over = Math.max(p95(again), p95(heaviest)) > LIMIT_MS;
    if (!over) continue;
    slow.push(screen.name);
    const at = heaviest.used.indexOf(Math.max(...heaviest.used));
    const call = ofMost[at];
    if (call) plans.push(`${screen.name}, of one with the most:\n${await explain(psql, call)}`);
  }
  if (!named) for (const plan of plans) console.log(`\n${plan}`);
  return slow;
}

/** The plan in a session that knows the functions. */
async function explain(psql: Psql, { person, sql }: Call): Promise<string> {
  const plan = asPerson(person, `explain (analyze, buffers) ${sql}`);
  const lines = await psql('supabase_admin', plan + plan);
  return lines.slice(lines.length / 2).join('\n');
}
