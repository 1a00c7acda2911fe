import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, matchesGlob, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const NPM_LIST = '.package-lock.json';
const shardNames = readdirSync(join(root, 'apps/e2e/shards'));

/** The projects `nx affected` would run for a change of one file. */
async function affectedBy(file: string): Promise<string[]> {
  return affectedIn(root, `--files=${file}`);
}

async function affectedIn(cwd: string, ...since: string[]): Promise<string[]> {
  const stdout = await execute(cwd, 'nx', 'show', 'projects', '--affected', ...since, '--json');
  return (JSON.parse(stdout.slice(stdout.indexOf('['))) as string[]).sort();
}

/** Runs a command in a workspace and resolves with what it printed. */
async function execute(cwd: string, command: string, ...args: string[]): Promise<string> {
  const bin = join(root, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_WORKSPACE_ROOT_PATH: cwd,
    npm_config_offline: 'true',
  };
  return (await promisify(execFile)(command, args, { cwd, env })).stdout;
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

/** A copy of the workspace as it is committed, which can be committed to. */
async function inCopy<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'nafas-affected-'));
  try {
    await execute(root, 'git', 'clone', '--quiet', '--depth', '1', `file://${root}`, dir);
    await linkInstalled(dir);
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

it('a change of one app runs that app, its stories, its browser tests and those that visit every app, nothing else', async () => {
  expect(await affectedBy('apps/analysis/src/remote.ts')).toEqual([
    '@nafas/analysis',
    '@nafas/e2e',
    '@nafas/e2e-analysis',
    // Its screens count what was done there.
    '@nafas/e2e-assistance',
    '@nafas/e2e-checkers',
    '@nafas/e2e-engines',
    '@nafas/e2e-journeys',
    '@nafas/e2e-languages',
    '@nafas/e2e-release',
    '@nafas/storybook',
  ]);
}, 30_000);

it('raising the number of one app, as a release does, runs that app and its browser tests and those that visit every app, and no other app', async () => {
  const listed = readFileSync(join(root, 'node_modules', NPM_LIST), 'utf8');
  const affected = await inCopy(async (dir) => {
    const bump = ['release', 'version', '9.0.0', '--projects=@nafas/analysis'];
    await execute(
      dir,
      'nx',
      ...bump,
      '--git-commit=false',
      '--git-tag=false',
      '--stage-changes=false',
    );
    expect(await execute(dir, 'git', 'diff', '--name-only', 'HEAD')).toBe(
      'apps/analysis/package.json\npackage-lock.json\n',
    );
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
    await execute(dir, 'git', ...who, 'commit', '--quiet', '--all', '--message', 'chore: raise');
    return affectedIn(dir, '--base=HEAD~1', '--head=HEAD');
  });
  expect(readFileSync(join(root, 'node_modules', NPM_LIST), 'utf8')).toBe(listed);
  expect(affected).toEqual([
    '@nafas/analysis',
    '@nafas/e2e',
    '@nafas/e2e-analysis',
    '@nafas/e2e-assistance',
    '@nafas/e2e-checkers',
    '@nafas/e2e-engines',
    '@nafas/e2e-journeys',
    '@nafas/e2e-languages',
    '@nafas/e2e-release',
    // These read the numbers of all apps.
    '@nafas/pack',
    '@nafas/release',
    '@nafas/storybook',
    '@nafas/verify',
  ]);
}, 120_000);

it('a change of a browser test runs its shard, and a change of what they share runs all', async () => {
  expect(await affectedBy('apps/e2e/src/auth/session.spec.ts')).toEqual([
    '@nafas/e2e',
    '@nafas/e2e-auth',
    '@nafas/verify',
  ]);
  const shards = shardNames.map((name) => `@nafas/e2e-${name}`);
  expect(await affectedBy('apps/e2e/src/support/product.ts')).toEqual(
    ['@nafas/e2e', '@nafas/verify', ...shards].sort(),
  );
}, 60_000);

it('every browser test is an input of a shard', () => {
  const inputs = shardNames.flatMap((name) => {
    const text = readFileSync(join(root, 'apps/e2e/shards', name, 'project.json'), 'utf8');
    const project = JSON.parse(text) as { targets: { e2e: { inputs: string[] } } };
    return project.targets.e2e.inputs.map((input) => input.replace('{workspaceRoot}/', ''));
  });
  const specs = readdirSync(join(root, 'apps/e2e/src'), { recursive: true, encoding: 'utf8' })
    // Long ones are run by hand (`npm run verify:long`).
    .filter((path) => path.endsWith('.spec.ts') && !path.endsWith('long-run.spec.ts'))
    .map((path) => `apps/e2e/src/${path}`);
  expect(specs.length).toBeGreaterThan(0);
  expect(specs.filter((spec) => !inputs.some((input) => matchesGlob(spec, input)))).toEqual([]);
});

it('a change of the contract runs everything that stands on it, and not what doesn’t', async () => {
  const affected = await affectedBy('libs/platform/src/index.ts');
  expect(affected).toEqual(
    expect.arrayContaining(['@nafas/shell', '@nafas/auth', '@nafas/analysis', '@nafas/e2e']),
  );
  for (const apart of ['insights', 'care', 'emotion', 'train-voice', 'requirements']) {
    expect(affected).not.toContain(`@nafas/${apart}`);
  }
}, 30_000);
