// `npm test`: runs every suite, and ends with the slowest tests, what was flaky, skipped or failed, and the sum.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowsers, ensureEngines, ensureFonts, env, root, run } from '@nafas/launch';
import { countTests, type Suite } from '@nafas/requirements';
import { slowest } from './slowest.ts';

let passed = 0;
let failed = 0;
const failures: string[] = [];
const flaky: string[] = [];
const skipped: string[] = [];

const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`;

/**
 * Runs one suite, each of its commands one after the other, prints its minutes, and adds what its reports say. A suite
 * without reports counts as one.
 */
async function suite(
  name: string,
  command: string,
  runs: readonly (readonly string[])[],
  reports?: Suite,
): Promise<number> {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  let code = 0;
  for (const args of runs) code = Math.max(code, await run(command, args));
  const count = reports ? countTests(root, reports) : { passed: code === 0 ? 1 : 0, failed: 0 };
  const unexplained = code !== 0 && count.failed === 0;
  const failing = unexplained ? 1 : count.failed;
  passed += count.passed;
  failed += failing;
  if (unexplained) failures.push(`${name}: see what it printed above`);
  if ('flaky' in count) {
    failures.push(...count.failures);
    flaky.push(...count.flaky);
    skipped.push(...count.skipped);
  }
  const spent = minutes(Date.now() - started);
  console.log(`=== ${name}: ${count.passed} passed, ${failing} failed, ${spent}`);
  return code;
}

// Tests wait for timers and servers: three projects keep two processors busy.
const nx = (target: string) => ['run-many', '-t', target, '--outputStyle=static', '--parallel=3'];

Object.assign(env, ensureBrowsers());
ensureEngines();
ensureFonts();
// A report of an earlier run would speak for a suite that wrote none. Nx puts those of what it has cached back.
for (const group of ['apps', 'libs', 'tools', 'supabase']) {
  for (const name of readdirSync(join(root, group))) {
    for (const reports of ['coverage', 'test-results']) {
      rmSync(join(root, group, name, reports), { recursive: true, force: true });
    }
  }
}

// Nx notes which projects there are: without that the linter passes over the boundaries between them.
await suite('projects', 'nx', [['show', 'projects', '--json']]);
// One linter for all of them: `nx lint` starts one for each, which takes nearly twice as long.
await suite('lint', 'eslint', [['.', '--concurrency=2']]);
// Each of these is one process on one processor.
await Promise.all([
  suite('format', 'prettier', [['--check', '.', '--log-level=warn']]),
  // One build of all projects: `nx typecheck` starts a compiler for each.
  suite('types', 'tsc', [['-b']]),
]);
await suite('unused code', 'knip', [[]]);
await suite('unit', 'nx', [nx('test')], 'unit');
await suite(
  'stories',
  'nx',
  [['run', '@nafas/storybook:check-stories', '--outputStyle=stream']],
  'stories',
);
const built = await suite('build', 'nx', [nx('build')]);
if (built === 0) {
  await suite('bytes', 'node', [['tools/bench-federation/src/check.ts']]);
  const template = mkdtempSync(join(tmpdir(), 'nafas-template-'));
  // Each worker of each shard would make its own.
  const isMade = (await run('node', ['apps/e2e/src/support/make-template.ts', template])) === 0;
  if (isMade) env['E2E_TEMPLATE'] = template;
  const shards = ['run-many', '-t', 'e2e', '--outputStyle=stream'];
  // Three shards keep two processors busy (97 %), with fewer they wait. Those with a camera or microphone need them all, and
  // one puts the builds in place anew.
  const together = [...shards, '--exclude=tag:runs:alone', '--parallel=3'];
  const alone = [...shards, '--projects=tag:runs:alone', '--parallel=1'];
  await suite('browser', 'nx', [together, alone], 'browser');
  rmSync(template, { recursive: true, force: true });
  printShards();
}
await suite('requirements', 'node', [['tools/requirements/src/coverage.ts']]);

/** Each shard of the browser tests with its minutes. */
function printShards(): void {
  for (const name of readdirSync(join(root, 'apps/e2e/shards'))) {
    const report = join(root, 'apps/e2e/test-results', name, 'report.json');
    if (!existsSync(report)) continue;
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: { duration: number } };
    console.log(`    ${name}: ${minutes(stats.duration)}`);
  }
}

const list = (how: string, names: readonly string[]) => {
  if (names.length > 0) console.log(`\n${how}:\n  ${names.join('\n  ')}`);
};
list('The ten slowest tests', slowest(root, 10));
list('Flaky', flaky);
list('Skipped', skipped);
list('Failed', failures);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
