import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Danger in words that name nothing, and heavy words without it. */
const DANGER = {
  en: 'I gave my dog to the neighbours and wrote the letters. After tonight nobody has to carry me.',
  ar: 'كتبت لأمي رسالة أخيرة ووزعت أغراضي، بعد الليلة لن أكون عبئا على أحد',
} as const;
const HEAVY = 'This week at work drained me and I cried in the car, I just want it to be Friday.';
/** The files of what the screen has learnt of English and Arabic: each app has a copy for hosts that have none. */
const LEARNT = /\/static\/json\/(arabic|kinds|latin)\.[\da-f]+\.json$/;

async function openDemo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await expect(page.getByText('Emotional score').first()).toBeVisible();
}

test('whoever writes of danger is offered help in every field of text; the screen is loaded once, for all apps (DECISION-101)', async ({
  page,
  product,
}) => {
  const learnt = new Map<string, string>();
  page.on('response', (response) => {
    const [, name] = LEARNT.exec(response.url()) ?? [];
    // The worker asks for a file again, to keep it.
    if (name !== undefined) learnt.set(response.url(), name);
  });
  await openDemo(page, product.url);
  const help = page.getByRole('main').getByRole('link', { name: 'Help now' });

  await test.step('notes of a check-in', async () => {
    await page.getByRole('button', { name: 'New Analysis' }).first().click();
    const dialog = page.getByRole('dialog');
    const inDialog = dialog.getByRole('link', { name: 'Help now' });
    await dialog.getByRole('button', { name: 'Notes' }).click();
    await dialog.getByLabel('Notes').fill(HEAVY);
    await dialog.getByLabel('Notes').fill(DANGER.en);
    await expect(inDialog).toBeVisible();
    await dialog.getByLabel('Notes').fill(HEAVY);
    await expect(inDialog).toBeHidden();
    await dialog.getByLabel('Notes').fill(DANGER.ar);
    await expect(inDialog).toHaveAttribute('href', '/help');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a new goal', async () => {
    await page.getByRole('link', { name: 'Motivation Hub' }).click();
    await page.getByRole('button', { name: 'New Goal' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('Tidy up');
    await dialog.getByRole('textbox', { name: /^Description/ }).fill(DANGER.en);
    await expect(dialog.getByRole('link', { name: 'Help now' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a text to be read', async () => {
    await page.getByRole('link', { name: 'Real-Time Assistance' }).click();
    await page.getByRole('tab', { name: 'Text' }).click();
    await page.getByRole('main').getByRole('textbox').fill(DANGER.ar);
    await expect(help).toBeVisible();
    await page.getByRole('main').getByRole('textbox').fill(HEAVY);
    await expect(help).toBeHidden();
  });

  await test.step('what the profile says about oneself', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
    await page.getByLabel('Bio').fill(DANGER.en);
    await expect(help).toBeVisible();
  });

  expect([...learnt.values()].sort()).toEqual(['arabic', 'kinds', 'latin']);
});
