import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Sums the vitest reports of all packages. */
export function unitCounts(root) {
  const sum = { passed: 0, failed: 0 };
  for (const group of ['apps', 'libs', 'tools']) {
    for (const name of readdirSync(join(root, group))) {
      const path = join(root, group, name, 'coverage/vitest.json');
      if (!existsSync(path)) continue;
      const report = read(path);
      sum.passed += report.numPassedTests;
      sum.failed += report.numFailedTests;
    }
  }
  return sum;
}

/** Counts of a Playwright JSON report; a flaky test passed in the end. A missing report counts nothing. */
export function e2eCounts(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = read(path).stats;
  return { passed: expected + flaky, failed: unexpected };
}
