import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from './auth-test.ts';

const LOOKS = [
  { language: 'en', theme: 'light', width: 390 },
  { language: 'ar', theme: 'dark', width: 1440 },
] as const;

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const { language, theme, width } of LOOKS) {
  test(`the pages behind links are accessible: ${language}, ${theme}, ${width} px`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      (look) => {
        localStorage.setItem('nafas.language.v1', look.language);
        localStorage.setItem('nafas.theme.v1', look.theme);
      },
      { language, theme },
    );
    for (const path of ['/auth/callback?error=access_denied', '/auth/reset']) {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('the page for a new password is accessible', async ({ page, product }) => {
  await signUp(page, product.url, newPerson());
  await page.goto(`${product.url}/auth/reset`);
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  await expectAccessible(page);
});
