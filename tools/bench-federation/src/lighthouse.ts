import { join } from 'node:path';
import { freePort } from '@nafas/launch/free-port';
import { featureFolders } from '@nafas/serve';
import lighthouse, { type Result } from 'lighthouse';
import { median } from './median.ts';
import { openChromium } from './browser/chromium.ts';
import { ROOT } from './paths.ts';
import { serveFederation } from './serve/serve-variant.ts';

// `npm run lighthouse [-- path ...]`: Lighthouse on the production build as it is deployed (brotli, all headers), for
// phones, in Lighthouse's own slow conditions. Fails below the targets. Not part of `npm test`: a score of performance
// is a measurement of this machine too.
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;
/** Runs of each page; the median counts. */
const RUNS = 3;

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/ar/'];
const featureDirs = (await featureFolders(ROOT)).map((folder) => join(ROOT, folder, 'dist'));
const served = await serveFederation(featureDirs);
const port = await freePort();
const browser = await openChromium([`--remote-debugging-port=${port}`]);
let isBelow = false;
try {
  for (const path of paths) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const options = { port, onlyCategories: Object.keys(TARGETS), logLevel: 'error' } as const;
      const result = await lighthouse(`${served.url}${path}`, options);
      if (!result) throw new Error(`Lighthouse has no result for ${path}`);
      runs.push(result.lhr);
    }
    for (const [name, target] of Object.entries(TARGETS) as [Category, number][]) {
      const scores = runs.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
      const score = median(scores);
      isBelow ||= score < target;
      console.log(`${path.padEnd(6)} ${name.padEnd(14)} ${score}  (${scores.join(', ')})`);
      if (score < target) for (const audit of lostBy(runs, name)) console.log(`       ${audit}`);
    }
  }
} finally {
  await browser.close();
  await served.close();
}
if (isBelow) process.exit(1);

/** The audits of a category that were not passed in some run, with what was measured in it. */
function lostBy(runs: readonly Result[], name: Category): string[] {
  const lost = runs.flatMap(({ categories, audits }) =>
    (categories[name]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ weight, audit: audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && (audit?.score ?? 1) < 0.9)
      .map(({ audit }) => `${audit?.title ?? ''} ${audit?.displayValue ?? ''}`),
  );
  return [...new Set(lost)];
}
