import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { PATHS } from '@nafas/platform';
import type { Registry, RegistryVersion } from '@nafas/platform/registry';
import { toRecord } from '@nafas/registry';
import { toBytes } from '../../environment/environment.ts';
import { withSignature } from '../../environment/sign.ts';
import { Refusal } from '../../refusal.ts';
import type { Candidate, Check } from '../check.ts';
import { leakProblems, measureUsage, type Usage } from './leaks.ts';

const LIMIT_MS = 60_000;
/** How long a view may still take once something went wrong. */
const GRACE_MS = 5_000;
const MOUNTS = 7;
/** Before this mount everything is made that is made once: caches, texts, chunks. */
const WARM = 2;

/** single-spa says that something takes long. How long it may take is the shell's to say (NF151), not this machine's. */
const SLOW = /single-spa minified message #31\b/;

/** The time limits of a mount run on after it, and hold on to the view: they are ended before anything is measured. */
const LONG_WAIT_MS = 1_000;

const PROBE = `
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  console.error('[csp] ' + violatedDirective + ' ' + blockedURI);
});
{
  const running = new Set();
  const [start, stop] = [setInterval, clearInterval];
  globalThis.setInterval = (...rest) => { const id = start(...rest); running.add(id); return id; };
  globalThis.clearInterval = (id) => { running.delete(id); stop(id); };
  Object.defineProperty(globalThis, '__nafasIntervals', { get: () => running.size });
}
{
  const waits = new Set();
  const [later, cancel] = [setTimeout, clearTimeout];
  globalThis.setTimeout = (run, ms, ...rest) => {
    const id = later(run, ms, ...rest);
    if (ms >= ${LONG_WAIT_MS}) waits.add(id);
    return id;
  };
  globalThis.clearTimeout = (id) => { waits.delete(id); cancel(id); };
  globalThis.__nafasEndWaits = () => { waits.forEach(cancel); waits.clear(); };
}
// The shell's demo: all views on sample data, without an account.
try { sessionStorage.setItem('nafas.demo.v1', 'on'); } catch {}
`;

/**
 * Mounts page and slots of the version in the environment's own shell, in the demo, and unmounts them again: without an
 * error in the console, a violation of the policy, or anything left behind.
 */
export const runsInTheShell: Check = async (candidate) => {
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await tryIn(browser, candidate);
  } finally {
    await browser.close();
  }
};

async function tryIn(browser: Browser, candidate: Candidate) {
  const { environment, named, descriptor } = candidate;
  const { site } = environment.settings;
  const { feature } = descriptor;
  // The shell's worker would answer a second document with the live registry, where the candidate is not.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  page.setDefaultTimeout(LIMIT_MS);
  const problems = new Set<string>();
  let giveUpSoon: () => void;
  const trouble = new Promise<void>((resolve) => (giveUpSoon = resolve));
  const addFailure = (what: string) => {
    problems.add(what);
    giveUpSoon();
  };
  page.on('pageerror', (error) => addFailure(`it throws "${error.message}"`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !SLOW.test(text))
      addFailure(`the console says "${text.slice(0, 200)}"`);
  });
  const appears = (selector: string) => {
    const shown = page.locator(selector).first().waitFor();
    return Promise.race([
      shown.then(
        () => true,
        () => false,
      ),
      trouble.then(() => page.waitForTimeout(GRACE_MS)).then(() => false),
    ]);
  };
  await page.addInitScript(PROBE);
  await serveRegistry(page, candidate);
  // Failures in this trial are nobody's use of the app: they must not count towards a release's health.
  await page.route('**/functions/v1/client-errors', (route) =>
    route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );

  const mounted = `[data-feature="${named.app}"][data-version="${named.version}"]`;
  const tried: string[] = [];
  await page.goto(`${site}${PATHS.dashboard}`);
  for (const slot of feature.slots) {
    if (await appears(mounted)) tried.push(`slot ${slot.id}`);
    else problems.add(`slot ${slot.id} did not mount`);
  }
  for (const { path, access, nav } of feature.routes) {
    // The trial is in the demo, which has no operators.
    if (access === 'guest' || access === 'operator') continue;
    if (nav) await follow(page, path);
    else await page.goto(site + path);
    // A public page brings its own main part.
    const place = access === 'public' ? mounted : `main ${mounted}`;
    if (await appears(place)) tried.push(`page ${path}`);
    else problems.add(`${path} did not mount`);
    // A page that is reached by loading a document anew leaves nothing behind in it.
    const usage = nav && problems.size === 0 ? await remount(page, path, place) : [];
    for (const problem of leakProblems(usage)) problems.add(`${path} ${problem}`);
    if (nav) await follow(page, PATHS.dashboard);
    else await page.goto(`${site}${PATHS.dashboard}`);
  }
  return {
    problems: [...problems].slice(0, 5),
    fine: `mounted ${tried.join(', ')} in the shell at ${site}`,
  };
}

/** Follows a link of the sidebar, until nothing of the page before is left: it may have views of the same app. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`nav a[href="${path}"]`).first();
  await link.waitFor();
  await page.evaluate(() => {
    for (const view of document.querySelectorAll('main [data-feature]')) {
      view.setAttribute('data-left', '');
    }
  });
  await link.click();
  await page.waitForFunction(() => document.querySelector('main [data-left]') === null);
}

/** Leaves the page and comes back, again and again; what the browser holds after each time but the first ones. */
async function remount(page: Page, path: string, selector: string): Promise<Usage[]> {
  const usage: Usage[] = [];
  for (let n = 0; n < MOUNTS; n += 1) {
    await follow(page, PATHS.dashboard);
    await follow(page, path);
    await page.locator(selector).first().waitFor();
    if (n >= WARM) usage.push(await measureUsage(page));
  }
  return usage;
}

/** Answers the shell's question for the registry with the live one, the candidate in the place of its app. */
async function serveRegistry(page: Page, candidate: Candidate): Promise<void> {
  const { environment, named, descriptor, baseUrl, key } = candidate;
  const { place, paths, config } = environment;
  const stored = await place.read(paths.registry);
  const live: Registry = stored
    ? (JSON.parse(new TextDecoder().decode(stored.bytes)) as Registry)
    : { schema: '' as Registry['schema'], microFrontends: {} };
  const record: RegistryVersion = {
    ...toRecord({ descriptor, baseUrl }),
    deployment: { traffic: 100, default: true },
  };
  const registry = toBytes({
    ...live,
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: { ...live.microFrontends, [`nafas/${named.app}`]: [record] },
  });
  const answer = (bytes: Uint8Array) => ({
    contentType: 'application/json',
    body: Buffer.from(bytes),
  });
  await page.route('**/registry.json', (route) => route.fulfill(answer(registry)));
  const needsSignature = ((config as { registryKeys?: unknown[] }).registryKeys ?? []).length > 0;
  if (!needsSignature) return;
  if (!key)
    throw new Refusal('the shell takes signed registries only, and there is no signing key');
  const signature = toBytes(await withSignature({ signatures: [] }, registry, key));
  await page.route('**/registry.json.sig', (route) => route.fulfill(answer(signature)));
}

function installedBrowser(): string {
  const places = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    ...places.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`]),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const found = candidates.find((path) => path !== '' && existsSync(path));
  if (found === undefined) throw new Refusal('no Chromium or Chrome here: set CHROMIUM_PATH');
  return found;
}
