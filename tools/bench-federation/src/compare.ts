import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { featureFolders } from '@nafas/serve';
import { openHeadlessShell, SLOW } from './browser/chromium.ts';
import { loadPage } from './browser/load-page.ts';
import { median } from './median.ts';
import { workspaceFeatures } from './monolith/build.ts';
import { ROOT } from './paths.ts';
import { benchRoutes } from './routes.ts';
import { serveFederation } from './serve/serve-variant.ts';

// Which of several builds draws a page sooner. `npm run bench:compare -- keep ../before` keeps the builds that there are in a folder;
// `npm run bench:compare -- ../before ../after` loads a page of each, in turns, so that a busy moment of this machine meets all.
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '/dashboard' },
    runs: { type: 'string', default: '9' },
    /** Times slower than this machine. */
    cpu: { type: 'string', default: String(SLOW.cpu) },
  },
});
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
  const slowness = { ...SLOW, cpu: Number(flags.cpu) };
  const times = variants.map((): number[] => []);
  try {
    // The first load of each is the browser's own start.
    for (let run = 0; run <= Number(flags.runs); run += 1) {
      for (const [index, variant] of variants.entries()) {
        const options = { route, variant, slowness, saveData: false };
        const ms = await loadPage(browser, options, (_page, rendered) => Promise.resolve(rendered));
        if (run > 0) times[index]?.push(ms);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(variants.map((variant) => variant.close()));
  }
  console.log(`\n${flags.page} until its content stands, ${flags.cpu}x CPU, ms: median, each`);
  for (const [index, folder] of folders.entries()) {
    const each = (times[index] ?? []).map((ms) => ms.toFixed(0));
    console.log(`  ${folder}: ${median(times[index] ?? []).toFixed(0)} (${each.join(', ')})`);
  }
}
