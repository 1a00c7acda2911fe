import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@nafas/launch/free-port';
import type { PostgresPrograms } from './postgres-programs.ts';

/** A running PostgreSQL that nobody else uses. */
export interface Cluster {
  readonly port: number;
  /** Of the superuser `supabase_admin`, and whatever else is made with it. */
  readonly password: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

// For tests: what is lost in a crash is of no use to anybody there.
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'jit=off'];

export interface ClusterOptions {
  /** Leaves PostgreSQL's own settings, under which what was committed survives a crash: for measurements. */
  readonly durable?: boolean;
  /** Further settings, e.g. `shared_buffers=2GB`. */
  readonly settings?: readonly string[];
}

/** Makes a cluster in a temporary folder and starts it on a free port of the loopback address. */
export async function startCluster(
  { bin }: PostgresPrograms,
  { durable = false, settings: further = [] }: ClusterOptions = {},
): Promise<Cluster> {
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'nafas-pg-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if ('uid' in identity) {
    for (const path of [folder, passwordFile]) chownSync(path, identity.uid, identity.gid);
  }
  const options = { ...identity, cwd: folder, encoding: 'utf8' } as const;
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'supabase_admin', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'].concat(
      ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ),
    options,
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);

  const port = await freePort();
  const settings = [
    ...(durable ? [] : FAST),
    ...further,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, password, stop };
}

/** Resolves when the server says so in its log. */
async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  for await (const chunk of server.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    log += String(chunk);
    if (log.includes('ready to accept connections')) {
      server.stderr?.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start: ${log}`);
}

/** Whom to run PostgreSQL as; nothing to set when this process is not root. */
type Identity = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root: then it is the user that its package made. */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  return { uid: readId('-u'), gid: readId('-g') };
}

function readId(which: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('There is no user "postgres" to run PostgreSQL as');
  return Number(stdout);
}
