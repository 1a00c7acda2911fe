import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const LOOKS = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ar', theme: 'dark', width: 390 },
] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function check(page: Page): Promise<void> {
  expect(await axeViolations(page, { tags: TAGS }), 'axe').toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways overflow in px').toBeLessThanOrEqual(0);
}

for (const look of LOOKS) {
  test(`trends, its table, two dates and emotion words have no violation: ${look.language}, ${look.theme}, ${look.width} px`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: look.width, height: 2600 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(({ language, theme }) => {
      localStorage.setItem('nafas.language.v1', language);
      localStorage.setItem('nafas.theme.v1', theme);
      sessionStorage.setItem('nafas.demo.v1', 'on');
    }, look);
    await page.goto(`${product.url}/dashboard/emotional-analysis`);
    await page.getByRole('tab').nth(1).click();
    await expect(page.locator('[data-area]')).toHaveCount(3);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await check(page);

    const isArabic = look.language === 'ar';
    const picker = page.getByRole('combobox', { name: isArabic ? 'المدة' : 'Date range' });
    await picker.selectOption('custom');
    await page.getByRole('button', { name: isArabic ? 'عرض الجدول' : 'View as table' }).click();
    await page.getByLabel(isArabic ? 'إلى' : 'To', { exact: true }).fill('2020-01-01');
    await check(page);

    const name = isArabic ? 'تحليل جديد' : 'New Analysis';
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('button', { name: isArabic ? /^كلمات/ : /^Words/ }).click();
    await page.getByRole('button', { name: isArabic ? 'هدوء' : 'calm', exact: true }).click();
    await check(page);
  });
}
