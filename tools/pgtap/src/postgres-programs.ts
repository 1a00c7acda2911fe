import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN_BASE = '/usr/lib/postgresql';
const OLDEST = 15;

/** Debian's PostgreSQL with pgTAP: the folder of its programs, and its major version. */
export interface PostgresPrograms {
  readonly bin: string;
  readonly major: number;
}

/** How to install it where it doesn't come with the system. */
export const HOW_TO_INSTALL =
  'sudo apt-get install postgresql postgresql-15-pgtap (Debian 12; elsewhere the version of your PostgreSQL, 15 or newer)';

/** The oldest installed PostgreSQL from 15 on that has pgTAP, or null. */
export function findPostgres(): PostgresPrograms | null {
  const found = installedVersions().find((major) =>
    existsSync(`/usr/share/postgresql/${major}/extension/pgtap.control`),
  );
  return found === undefined
    ? null
    : { bin: join(DEBIAN_BASE, String(found), 'bin'), major: found };
}

function installedVersions(): number[] {
  if (!existsSync(DEBIAN_BASE)) return [];
  return readdirSync(DEBIAN_BASE)
    .map(Number)
    .filter(
      (major) => major >= OLDEST && existsSync(join(DEBIAN_BASE, String(major), 'bin/initdb')),
    )
    .sort((a, b) => a - b);
}

/** Finds it; as root on Debian installs what is missing. Null where that is not ours to do. */
export function ensurePostgres(): PostgresPrograms | null {
  const found = findPostgres();
  if (found !== null || !isDebianRoot()) return found;
  console.warn('Installing PostgreSQL and pgTAP with apt-get ...');
  aptGet('update', '-qq');
  if (installedVersions().length === 0) aptGet('install', '-y', '-qq', 'postgresql');
  for (const major of installedVersions().slice(0, 1)) {
    aptGet('install', '-y', '-qq', '--no-install-recommends', `postgresql-${major}-pgtap`);
  }
  return findPostgres();
}

function isDebianRoot(): boolean {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  );
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
