import { join } from 'node:path';
import { featureFolders } from '@nafas/serve';
import { openChromium } from './browser/chromium.ts';
import { overBudget, readBudgets } from './ledger/budgets.ts';
import { readLedger } from './ledger/ledger.ts';
import { problems } from './ledger/problems.ts';
import type { RouteBytes } from './browser/route-bytes.ts';
import { unwantedAtStart } from './ledger/first-paint.ts';
import { bytesOfRoutes, entryBytes } from './measure-federation.ts';
import { buildMonolith, workspaceFeatures } from './monolith/build.ts';
import { ROOT } from './paths.ts';
import { type BenchRoute, benchRoutes } from './routes.ts';
import { serveFederation, serveMonolith } from './serve/serve-variant.ts';

/** How much more a landing page in Spanish may take than the one in English. */
const MOST_MORE_IN_SPANISH = 3_000;

/** So often a page is measured again before it is too heavy. */
const TIMES_AGAIN = 2;

function keepLeast(kept: Record<string, RouteBytes>, found: Record<string, RouteBytes>): void {
  for (const [path, each] of Object.entries(found)) {
    if (each.bytes < (kept[path]?.bytes ?? Infinity)) kept[path] = each;
  }
}

// `npm run check:bytes`, which CI runs after the build: bytes only, since times differ from machine to machine.
const featureDirs = (await featureFolders(ROOT)).map((folder) => join(ROOT, folder, 'dist'));
const features = await workspaceFeatures();
const routes = benchRoutes(features.map(({ feature }) => feature));
const served = await serveFederation(featureDirs);
const bundle = await serveMonolith(await buildMonolith(features));
const browser = await openChromium();
const found: string[] = [];
try {
  const measure = (pages: readonly BenchRoute[]) =>
    Promise.all([bytesOfRoutes(browser, pages, served), bytesOfRoutes(browser, pages, bundle)]);
  const [measured, monolith] = await measure(routes);
  const entries = await entryBytes(featureDirs);
  const [ledger, budgets] = await Promise.all([readLedger(), readBudgets()]);
  const judge = () => [
    ...problems(ledger, { routes: measured, entries }),
    ...overBudget(budgets, { federation: measured, monolith, entries }),
  ];
  // What a page loads when it is idle falls within its measure or after it: a page that takes too much is measured again.
  for (let again = 0; again < TIMES_AGAIN; again += 1) {
    const tooMuch = judge();
    const pages = routes.filter(({ path }) => tooMuch.some((each) => each.startsWith(`${path}: `)));
    if (pages.length === 0) break;
    const [least, leastOfBundle] = await measure(pages);
    keepLeast(measured, least);
    keepLeast(monolith, leastOfBundle);
  }
  for (const [path, { bytes, requests }] of Object.entries(measured)) {
    const ratio = (bytes / (monolith[path]?.bytes ?? NaN)).toFixed(2);
    console.log(
      `${String(bytes).padStart(9)} bytes ${String(requests).padStart(3)} requests ${ratio} of one bundle  ${path}`,
    );
  }
  const { '/es/': spanish } = await bytesOfRoutes(
    browser,
    [{ path: '/es/', demo: false, views: 0 }],
    served,
  );
  const more = (spanish?.bytes ?? NaN) - (measured['/']?.bytes ?? NaN);
  console.log(`/es/ takes ${String(more)} bytes more than /, in a browser that prefers English`);
  // Also where something was not measured.
  if (!(more <= MOST_MORE_IN_SPANISH)) {
    found.push(`/es/: ${String(more)} bytes more than /, ${String(MOST_MORE_IN_SPANISH)} at most`);
  }
  found.push(...unwantedAtStart(served.url, measured['/']?.sent ?? []));
  found.push(...judge());
} finally {
  await browser.close();
  await Promise.all([served.close(), bundle.close()]);
}
if (found.length > 0) {
  console.error(
    `Federation costs more than docs/federation-ledger.json or docs/federation-budgets.json allows:`,
  );
  console.error(found.map((each) => `  ${each}`).join('\n'));
  console.error(
    'When growth is wanted, and within the budgets: npm run bench:federation -- --bytes --write',
  );
  process.exit(1);
}
