// `npm test`: installs what is missing, runs every suite, and ends with one line that sums them all.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './find-browser.mjs';
import { e2eCounts, unitCounts } from './count-tests.mjs';
import { env, installDependencies, root, run } from './steps.mjs';

const total = { passed: 0, failed: 0 };
const E2E_REPORT = join(root, 'apps/e2e/test-results/report.json');
const STORIES_REPORT = join(root, 'tools/storybook/test-results/report.json');

/** Runs one suite, prints its minutes, and adds what it counted. A suite that fails without a count counts as one. */
async function suite(name, command, args, count) {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const code = await run(command, args);
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`=== ${name}: ${counted.passed} passed, ${counted.failed} failed, ${minutes} min`);
  return code;
}

const nx = (...targets) => ['run-many', '-t', ...targets, '--outputStyle=static', '--parallel=2'];

installDependencies();
env.CHROMIUM_PATH = ensureBrowser();
rmSync(E2E_REPORT, { force: true });
rmSync(STORIES_REPORT, { force: true });

await suite('format', 'prettier', ['--check', '.', '--log-level=warn']);
await suite('lint', 'nx', nx('lint'));
await suite('unused code', 'knip', []);
await suite('types', 'nx', nx('typecheck'));
await suite('unit', 'nx', nx('test'), () => unitCounts(root));
await suite(
  'stories',
  'nx',
  ['run', '@nafas/storybook:check-stories', '--outputStyle=stream'],
  () => e2eCounts(STORIES_REPORT),
);
const built = await suite('build', 'nx', nx('build'));
if (built === 0) {
  await suite('bytes', 'node', ['tools/bench-federation/src/check.ts']);
  await suite('browser', 'nx', ['run', '@nafas/e2e:e2e', '--outputStyle=stream'], () =>
    e2eCounts(E2E_REPORT),
  );
}
await suite('requirements', 'node', ['tools/requirements/src/coverage.ts']);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
