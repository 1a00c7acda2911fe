import type { Page } from '@playwright/test';
import { register } from '../support/registry.ts';
import { expect, expectAway, expectOthersWork, expectRecovery, openDemo, test } from './host.ts';

const tile = (page: Page) => page.locator('[data-feature="faulty"]').first();
const steady = (page: Page) => page.locator('[data-feature="faulty"]').nth(1);
const setFault = (page: Page, fault: string | null) =>
  page.evaluate((name) => void Object.assign(globalThis, { fault: name }), fault);
const setFaultAtStart = (page: Page, fault: string) =>
  page.addInitScript((name) => void Object.assign(globalThis, { fault: name }), fault);

const faults = [
  { fault: 'init', name: 'throws while it is initialised', code: 'NF130' },
  { fault: 'contract', name: 'was built for another contract', code: 'NF140' },
  { fault: 'mount', name: 'throws while mounting', code: 'NF150' },
] as const;

for (const { fault, name, code } of faults) {
  test(`an app that ${name}: the card stands in its place with ${code}, all else works, Try Again recovers`, async ({
    page,
    host,
    reported,
  }) => {
    await setFaultAtStart(page, fault);
    await openDemo(page, host.url);
    await expectAway(tile(page), code, reported);
    await expectOthersWork(page);
    await setFault(page, null);
    await expectRecovery(tile(page), 'A faulty tile');
  });
}

test('an app that throws later (NF160), one slot of two: its other slot and its page go on, Try Again recovers', async ({
  page,
  host,
  reported,
}) => {
  await openDemo(page, host.url);
  await tile(page).getByRole('button', { name: 'Break down' }).click();
  await expectAway(tile(page), 'NF160', reported);
  await expect(steady(page).getByText('A steady tile')).toBeVisible();
  await expectOthersWork(page);
  await expectRecovery(tile(page), 'A faulty tile');
});

test('an app that lacks a slot it declares: NF143 in its place, its other slot stands, all else works', async ({
  page,
  host,
  reported,
}) => {
  await setFaultAtStart(page, 'view');
  await openDemo(page, host.url);
  await expectAway(tile(page), 'NF143', reported);
  await expect(steady(page).getByText('A steady tile')).toBeVisible();
  await expectOthersWork(page);
});

test('a slot that throws at once (NF150) takes neither its neighbour nor the page of its app with it', async ({
  page,
  host,
  reported,
}) => {
  await setFaultAtStart(page, 'mount');
  await openDemo(page, host.url);
  await expectAway(tile(page), 'NF150', reported);
  await expect(steady(page).getByText('A steady tile')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Faulty page' }).click();
  await expect(page.getByRole('heading', { name: 'A faulty page' })).toBeVisible();
});

test('an app that wants a newer platform is refused by name (NF141), all else works', async ({
  page,
  host,
  faulty,
  reported,
}) => {
  const { extras } = faulty.record;
  const feature = { ...extras.feature, requires: { platform: '^9.0', schema: null } };
  using _newer = register(host, { ...faulty.record, extras: { ...extras, feature } });
  await openDemo(page, host.url);
  await expectAway(tile(page), 'NF141', reported);
  await expectOthersWork(page);
});
