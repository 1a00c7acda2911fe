import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A web server that `nafas site` writes configurations for. */
export type ServerName = 'nginx' | 'caddy';

export interface FoundServer {
  readonly program: string;
  /** Above its /etc: empty where it is installed. */
  readonly root: string;
}

const PROGRAMS = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' } as const;
const PACKAGES = { nginx: ['nginx', 'nginx-common'], caddy: ['caddy'] } as const;
const KEPT = resolve(import.meta.dirname, '../../../../node_modules/.cache/nafas-servers');

/**
 * A web server as Debian has it: the installed one, else its packages unpacked beside the workspace's (nothing is
 * installed). Null where there is neither Debian nor a network: `apt-get install nginx caddy` helps.
 */
export function findServer(name: ServerName): FoundServer | null {
  for (const root of ['', join(KEPT, name)]) {
    const program = root + PROGRAMS[name];
    if (existsSync(program)) return { program, root };
  }
  return unpack(name)
    ? { program: join(KEPT, name) + PROGRAMS[name], root: join(KEPT, name) }
    : null;
}

function unpack(name: ServerName): boolean {
  const dir = mkdtempSync(join(tmpdir(), 'nafas-debian-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: dir, stdio: 'ignore', timeout: 60_000 });
  const options = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=5'];
  try {
    run('apt-get', ...options, 'download', ...PACKAGES[name]);
    const root = join(dir, 'root');
    for (const file of readdirSync(dir).filter((each) => each.endsWith('.deb'))) {
      run('dpkg', '-x', file, root);
    }
    mkdirSync(KEPT, { recursive: true });
    run('cp', '-a', root, join(KEPT, `${name}.${process.pid}`));
    renameSync(join(KEPT, `${name}.${process.pid}`), join(KEPT, name));
    return true;
  } catch {
    // Another process may have been first.
    return existsSync(join(KEPT, name) + PROGRAMS[name]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
