import type { Page } from '@playwright/test';
import { agreeAndSave } from '../support/agree.ts';
import { axeViolations } from '../support/axe.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Opens the dashboard of the demo in a look. */
async function demo(page: Page, url: string, language: 'en' | 'ar', width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => {
    localStorage.setItem('nafas.language.v1', chosen);
    sessionStorage.setItem('nafas.demo.v1', 'on');
  }, language);
  await page.goto(`${url}/dashboard`);
}

test('the search of the header finds pages, actions, goals and notes by keyboard alone (SHELL-064, SHELL-065, SHELL-066, DECISION-025)', async ({
  page,
  product,
}) => {
  await demo(page, product.url, 'en');
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Search Nafas' }),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search Nafas' });
  await expect(field).toBeFocused();

  await test.step('a page, by its Arabic name', async () => {
    await field.fill('ركن التحفيز');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.url}/dashboard/motivation-hub`);
    await expect(field).toHaveCount(0);
  });
  await test.step('an action: its dialog opens, and focus comes back', async () => {
    await page.keyboard.press('Control+k');
    await field.fill('new analysis');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('slider')).toHaveCount(3);
    await page.keyboard.press('Escape');
  });
  await test.step('a group of settings, by a word for it: its page, and focus at the group', async () => {
    await page.keyboard.press('Control+k');
    await field.fill('2fa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.url}/dashboard/settings#security`);
    await expect(page.getByRole('heading', { level: 2, name: 'Security' })).toBeFocused();
  });
  await test.step('a goal of the demo, under its own heading', async () => {
    await page.getByRole('button', { name: 'Search Nafas' }).click();
    await field.fill('walk');
    const goals = page.getByRole('group', { name: 'Goals' });
    await expect(goals.getByRole('option')).not.toHaveCount(0);
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Search Nafas' })).toBeFocused();
  });
});

test('a person finds their own note, however its letters are written (SHELL-066)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Notes' }).click();
  await dialog.getByLabel('Notes').fill('جلسة هادئة على الشرفة. Café avec Amal.');
  await dialog.getByRole('button', { name: 'Save analysis' }).click();
  await agreeAndSave(dialog);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  // The sentence that answers stands in the result.
  for (const [typed, sentence] of [
    ['جلسه', /الشرفة/],
    ['cafe', /Amal/],
  ] as const) {
    await field.fill(typed);
    await expect(page.getByRole('group', { name: 'Journal' }).getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('option', { name: sentence })).toHaveCount(1);
  }
  await page.getByRole('group', { name: 'Journal' }).getByRole('option').click();
  await expect(page).toHaveURL(/\/dashboard\/journal\/[0-9a-f-]{36}$/);
});

test('on a phone, in Arabic, it is a sheet from the bottom without violation', async ({
  page,
  product,
}) => {
  await demo(page, product.url, 'ar', 390);
  await page.getByRole('button', { name: 'البحث في نَفَس' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await axeViolations(page, { within: 'dialog' })).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
