// Runs on whatever Node the machine has (20 or newer): it is what installs the rest.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const bin = join(root, 'node_modules/.bin');

/** The environment of every step: the workspace's own tools and Node come first, and Nx asks and sends nothing. */
export const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  DO_NOT_TRACK: '1',
};

/** Installs the dependencies when they are missing or older than the lockfile. */
export function installDependencies() {
  const marker = join(root, 'node_modules/.package-lock.json');
  const lockfile = join(root, 'package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing dependencies (npm ci) ...');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status !== 0) throw new Error('npm ci failed; its message stands above.');
}

/** Runs a command with the step environment; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolveCode, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolveCode(code ?? (signal ? 1 : 0)));
  });
}
