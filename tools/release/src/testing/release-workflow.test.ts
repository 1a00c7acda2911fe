import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { featureFolders } from '@nafas/serve/feature-folders';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
const selector = /nx run-many -t .*\bbuild\b.* -p "([^"]+)"/.exec(workflow)?.[1] ?? '';

it.each(await featureFolders(root))(
  'what the workflow builds for %s is the project in it',
  async (folder) => {
    const pattern = selector.replace('$APP', folder.replace('apps/', ''));
    const nx = join(root, 'node_modules/.bin/nx');
    const options = { cwd: root, env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } };
    const args = ['show', 'projects', `--projects=${pattern}`, '--with-target=build', '--json'];
    const { stdout } = await promisify(execFile)(nx, args, options);
    const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8');
    const { name } = JSON.parse(manifest) as { name: string };
    expect(JSON.parse(stdout.slice(stdout.indexOf('[')))).toEqual([name]);
  },
  30_000,
);

it('a secret is known to the steps that need it, and to none that runs other people’s code', () => {
  const named = workflow.split('\n').filter((line) => line.includes('secrets.'));
  // So far to the right is what a single step is given.
  expect(named.filter((line) => !/^ {10}\w+: /.test(line))).toEqual([]);
  const knowing = workflow.split('\n      - ').filter((step) => step.includes('secrets.'));
  const commands = knowing.map((step) => /\brun: (\S+ \S+)/.exec(step)?.[1]);
  expect([...new Set(commands)].sort()).toEqual([
    'npx nafas',
    'supabase db',
    'supabase functions',
    'supabase link',
  ]);
});

it('the app is built where no secret of an environment can be read, and nothing may write to the repository', () => {
  const build = /^ {2}build:\n((?: {4}.*\n| *#.*\n)+)/m.exec(workflow)?.[1] ?? '';
  expect(build).toContain('nx run-many');
  expect(build).not.toMatch(/^ {4}environment:/m);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\w/m);
  expect(workflow).not.toContain(': write');
});

it('the database comes first, then the functions, then the app', () => {
  const order = [
    'supabase db push',
    'supabase functions deploy',
    'nafas publish',
    'nafas activate',
  ];
  const places = order.map((command) => workflow.indexOf(command));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(workflow).toMatch(/^ {2}app:\n {4}needs: backend$/m);
});
