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

it('an action is named by its commit, which nobody can move, and its version stands beside it', () => {
  const uses = readdirSync(workflows).flatMap((file) =>
    [...readFileSync(join(workflows, file), 'utf8').matchAll(/\buses: *(.+)/g)].map(
      ([, action = '']) => action,
    ),
  );
  expect(uses.length).toBeGreaterThan(0);
  expect(
    uses.filter((each) => !/^[\w.-]+(?:\/[\w.-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(each)),
  ).toEqual([]);
  // One action, one commit.
  const names = new Set(uses.map((each) => each.split('@')[0]));
  expect(new Set(uses).size).toBe(names.size);
});

it('what changes is linted, typed, tested, built and packed, and tried in a browser', () => {
  const ci = readFileSync(join(workflows, 'ci.yml'), 'utf8');
  const targets = [...ci.matchAll(/nx affected -t ([\w -]+?)(?: --|\n)/g)].flatMap(
    ([, names = '']) => names.split(' '),
  );
  const all = ['build', 'check-packages', 'check-stories', 'e2e', 'lint', 'test', 'typecheck'];
  expect(targets.sort()).toEqual(all);
});

it('what lands is put through everything that `npm test` does', () => {
  const ci = readFileSync(join(workflows, 'ci.yml'), 'utf8');
  expect(ci).toMatch(
    /if: \$\{\{ github\.event_name == 'push' \}\}\n(?: {4}.*\n)*? +- run: \.ci\/run\n/,
  );
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toMatch(/^exec npm test$/m);
});

/** The paths of CODEOWNERS that name a place, with their owners. */
function owners(): Map<string, string> {
  const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
  const named = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/));
  return new Map(named.map(([path = '', ...who]) => [path, who.join(' ')]));
}

it('every path of CODEOWNERS is there, and has a team', () => {
  for (const [path, who] of owners()) {
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(who, path).toMatch(/^@nafas\/[a-z-]+-team$/);
  }
});

it('every app, its browser tests and every library have an owner of their own, and every other project has one', () => {
  const there = owners();
  const folders = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => `/${path}/${name}/`);
  const isProject = (path: string) => existsSync(join(root, path, 'package.json'));
  const apps = folders('apps').filter(isProject);
  const ofApps = folders('apps/e2e/src').filter((path) =>
    apps.includes(path.replace('/e2e/src', '')),
  );
  const own = [...apps, ...ofApps, ...folders('libs').filter(isProject)];
  expect(own.filter((path) => !there.has(path))).toEqual([]);
  const others = [...folders('tools'), ...folders('supabase')].filter(isProject);
  expect(others.filter((path) => ![...there.keys()].some((each) => path.startsWith(each)))).toEqual(
    [],
  );
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
