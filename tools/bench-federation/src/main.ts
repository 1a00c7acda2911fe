import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { featureFolders } from '@nafas/serve';
import { openChromium } from './browser/chromium.ts';
import { firstRenders, switchTime } from './browser/render-times.ts';
import { writeLedger, type Ledger } from './ledger/ledger.ts';
import { bytesOfRoutes, entryBytes } from './measure-federation.ts';
import { buildMonolith, workspaceFeatures } from './monolith/build.ts';
import { ROOT } from './paths.ts';
import { benchRoutes } from './routes.ts';
import { serveFederation, serveMonolith } from './serve/serve-variant.ts';
import { table, type Row } from './table.ts';

// `npm run bench:federation`: the same sources as federation and as one bundle, measured side by side in one run.
const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    bytes: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(flags.runs);

const features = await workspaceFeatures();
const routes = benchRoutes(features.map(({ feature }) => feature));
const featureDirs = (await featureFolders(ROOT)).map((folder) => join(ROOT, folder, 'dist'));
const monolith = await serveMonolith(await buildMonolith(features));
const federation = await serveFederation(featureDirs);
const browser = await openChromium();
try {
  const monolithBytes = await bytesOfRoutes(browser, routes, monolith);
  const federationBytes = await bytesOfRoutes(browser, routes, federation);
  const rows: Row[] = [];
  for (const route of routes) {
    const [one, other] = [monolithBytes[route.path], federationBytes[route.path]];
    if (!one || !other) throw new Error(`${route.path} was not measured`);
    const firstRender = flags.bytes ? null : await renders(route);
    const cost = ({ bytes, requests }: typeof one) => ({ bytes, requests });
    rows.push({ path: route.path, monolith: cost(one), federation: cost(other), firstRender });
  }
  const entries = await entryBytes(featureDirs);
  console.log(`\n${table(rows)}\n\nRemote entries, brotli bytes: ${JSON.stringify(entries)}`);
  if (!flags.bytes) await printSwitches();
  if (flags.write) await writeLedger(toLedger(rows, entries));
} finally {
  await browser.close();
  await Promise.all([monolith.close(), federation.close()]);
}

async function renders(route: (typeof routes)[number]): Promise<Row['firstRender']> {
  const [mono, fed] = await firstRenders(browser, route, [monolith, federation], runs);
  if (mono === undefined || fed === undefined) throw new Error('nothing was measured');
  console.log(`${route.path}: monolith ${mono.toFixed(0)} ms, federation ${fed.toFixed(0)} ms`);
  return { monolith: mono, federation: fed };
}

async function printSwitches(): Promise<void> {
  const dashboard = routes.find(({ path }) => path === '/dashboard');
  if (!dashboard) throw new Error('there is no dashboard');
  console.log('\nSwitch from the dashboard to a page loaded ahead, ms at 4x CPU:');
  for (const route of routes.filter(({ demo, views }) => demo && views === 1)) {
    if (route === dashboard) continue;
    const mono = await switchTime(browser, dashboard, route, monolith, runs);
    const fed = await switchTime(browser, dashboard, route, federation, runs);
    console.log(`  ${route.path}: monolith ${mono.toFixed(0)}, federation ${fed.toFixed(0)}`);
  }
}

function toLedger(measured: readonly Row[], entries: Record<string, number>): Ledger {
  return {
    routes: Object.fromEntries(
      measured.map(({ path, ...costs }) => [
        path,
        { federation: costs.federation, monolith: costs.monolith },
      ]),
    ),
    entries,
  };
}
