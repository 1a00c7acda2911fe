import { axeViolations } from '../support/axe.ts';
import { OF_SIGNING_OUT } from '../support/console.ts';
import type { Page } from '@playwright/test';
import { logOut, newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: {
    ...OF_SIGNING_OUT,
    'there is no network': /net::ERR_INTERNET_DISCONNECTED/,
  },
});

async function expectNoFaults(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

test('a safety plan is written, found again, and opens without a session where that was chosen', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('link', { name: 'Safety plan' })
    .click();
  await page.getByRole('button', { name: 'Write the first line' }).click();
  await page.getByRole('textbox', { name: 'Line 1' }).fill('I stop answering messages');
  await expect(page.getByText(/^Kept, /)).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByText('I stop answering messages')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('switch', { name: 'Opens without signing in' }).check();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toContain('nafas.care.device-plan');
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).not.toContain('I stop answering');
  await logOut(page);

  await page.goto(`${product.url}/help`);
  await page.getByRole('link', { name: 'Open the plan' }).click();
  await expect(page.getByText('I stop answering messages')).toBeVisible();
  await expectNoFaults(page);
  // Of what was kept for the person nothing is left.
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('nafas.care')),
  );
  expect(left).toEqual(['nafas.care.device-plan']);
});

test('on paper the ink is that of the day, also for somebody who reads in the dark', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => localStorage.setItem('nafas.theme.v1', 'dark'));
  await page.goto(`${product.url}/help`);
  const title = page.getByRole('heading', { level: 1 });
  const look = () =>
    title.evaluate((shown) => [getComputedStyle(shown).colorScheme, getComputedStyle(shown).color]);
  const [scheme, ink] = await look();
  expect(scheme).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  expect((await look())[0]).toBe('light');
  expect((await look())[1]).not.toBe(ink);
});

test('a tab that is closed while somebody writes loses no line of the plan, and a small phone shows it all', async ({
  page,
  product,
  context,
}) => {
  await signUp(page, product.url, newPerson());
  await page.goto(`${product.url}/dashboard/safety-plan`);
  await page.getByRole('button', { name: 'Write the first line' }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'Next: Things I can do alone' }).click();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const line = page.getByRole('textbox', { name: 'Line 1' });
  await line.pressSequentially('Walk to the sea');
  const next = await context.newPage();
  await page.close();
  await next.goto(`${product.url}/dashboard/safety-plan`);
  await expect(next.getByText('Walk to the sea')).toBeVisible();
});

test('a thought record waits for the network, and rests where it was left', async ({
  page,
  product,
  context,
}) => {
  await signUp(page, product.url, newPerson());
  await page.getByRole('link', { name: 'Thought records' }).click();
  await page.getByRole('link', { name: 'New record' }).click();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Situation' }).fill('The meeting on Thursday');
  await expect(page.getByText('Kept here, not yet in your account.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Thought records' }).click();
  await expect(page.getByText('Resting at step 2')).toBeVisible();
  await expectNoFaults(page);
  await page.reload();
  await page.getByRole('link', { name: 'Go on when you like' }).click();
  await expect(
    page.getByRole('heading', { name: 'What did you feel, and how strongly?' }),
  ).toBeVisible();
  await expectNoFaults(page);
});
