import type { CDPSession, Page } from '@playwright/test';
import { expect, openDemo, test } from './host.ts';

/** `npm run verify:long remount` says 100. */
const ROUNDS = Number(process.env['REMOUNT_ROUNDS'] ?? 10);
const WARM_UP = 3;

// A trace's snapshots hold on to every node they saw.
test.use({ trace: 'off' });

/** The nodes, listeners and heap bytes of the page that garbage collection leaves. */
async function held(debug: CDPSession) {
  // Collecting runs finalisers that free more: React keeps its last tree until the next commit.
  for (let i = 0; i < 3; i += 1) await debug.send('HeapProfiler.collectGarbage');
  const { metrics } = await debug.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heap: value('JSHeapUsedSize'),
  };
}

/** Mounts the demanding page and takes it away again, with the dashboard's slots in between. */
async function rounds(page: Page, count: number): Promise<void> {
  const nav = page.getByRole('navigation');
  for (let i = 0; i < count; i += 1) {
    await nav.getByRole('link', { name: 'Faulty page' }).click();
    await expect(page.getByRole('heading', { name: 'A faulty page' })).toBeVisible();
    await nav.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('A steady tile')).toBeVisible();
    await expect(page.locator('[data-feature][data-state="loading"]')).toHaveCount(0);
  }
}

/** Readings in a row that must agree: longer than any time limit that may still hold on to a view (10 s). */
const STEADY_READINGS = 5;

/** Waits until nothing more is let go: single-spa's and the loader's timers hold on to a view for some seconds. */
async function settled(debug: CDPSession) {
  let last = await held(debug);
  let steady = 0;
  const isSettled = async () => {
    const before = last;
    last = await held(debug);
    const isSame = last.nodes === before.nodes && last.listeners === before.listeners;
    steady = isSame ? steady + 1 : 0;
    return steady >= STEADY_READINGS;
  };
  await expect.poll(isSettled, { intervals: [2_500], timeout: 90_000 }).toBe(true);
  return last;
}

test(`a demanding app is mounted and unmounted ${ROUNDS} times: nodes, listeners and memory stay flat`, async ({
  page,
  host,
}) => {
  test.setTimeout(240_000 + ROUNDS * 5_000);
  await openDemo(page, host.url);
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable');
  await rounds(page, WARM_UP);
  const before = await settled(debug);
  await rounds(page, ROUNDS);
  const after = await settled(debug);
  const grown = {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  };
  console.log(`after ${ROUNDS} rounds: ${JSON.stringify(grown)}`);
  // Flat: less than what one page and its root hold, however many rounds.
  expect(grown.nodes).toBeLessThan(500);
  expect(grown.listeners).toBeLessThan(500);
  expect(grown.heap).toBeLessThan(4_000_000);
});
