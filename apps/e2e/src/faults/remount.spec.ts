import type { Page } from '@playwright/test';
import { openDebug, settled } from '../support/held.ts';
import { expect, openDemo, test } from './host.ts';

/** `npm run verify:long remount` says 100. */
const ROUNDS = Number(process.env['REMOUNT_ROUNDS'] ?? 10);
const WARM_UP = 3;

// A trace's snapshots hold on to every node they saw.
test.use({ trace: 'off' });

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

test(`a demanding app is mounted and unmounted ${ROUNDS} times: nodes, listeners and memory stay flat`, async ({
  page,
  host,
}) => {
  test.setTimeout(240_000 + ROUNDS * 5_000);
  await openDemo(page, host.url);
  const debug = await openDebug(page);
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
