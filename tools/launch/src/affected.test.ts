import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** The projects `nx affected` would run for a change of one file. */
async function affectedBy(file: string): Promise<string[]> {
  const nx = resolve(root, 'node_modules/.bin/nx');
  const args = ['show', 'projects', '--affected', `--files=${file}`, '--json'];
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const { stdout } = await promisify(execFile)(nx, args, { cwd: root, env });
  return (JSON.parse(stdout.slice(stdout.indexOf('['))) as string[]).sort();
}

it('a change of one app runs that app, the stories of its screens and the browser tests, nothing else', async () => {
  expect(await affectedBy('apps/analysis/src/remote.ts')).toEqual([
    '@nafas/analysis',
    '@nafas/e2e',
    '@nafas/storybook',
  ]);
}, 30_000);

it('a change of the contract runs everything that stands on it, and not what doesn’t', async () => {
  const affected = await affectedBy('libs/platform/src/index.ts');
  expect(affected).toEqual(
    expect.arrayContaining(['@nafas/shell', '@nafas/auth', '@nafas/analysis', '@nafas/e2e']),
  );
  for (const apart of ['insights', 'care', 'emotion', 'train-text', 'requirements']) {
    expect(affected).not.toContain(`@nafas/${apart}`);
  }
}, 30_000);
