import { join } from 'node:path';
import { featureFolders } from '@nafas/serve';
import { openChromium } from './browser/chromium.ts';
import { readLedger } from './ledger/ledger.ts';
import { problems } from './ledger/problems.ts';
import { unwantedAtStart } from './ledger/first-paint.ts';
import { bytesOfRoutes, entryBytes } from './measure-federation.ts';
import { workspaceFeatures } from './monolith/build.ts';
import { ROOT } from './paths.ts';
import { benchRoutes } from './routes.ts';
import { serveFederation } from './serve/serve-variant.ts';

// `npm run check:bytes`, which CI runs after the build: bytes only, since times differ from machine to machine.
const featureDirs = (await featureFolders(ROOT)).map((folder) => join(ROOT, folder, 'dist'));
const routes = benchRoutes((await workspaceFeatures()).map(({ feature }) => feature));
const served = await serveFederation(featureDirs);
const browser = await openChromium();
const found: string[] = [];
try {
  const measured = await bytesOfRoutes(browser, routes, served);
  for (const [path, { bytes, requests }] of Object.entries(measured)) {
    console.log(
      `${String(bytes).padStart(9)} bytes ${String(requests).padStart(3)} requests  ${path}`,
    );
  }
  found.push(...unwantedAtStart(served.url, measured['/']?.sent ?? []));
  const entries = await entryBytes(featureDirs);
  found.push(...problems(await readLedger(), { routes: measured, entries }));
} finally {
  await browser.close();
  await served.close();
}
if (found.length > 0) {
  console.error(`Federation costs more than docs/federation-ledger.json allows:`);
  console.error(found.map((each) => `  ${each}`).join('\n'));
  console.error('When that is wanted: npm run bench:federation -- --bytes --write');
  process.exit(1);
}
