import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const workflows = join(root, '.github/workflows');

it.each(readdirSync(workflows))('the workflow %s is valid', (file) => {
  const validator = join(root, 'node_modules/.bin/action-validator');
  const options = { cwd: root, encoding: 'utf8' } as const;
  expect(execFileSync(validator, [join(workflows, file)], options)).not.toMatch(/error/i);
});

it('what changes is linted, typed, tested, built and packed, and tried in a browser', () => {
  const ci = readFileSync(join(workflows, 'ci.yml'), 'utf8');
  const targets = [...ci.matchAll(/nx affected -t ([\w -]+?)(?: --|\n)/g)].flatMap(
    ([, names = '']) => names.split(' '),
  );
  expect(targets.sort()).toEqual(['build', 'check-packages', 'e2e', 'lint', 'test', 'typecheck']);
});

it('every path of CODEOWNERS is there', () => {
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
  const paths = lines
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s/)[0] ?? '');
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('no public registry is asked for a name of ours', () => {
  const npm = () =>
    execFileSync('npm', ['view', '@nafas/motivation', '--fetch-retries=0'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(npm).toThrow(/registry\.invalid/);
});
