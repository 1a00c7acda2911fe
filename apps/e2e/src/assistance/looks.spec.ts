import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { PAGE } from './open-assistance.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing in the whole page is wrong, at once and without scrolling. */
async function expectAccessible(page: Page, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, 900) });
  expect(await axeViolations(page, { tags: TAGS })).toEqual([]);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
}

for (const { language, theme, width } of [
  { language: 'ar', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 1440 },
]) {
  test(`${language}, ${theme}, ${width} px: a reading, its why and its correction have no accessibility violation and no sideways overflow`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      (look) => {
        localStorage.setItem('nafas.language.v1', look.language);
        localStorage.setItem('nafas.theme.v1', look.theme);
        sessionStorage.setItem('nafas.demo.v1', 'on');
      },
      { language, theme },
    );
    for (const source of ['camera', 'voice', 'text']) {
      await page.goto(`${product.url}${PAGE}?source=${source}`);
      await expect(page.locator(`[data-${source}]`)).toBeVisible();
      await expect(page.locator('[data-reading]')).toBeVisible();
      await expectAccessible(page, width);
    }
    await page.locator('[data-text] textarea').fill('🙂 stress');
    await page.locator('[data-text] button[type="submit"]').click();
    await page.locator('[data-reading] summary').click();
    await page.locator('[data-reading] button').nth(1).click();
    await expect(page.getByRole('slider')).toHaveCount(5);
    await expectAccessible(page, width);
  });
}
