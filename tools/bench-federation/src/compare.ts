import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { featureFolders } from '@nafas/serve';
import type { Browser } from '@playwright/test';
import { makeAccount } from './browser/account.ts';
import { openHeadlessShell, SLOW } from './browser/chromium.ts';
import { loadPage } from './browser/load-page.ts';
import { median } from './median.ts';
import { workspaceFeatures } from './monolith/build.ts';
import { ROOT } from './paths.ts';
import { openReturning } from './response/visits.ts';
import { benchRoutes, type BenchRoute } from './routes.ts';
import { serveFederation } from './serve/serve-variant.ts';
import type { Variant } from './serve/variant.ts';

// Which of several builds draws a page sooner. `npm run bench:compare -- keep ../before` keeps the builds that there are in a folder;
// `npm run bench:compare -- ../before ../after` loads a page of each, in turns, so that a busy moment of this machine meets all;
// with `--later`, the dashboard of somebody who is signed in and was here before.
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '/dashboard' },
    runs: { type: 'string', default: '9' },
    later: { type: 'boolean', default: false },
    /** Times slower than this machine. */
    cpu: { type: 'string', default: String(SLOW.cpu) },
  },
});
const slowness = { ...SLOW, cpu: Number(flags.cpu) };
/** Milliseconds from the navigation's start, by what they were waited for. */
type Times = Readonly<Record<string, number>>;

/** Of check-ins that the account keeps. */
const DAYS = 90;
const shell = 'apps/shell';
const features = await featureFolders(ROOT);

if (positionals[0] === 'keep') await keep(resolve(positionals[1] ?? '.'));
else await compare(positionals.map((folder) => resolve(folder)));

async function keep(folder: string): Promise<void> {
  for (const app of [shell, ...features]) {
    await mkdir(join(folder, app), { recursive: true });
    await cp(join(ROOT, app, 'dist'), join(folder, app), { recursive: true });
  }
  console.log(`The builds are kept in ${folder}`);
}

async function compare(folders: readonly string[]): Promise<void> {
  const apps = await workspaceFeatures();
  const route = benchRoutes(apps.map(({ feature }) => feature)).find(
    ({ path }) => path === flags.page,
  );
  if (!route || folders.length < 2) {
    throw new Error('Name two folders or more, made by `keep`, and a page of the navigation');
  }
  const variants = await Promise.all(
    folders.map((folder) =>
      serveFederation(
        features.map((app) => join(folder, app)),
        join(folder, shell),
      ),
    ),
  );
  const browser = await openHeadlessShell();
  const times = variants.map((): Times[] => []);
  try {
    const loads: (() => Promise<Times>)[] = [];
    for (const variant of variants) {
      loads.push(flags.later ? await later(browser, variant) : () => load(browser, variant, route));
    }
    // The first load of each is the browser's own start.
    for (let run = 0; run <= Number(flags.runs); run += 1) {
      for (const [index, loadOnce] of loads.entries()) {
        const each = await loadOnce();
        if (run > 0) times[index]?.push(each);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(variants.map((variant) => variant.close()));
  }
  const page = flags.later ? '/dashboard, a later visit' : flags.page;
  for (const until of Object.keys(times[0]?.[0] ?? {})) {
    console.log(`\n${page}, until ${until}, ${flags.cpu}x CPU, ms: median, each`);
    for (const [index, folder] of folders.entries()) {
      const all = (times[index] ?? []).map((each) => each[until] ?? NaN);
      const each = all.map((ms) => ms.toFixed(0)).join(', ');
      console.log(`  ${folder}: ${median(all).toFixed(0)} (${each})`);
    }
  }
}

/** Loads a page in a fresh profile, in the demo where the page wants an account. */
function load(browser: Browser, variant: Variant, route: BenchRoute): Promise<Times> {
  const options = { route, variant, slowness, saveData: false };
  return loadPage(browser, options, async (page, rendered) => ({
    'something is painted': await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ),
    'its content stands': rendered,
  }));
}

/** Makes an account and a profile that was here before, for visits of its dashboard. */
async function later(browser: Browser, variant: Variant): Promise<() => Promise<Times>> {
  const { again } = await openReturning(
    browser,
    variant,
    await makeAccount(variant, DAYS),
    slowness,
  );
  return async () => ({ 'its data stands': (await again()).filled });
}
