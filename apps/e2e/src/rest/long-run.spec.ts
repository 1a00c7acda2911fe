import type { Page, Request } from '@playwright/test';
import { held, openDebug, settled, type Held } from '../support/held.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { watchTimers } from './watch-timers.ts';

const MINUTE = 60_000;
/** Once in 30 s, for an hour. */
const MOST_RUNS = 120;
const MOST_GROWTH = 2_000_000;

test.use({ trace: 'off' });

/** Counts what the page asks for, and tells when nothing is under way. */
function followRequests(page: Page) {
  const underWay = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    count += 1;
    underWay.add(request);
  });
  const ended = (request: Request) => underWay.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    count: () => count,
    isQuiet: () => underWay.size === 0,
  };
}

const PAGES = [
  '/',
  '/dashboard',
  '/dashboard/emotional-analysis',
  '/dashboard/motivation-hub',
  '/dashboard/real-time-assistance',
  '/dashboard/journal',
  '/dashboard/profile',
  '/dashboard/settings',
] as const;

for (const path of PAGES) {
  test(`${path}, left alone and hidden for an hour: no timer more often than every 30 s, heap growth under 2 MB`, async ({
    page,
    product,
  }) => {
    test.setTimeout(4 * MINUTE);
    await page.clock.install();
    await watchTimers(page);
    const requests = followRequests(page);
    if (path !== '/') await signUp(page, product.url, newPerson());
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[data-feature][data-state="loading"]')).toHaveCount(0);
    // What begins with the page has ended: what is loaded ahead, what fades in.
    await page.clock.runFor(MINUTE);
    await expect.poll(requests.isQuiet).toBe(true);

    const debug = await openDebug(page);
    const before = await held(debug);
    const asked = requests.count();
    await page.evaluate(() => window.hidePage?.());
    for (let minute = 0; minute < 60; minute += 1) {
      await page.clock.runFor(MINUTE);
      await expect.poll(requests.isQuiet).toBe(true);
    }
    const timers = await page.evaluate(() => window.timersWhileHidden?.() ?? []);
    const grown = (await held(debug)).heap - before.heap;
    timers.sort((a, b) => b.runs - a.runs);
    console.log(
      `${path}: ${timers.reduce((sum, { runs }) => sum + runs, 0)} runs of timers in the hour, ` +
        `${requests.count() - asked} requests, heap ${grown} bytes`,
    );
    for (const { kind, from, runs } of timers.slice(0, 5)) console.log(`  ${runs} ${kind} ${from}`);
    expect(timers.filter(({ runs }) => runs > MOST_RUNS)).toEqual([]);
    expect(grown).toBeLessThan(MOST_GROWTH);
  });
}

test('a hundred switches among all features: nodes, listeners and memory are as after twenty', async ({
  page,
  product,
}) => {
  test.setTimeout(15 * MINUTE);
  await signUp(page, product.url, newPerson());
  const nav = page.getByRole('navigation');
  const features = [
    'Emotional Analysis',
    'Motivation Hub',
    'Real-time Assistance',
    'Journal',
    'Dashboard',
  ];
  let done = 0;
  const switchTo = async (till: number) => {
    for (; done < till; done += 1) {
      const name = features[done % features.length] ?? '';
      await nav.getByRole('link', { name }).first().click();
      await expect(nav.getByRole('link', { name }).first()).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[data-feature][data-state="loading"]')).toHaveCount(0);
    }
    return settled(debug);
  };
  const debug = await openDebug(page);
  const early = await switchTo(20);
  const middle = await switchTo(60);
  const late = await switchTo(100);
  console.log(`after 20, 60 and 100 switches: ${JSON.stringify([early, middle, late])}`);
  const between = (from: Held, to: Held) => ({
    nodes: to.nodes - from.nodes,
    listeners: to.listeners - from.listeners,
    heap: to.heap - from.heap,
  });
  const grown = between(early, late);
  // Flat: less than what one page holds. A view that leaks does so sixteen times in eighty switches.
  expect(grown.nodes).toBeLessThan(500);
  expect(grown.listeners).toBeLessThan(500);
  expect(grown.heap).toBeLessThan(MOST_GROWTH);
});
