import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { commitAll, execute, inCopy, NPM_LIST, root, showProjects } from './testing/workspace.ts';

const shardNames = readdirSync(join(root, 'apps/e2e/shards'));

/** The projects `nx affected` would run for a change of one file. */
const affectedBy = (file: string) => showProjects(root, '--affected', `--files=${file}`);

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
    await commitAll(dir, 'chore: raise');
    return showProjects(dir, '--affected', '--base=HEAD~1', '--head=HEAD');
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

it('a change of how releases are made runs the browser tests of the gate and of the console', async () => {
  // The embedded backend reads releases where a place is named: only the tests that open the console name one.
  expect(await affectedBy('tools/release/src/console/releases.ts')).toEqual([
    '@nafas/e2e',
    '@nafas/e2e-checkers',
    '@nafas/e2e-journeys',
    '@nafas/e2e-languages',
    '@nafas/e2e-release',
    '@nafas/pack',
    '@nafas/release',
    // It holds what libraries and tools let others import.
    '@nafas/verify',
  ]);
}, 30_000);
