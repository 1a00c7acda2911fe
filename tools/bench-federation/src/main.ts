import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { featureFolders } from '@nafas/serve';
import { openChromium, openHeadlessShell } from './browser/chromium.ts';
import { firstRenders, switchTime, tourTimes } from './browser/render-times.ts';
import { writeLedger, type Cost, type Ledger } from './ledger/ledger.ts';
import { bytesOfRoutes, entryBytes } from './measure-federation.ts';
import { buildMonolith, workspaceFeatures } from './monolith/build.ts';
import { buildNaiveHost } from './naive/build-host.ts';
import { buildNaiveRemotes } from './naive/build-remotes.ts';
import { ROOT } from './paths.ts';
import { benchRoutes } from './routes.ts';
import { serveFederation, serveMonolith, serveNaive } from './serve/serve-variant.ts';
import type { Variant } from './serve/variant.ts';
import { table, type Row, type Sides } from './table.ts';

// `npm run bench:federation`: the same sources as one bundle, as federation, and as the federation that people usually
// ship, measured side by side in one run.
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
// The ledger has no figures of it.
const naive = flags.write
  ? null
  : await serveNaive(await buildNaiveRemotes(features), (origins) =>
      buildNaiveHost(features, origins),
    );
const variants = [monolith, federation, ...(naive ? [naive] : [])];
const browser = await openChromium();
const timed = await openHeadlessShell();
try {
  const measured = await Promise.all(
    variants.map((variant) => bytesOfRoutes(browser, routes, variant)),
  );
  const rows: Row[] = [];
  for (const route of routes) {
    const costs = bySide<Cost>(
      measured.map((each) => {
        const { bytes, requests } = each[route.path] ?? {};
        if (bytes === undefined || requests === undefined) {
          throw new Error(`${route.path} was not measured`);
        }
        return { bytes, requests };
      }),
    );
    const times = flags.bytes ? [] : await firstRenders(timed, route, variants, runs);
    const named = times.map((ms, index) => `${variants[index]?.name ?? ''} ${ms.toFixed(0)} ms`);
    if (named.length > 0) console.log(`${route.path}: ${named.join(', ')}`);
    rows.push({ path: route.path, costs, firstRender: bySide(times) });
  }
  const entries = await entryBytes(featureDirs);
  console.log(`\n${table(rows)}\n\nRemote entries, brotli bytes: ${JSON.stringify(entries)}`);
  if (!flags.bytes) await printSwitches();
  if (flags.write) await writeLedger(toLedger(rows, entries));
} finally {
  await Promise.all([browser.close(), timed.close()]);
  await Promise.all(variants.map((variant) => variant.close()));
}

/** Figures in the order of the variants, by their names. */
function bySide<Value>([one, other, third]: readonly Value[]): Sides<Value | null> {
  return { monolith: one ?? null, federation: other ?? null, naive: third ?? null };
}

async function printSwitches(): Promise<void> {
  const dashboard = routes.find(({ path }) => path === '/dashboard');
  if (!dashboard) throw new Error('there is no dashboard');
  console.log('\nSwitch from the dashboard to a page loaded ahead, ms at 4x CPU:');
  const pages = routes.filter(({ demo, views }) => demo && views === 1);
  for (const route of pages) {
    const figure = async (variant: Variant) =>
      `${variant.name} ${(await switchTime(timed, dashboard, route, variant, runs)).toFixed(0)}`;
    const figures: string[] = [];
    for (const variant of variants) figures.push(await figure(variant));
    console.log(`  ${route.path}: ${figures.join(', ')}`);
  }
  console.log('\nFrom page to page, the first time and again:');
  for (const variant of variants) {
    for (const { path, first, again } of await tourTimes(timed, dashboard, pages, variant, runs)) {
      console.log(`  ${path}: ${variant.name} ${first.toFixed(0)}, ${again.toFixed(0)}`);
    }
  }
}

function toLedger(measured: readonly Row[], entries: Record<string, number>): Ledger {
  const sides = measured.flatMap(({ path, costs: { federation: cost, monolith: one } }) =>
    cost && one ? [[path, { federation: cost, monolith: one }] as const] : [],
  );
  return { routes: Object.fromEntries(sides), entries };
}
