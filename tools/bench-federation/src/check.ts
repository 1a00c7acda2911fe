import { join } from 'node:path';
import { featureFolders } from '@nafas/serve';
import { openChromium } from './browser/chromium.ts';
import { overBudget, readBudgets } from './ledger/budgets.ts';
import { readLedger } from './ledger/ledger.ts';
import { problems } from './ledger/problems.ts';
import { unwantedAtStart } from './ledger/first-paint.ts';
import { bytesOfRoutes, entryBytes } from './measure-federation.ts';
import { buildMonolith, workspaceFeatures } from './monolith/build.ts';
import { ROOT } from './paths.ts';
import { benchRoutes } from './routes.ts';
import { serveFederation, serveMonolith } from './serve/serve-variant.ts';

// `npm run check:bytes`, which CI runs after the build: bytes only, since times differ from machine to machine.
const featureDirs = (await featureFolders(ROOT)).map((folder) => join(ROOT, folder, 'dist'));
const features = await workspaceFeatures();
const routes = benchRoutes(features.map(({ feature }) => feature));
const served = await serveFederation(featureDirs);
const bundle = await serveMonolith(await buildMonolith(features));
const browser = await openChromium();
const found: string[] = [];
try {
  const [measured, monolith] = await Promise.all([
    bytesOfRoutes(browser, routes, served),
    bytesOfRoutes(browser, routes, bundle),
  ]);
  for (const [path, { bytes, requests }] of Object.entries(measured)) {
    const ratio = (bytes / (monolith[path]?.bytes ?? NaN)).toFixed(2);
    console.log(
      `${String(bytes).padStart(9)} bytes ${String(requests).padStart(3)} requests ${ratio} of one bundle  ${path}`,
    );
  }
  found.push(...unwantedAtStart(served.url, measured['/']?.sent ?? []));
  const entries = await entryBytes(featureDirs);
  found.push(...problems(await readLedger(), { routes: measured, entries }));
  found.push(...overBudget(await readBudgets(), { federation: measured, monolith, entries }));
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
