import { spawn, type SpawnOptions } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

/** The workspace. */
export const root = resolve(import.meta.dirname, '../../..');

/** The environment of every step: the workspace's own tools and Node come first, and Nx asks and sends nothing. */
export const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  DO_NOT_TRACK: '1',
};

/** Runs a command in the workspace with that environment; resolves with its exit code, 1 when a signal ended it. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolveCode, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolveCode(code ?? (signal ? 1 : 0)));
  });
}
