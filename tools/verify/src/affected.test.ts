import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const shardNames = readdirSync(join(root, 'apps/e2e/shards'));

/** The projects `nx affected` would run for a change of one file. */
async function affectedBy(file: string): Promise<string[]> {
  const nx = resolve(root, 'node_modules/.bin/nx');
  const args = ['show', 'projects', '--affected', `--files=${file}`, '--json'];
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const { stdout } = await promisify(execFile)(nx, args, { cwd: root, env });
  return (JSON.parse(stdout.slice(stdout.indexOf('['))) as string[]).sort();
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
    '@nafas/e2e-release',
    '@nafas/storybook',
  ]);
}, 30_000);

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
    .filter((path) => path.endsWith('.spec.ts'))
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
