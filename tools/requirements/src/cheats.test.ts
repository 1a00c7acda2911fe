/** Runs vitest and Playwright on tests that prove nothing, and reads what coverage makes of their reports. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countTests } from './count.ts';

const root = join(import.meta.dirname, '..', '..', '..');
// Built here, so that these ids are not taken for rows that this file's own titles name.
const id = (n: number) => `AUTH-${String(n).padStart(3, '0')}`;

let workspace: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
}

/** Without what tells a vitest or a Playwright inside that one is running outside. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/VITEST|TEST_WORKER|NODE_OPTIONS/.test(name)),
);
const node = (args: string[], cwd = workspace) =>
  spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
const coverage = (...args: string[]) =>
  node([join(import.meta.dirname, 'coverage.ts'), '--workspace', workspace, ...args]);

const UNIT = `
import { describe, expect, it, test } from 'vitest';
import { countTests } from './count.ts';
test('${id(1)} is really tested', () => expect(1 + 1).toBe(2));
test('${id(2)} always fails', () => expect(1).toBe(2));
test('${id(3)} has an empty body', () => {});
test('${id(4)} skips itself', ({ skip }) => { skip(); expect(1).toBe(1); });
test.runIf(false)('${id(5)} never runs', () => expect(1).toBe(1));
if (false) test('${id(6)} is not declared', () => expect(1).toBe(1));
describe('${id(7)} is only skipped inside', () => { it.skip('a', () => expect(1).toBe(1)); });
describe('${id(8)} is the title of a group', () => { it('b', () => expect(1).toBe(1)); });
test.todo('${id(9)} is to do');
`;

const BROWSER = `
const { expect, test } = require('@playwright/test');
test('${id(11)} is really tested', () => expect(1 + 1).toBe(2));
test('${id(12)} always fails', () => expect(1).toBe(2));
test('${id(13)} has an empty body', () => {});
test('${id(14)} skips itself', () => { test.skip(true); expect(1).toBe(1); });
test('${id(15)} is expected to fail', () => { test.fail(); expect(1).toBe(2); });
if (false) test('${id(16)} is not declared', () => expect(1).toBe(1));
test.describe('${id(17)} is only skipped inside', () => { test.skip('a', () => expect(1).toBe(1)); });
test('${id(18)} passes when it is tried again', () => expect(test.info().retry).toBe(1));
test.describe('with an expectation around it', () => {
  test.beforeEach(() => expect(1).toBe(1));
  test('${id(19)} has a body without one', () => {});
});
`;

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'requirements-'));
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'));
  const rows = Array.from({ length: 19 }, (_, n) => `${id(n + 1)}\tproduct\tText.\t-\t1\n`);
  write('docs/requirements.tsv', `id\tarea\trequirement\texact\tsource\n${rows.join('')}`);
  write('docs/requirements-superseded.tsv', 'id\treason\n');
  write('docs/requirements-open.tsv', 'id\treason\n');
  write('libs/a/package.json', '{ "type": "module", "scripts": { "test": "vitest" } }');
  write('libs/a/a.test.ts', UNIT);
  write(
    'libs/a/vitest.config.ts',
    'export default { test: { expect: { requireAssertions: true } } };',
  );
  write('apps/e2e/package.json', '{}');
  write('apps/e2e/a.spec.js', BROWSER);
  write(
    'apps/e2e/playwright.config.js',
    `module.exports = { retries: 1, reporter: [
      ['json', { outputFile: 'test-results/report.json' }],
      [${JSON.stringify(join(root, 'apps/e2e/src/support/expectations.ts'))}],
    ] };`,
  );
  const report = ['--reporter=json', '--outputFile=coverage/vitest.json'];
  node([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...report], join(workspace, 'libs/a'));
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  node([playwright, 'test'], join(workspace, 'apps/e2e'));
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

describe('coverage of tests that prove nothing', () => {
  test('holds only for the two that ran and passed', () => {
    const { stdout } = coverage('--list', 'proven');
    expect(stdout.split('\n')).toEqual([
      `${id(1)}\tText.\tlibs/a/a.test.ts`,
      `${id(11)}\tText.\tapps/e2e/a.spec.js`,
      '',
    ]);
  });

  test('calls what passed when tried again flaky', () => {
    expect(coverage('--list', 'flaky').stdout).toBe(`${id(18)}\tText.\tapps/e2e/a.spec.js\n`);
  });

  test('leaves all others open, each with an error, and exits 1', () => {
    const { status, stderr } = coverage();
    const open = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 19];
    for (const n of open) expect(stderr).toContain(`${id(n)} is not proven: Text.`);
    for (const n of [7, 8, 17]) expect(stderr).toMatch(new RegExp(`a group proves.*${id(n)}`));
    expect(status).toBe(1);
  });

  test('misses the report of a suite that wrote none', () => {
    expect(coverage().stderr).toContain('tools/storybook/test-results/report.json is missing');
  });

  test('refuses a state that does not exist', () => {
    const { status, stderr } = coverage('--list', 'done');
    expect(stderr).toContain('not "done"');
    expect(status).toBe(1);
  });
});

describe('the count of a run', () => {
  test('has numbers of what passed and failed, names of what did not, and why', () => {
    expect(countTests(workspace, 'browser')).toEqual({
      passed: 1,
      failed: 4,
      failures: [12, 13, 15, 19].map((n) => expect.stringContaining(id(n))),
      flaky: [
        expect.stringMatching(
          `^apps/e2e/a.spec.js › ${id(18)} passes when it is tried again\n +Error`,
        ),
      ],
      skipped: [
        `apps/e2e/a.spec.js › ${id(14)} skips itself`,
        `apps/e2e/a.spec.js › ${id(17)} is only skipped inside › a`,
      ],
    });
    const unit = countTests(workspace, 'unit');
    expect(unit).toMatchObject({ passed: 2, failed: 2, flaky: [] });
    expect(unit.skipped).toHaveLength(4);
    expect(unit.failures[0]).toMatch(/always fails\n +AssertionError: expected 1 to be 2/);
  });

  test('takes a missing report for a failure', () => {
    const failures = ['tools/storybook/test-results/report.json is missing'];
    const none = { passed: 0, failed: 1, failures, flaky: [], skipped: [] };
    expect(countTests(workspace, 'stories')).toEqual(none);
  });
});
