import { BROWSER_ARGS } from '@nafas/launch';
import { defineConfig } from '@playwright/test';

const args = [...BROWSER_ARGS];
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Each waits for its page half of the time.
  workers: 4,
  timeout: 90_000,
  reporter: [['dot'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  // The committed pictures; `npm run storybook:baselines` takes them anew.
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  // A missing picture fails. `--update-snapshots` overrides this.
  updateSnapshots: 'none',
  // Releases of Chromium smooth the edges of letters and curves a little differently. A share of the picture would let whole words
  // come and go: in 1 % of a page a tab was missing, unseen.
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 200 } },
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args },
  },
});
