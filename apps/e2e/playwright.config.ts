import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM, HEADLESS_SHELL } from './src/support/browsers.ts';

const shards = join(import.meta.dirname, 'shards');

/** The folders of specs that a shard names in its project.json; none for the one that takes all others. */
function listFolders(shard: string): string[] {
  const text = readFileSync(join(shards, shard, 'project.json'), 'utf8');
  const project = JSON.parse(text) as {
    targets: { e2e: { options: { env: { E2E_FOLDERS?: string } } } };
  };
  return project.targets.e2e.options.env.E2E_FOLDERS?.split(',') ?? [];
}

const specs = (folders: readonly string[]) =>
  folders.map((folder) => `**/e2e/src/${folder}/**/*.spec.ts`);

// `nx affected -t e2e` runs the shards of shards/, each with the features it needs; without one all specs run.
const shard = process.env['E2E_SHARD'];
const named = shard === undefined ? [] : listFolders(shard);
const ofOthers = shard === undefined ? [] : readdirSync(shards).flatMap(listFolders);
const results = join('test-results', shard ?? '');

// The backend runs in the tests' own process, and they make more accounts than a person does.
process.env['NAFAS_ACCOUNTS_PER_HOUR'] = '10000';
// The hash of a password took as long as most of what a test does.
process.env['LITE_AUTH_BCRYPT_COST'] = '4';

export default defineConfig({
  testDir: 'src',
  testMatch: named.length > 0 ? specs(named) : '**/*.spec.ts',
  testIgnore: [
    ...(named.length > 0 ? [] : specs(ofOthers)),
    // Specs that take minutes run by npm run bench:emotion and npm run verify:long.
    ...(process.env['NAFAS_BENCH'] ? [] : ['**/camera-bench.spec.ts']),
    ...(process.env['NAFAS_LONG']
      ? []
      : [
          '**/long-run.spec.ts',
          '**/all-pages.spec.ts',
          '**/release/{independent,new-app}.spec.ts',
        ]),
  ],
  fullyParallel: false,
  workers: 1,
  // Ends what hangs; no claim of speed: machines differ by four times.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Machines are shared and noisy; a test that passes only at a later try is reported as flaky.
  retries: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: join(results, 'report.json') }],
    ['./src/support/expectations.ts'],
  ],
  outputDir: join(results, 'artifacts'),
  use: {
    browserName: 'chromium',
    headless: true,
    // A test can't route requests that a service worker answers; shell/offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every test costs a third more processor time; the second try of a failed one is recorded.
    trace: 'on-first-retry',
    launchOptions: HEADLESS_SHELL ?? CHROMIUM,
  },
});
