import { spawnSync } from 'node:child_process';

/** Whom to run PostgreSQL as; nothing to set when this process is not root. */
export type Identity = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root: then it is the user that its package made. */
export function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function idOf(which: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('There is no user "postgres" to run PostgreSQL as');
  return Number(stdout);
}
