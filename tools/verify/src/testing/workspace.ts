import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

export const root = resolve(import.meta.dirname, '../../../..');
export const NPM_LIST = '.package-lock.json';

/** Runs a command in a workspace and resolves with what it printed. */
export async function execute(cwd: string, command: string, ...args: string[]): Promise<string> {
  const bin = join(root, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_WORKSPACE_ROOT_PATH: cwd,
    npm_config_offline: 'true',
  };
  // The graph of all projects is some megabytes.
  const options = { cwd, env, maxBuffer: 100_000_000 };
  return (await promisify(execFile)(command, args, options)).stdout;
}

/** The names of the projects in a workspace that `nx show projects` answers. */
export async function showProjects(cwd: string, ...which: string[]): Promise<string[]> {
  const stdout = await execute(cwd, 'nx', 'show', 'projects', ...which, '--json');
  return (JSON.parse(stdout.slice(stdout.indexOf('['))) as string[]).sort();
}

/** Commits all that changed in a workspace, whoever runs the test. */
export async function commitAll(dir: string, message: string): Promise<void> {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  await execute(dir, 'git', ...who, 'commit', '--quiet', '--all', '--message', message);
}

/**
 * Links what is installed, but for npm's own list of it. A release rewrites that list, and a workspace whose list changes has
 * vitest throw away the modules it keeps, also those that the tests beside this one are about to read.
 */
async function linkInstalled(dir: string): Promise<void> {
  const installed = join(root, 'node_modules');
  await mkdir(join(dir, 'node_modules'));
  for (const name of readdirSync(installed)) {
    if (name === NPM_LIST) await copyFile(join(installed, name), join(dir, 'node_modules', name));
    else await symlink(join(installed, name), join(dir, 'node_modules', name));
  }
}

/** A copy of the workspace as it is committed, without tags, which can be committed to. */
export async function inCopy<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'nafas-copy-'));
  try {
    await execute(root, 'git', 'clone', '--quiet', '--depth=1', '--no-tags', `file://${root}`, dir);
    await linkInstalled(dir);
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
