import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@nafas/launch/free-port';
import type { HostedCluster, PostgresPrograms } from '@nafas/pgtap/cluster';
import { percentile } from '../percentile.ts';
import { row } from './figures.ts';

export interface Load {
  /** How many are there at once. */
  readonly clients: number;
  readonly seconds: number;
  readonly people: number;
  /** Connections of the pooler to the database. */
  readonly pool: number;
}

const DATABASE = 'postgres';
const HOW_TO_INSTALL = 'sudo apt-get install pgbouncer';
const PGBOUNCERS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'];

/** What each does: a transaction as PostgREST makes it, with the role and the person for this transaction alone. */
const transaction = (people: number, statement: string): string => `\\set n random(1, ${people})
begin;
select set_config('role', 'authenticated', true), set_config('request.jwt.claims', json_build_object('sub', md5('person ' || :n)::uuid, 'session_id', md5('person ' || :n)::uuid, 'role', 'authenticated')::text, true);
select public.refuse_ended_session();
${statement};
commit;
`;

/** Nine reads to a write, as the screens ask. */
const MIX: readonly (readonly [weight: number, statement: string])[] = [
  [3, `select coalesce(json_agg(d), '[]') from public.day_figures((current_date - 44)::date) as d`],
  [3, `select coalesce(json_agg(p), '[]') from public.journal_page(30) as p`],
  [
    3,
    `select coalesce(json_agg(n), '[]') from (select id, type, title, message, time, unread from public.notifications order by time desc, id desc limit 200) as n`,
  ],
  [
    1,
    `insert into public.check_ins (id, mood, energy, stress, notes, occurred_at, time_zone, local_date) values (gen_random_uuid(), 5, 5, 5, 'A walk by the sea, and tea with a friend', now(), 'Etc/UTC', current_date)`,
  ],
];

interface Outcome {
  readonly perSecond: number;
  readonly latencies: readonly number[];
  readonly failed: string;
  readonly connections: number;
  readonly memory: number;
}

/** Runs the mix by pgbench against a port, and looks now and then at what the database holds for it. */
async function run(
  { bin }: PostgresPrograms,
  cluster: HostedCluster,
  port: number,
  load: Load,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'nafas-pgbench-'));
  try {
    const scripts = MIX.flatMap(([weight, statement], index) => {
      const file = join(folder, `${index}.sql`);
      writeFileSync(file, transaction(load.people, statement));
      return ['-f', `${file}@${weight}`];
    });
    const child = spawn(
      join(bin, 'pgbench'),
      [
        '-n',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'authenticator',
        '-c',
        String(load.clients),
        '-j',
        '2',
      ].concat([
        '-T',
        String(load.seconds),
        '--log',
        '--log-prefix',
        join(folder, 'log'),
        ...scripts,
        DATABASE,
      ]),
      { env: { ...process.env, PGPASSWORD: cluster.password }, cwd: folder },
    );
    let connections = 0;
    let memory = 0;
    const look = async () => {
      const pids = await cluster.psql(
        'supabase_admin',
        `select pid from pg_stat_activity where usename = 'authenticator'`,
      );
      connections = Math.max(connections, pids.length);
      memory = Math.max(
        memory,
        pids.map(readPrivateMemory).reduce((sum, kb) => sum + kb, 0),
      );
    };
    const timer = setInterval(
      () => void look().catch(() => undefined),
      Math.max(1_000, (load.seconds * 1_000) / 6),
    );
    const exit = once(child, 'exit');
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await exit;
    clearInterval(timer);
    const latencies = readdirSync(folder)
      .filter((file) => file.startsWith('log'))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
      .map((line) => Number(line.split(' ')[2]) / 1_000)
      .filter(Number.isFinite);
    const first = errors.split('\n').find((line) => /error|FATAL/i.test(line));
    const processed = /number of transactions actually processed: (\d+)/.exec(output)?.[1];
    const failed = /number of failed transactions: (\d+)/.exec(output)?.[1];
    const tps = Number(/^tps = ([\d.]+)/m.exec(output)?.[1] ?? 0);
    return {
      perSecond: tps,
      latencies,
      failed: first ?? `${failed ?? '?'} of ${processed ?? '?'}`,
      connections,
      memory,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Memory that a process shares with no other, in KB; where the system tells it. */
function readPrivateMemory(pid: string): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return [...rollup.matchAll(/^Private_\w+: +(\d+)/gm)].reduce(
      (sum, [, kb]) => sum + Number(kb),
      0,
    );
  } catch {
    return 0;
  }
}

/** PgBouncer in front of the cluster, in transaction mode. */
async function startPooler(program: string, cluster: HostedCluster, { pool, clients }: Load) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nafas-pgbouncer-'));
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_type: 'scram-sha-256',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: pool,
    max_client_conn: clients + 20,
    unix_socket_dir: '',
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]\n${DATABASE} = host=127.0.0.1 port=${cluster.port}\n[pgbouncer]\n${lines.join('\n')}\n`,
  );
  writeFileSync(join(folder, 'users.txt'), `"authenticator" "${cluster.password}"\n`, {
    mode: 0o600,
  });
  // It refuses to run as root, too.
  const identity = unprivileged();
  if (identity !== null) {
    for (const path of [folder, ...readdirSync(folder).map((file) => join(folder, file))]) {
      chownSync(path, identity.uid, identity.gid);
    }
  }
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
    log += String(chunk);
    if (log.includes('process up')) break;
  }
  child.stderr.resume();
  if (!log.includes('process up')) throw new Error(`PgBouncer did not start: ${log}`);
  return {
    port,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGINT');
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (which: string) =>
    Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function print(name: string, { perSecond, latencies, failed, connections, memory }: Outcome): void {
  const ms = (percent: number) =>
    `${latencies.length === 0 ? '-' : percentile(latencies, percent).toFixed(0)} ms`;
  console.log(
    row(
      name,
      perSecond.toFixed(0),
      ms(50),
      ms(95),
      ms(99),
      failed,
      String(connections),
      `${(memory / 1024).toFixed(0)} MB`,
    ),
  );
}

/** Many people at once, on connections of their own and through PgBouncer. */
export async function timePooler(
  programs: PostgresPrograms,
  cluster: HostedCluster,
  load: Load,
): Promise<void> {
  await cluster.psql(
    'supabase_admin',
    `alter role authenticator password '${cluster.password}'; grant authenticated to authenticator`,
  );
  console.log(`\n## ${load.clients} at once, ${load.seconds} s each\n`);
  console.log(
    row(
      'way',
      'transactions a second',
      'p50',
      'p95',
      'p99',
      'failed',
      'connections of the database',
      'their own memory',
    ),
  );
  console.log(row('---', '---:', '---:', '---:', '---:', '---', '---:', '---:'));
  print('directly', await run(programs, cluster, cluster.port, load));
  print(
    `directly, ${load.pool} at once`,
    await run(programs, cluster, cluster.port, { ...load, clients: load.pool }),
  );
  const program = PGBOUNCERS.find((path) => existsSync(path));
  if (program === undefined) {
    console.log(`PgBouncer: not run. To run it: ${HOW_TO_INSTALL}`);
    return;
  }
  const pooler = await startPooler(program, cluster, load);
  try {
    print(`PgBouncer, a pool of ${load.pool}`, await run(programs, cluster, pooler.port, load));
  } finally {
    await pooler.stop();
  }
}
