import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({
  expectedConsole: {
    'the status of the page for what is not there': /status of 404 .*\/nowhere/,
  },
});

const LOOKS = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'light', width: 390 },
  { language: 'ar', theme: 'dark', width: 1440 },
] as const;

const PUBLIC_PAGES = [
  '/',
  '/help',
  '/terms',
  '/privacy',
  '/auth/login',
  '/auth/register',
  '/auth/forgot',
  '/nowhere',
];
const DEMO_PAGES = [
  '/dashboard',
  '/dashboard/emotional-analysis',
  '/dashboard/motivation-hub',
  '/dashboard/motivation-hub?tab=achievements',
  '/dashboard/motivation-hub?tab=chat',
  '/dashboard/real-time-assistance',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/notifications',
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Opens a page in a look and waits until nothing in it is loading. */
async function open(page: Page, address: string, look: (typeof LOOKS)[number], isDemo: boolean) {
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ({ language, theme, on }) => {
      localStorage.setItem('nafas.language.v1', language);
      localStorage.setItem('nafas.theme.v1', theme);
      if (on) sessionStorage.setItem('nafas.demo.v1', 'on');
    },
    { ...look, on: isDemo },
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectAccessible(page: Page) {
  // The whole page at once: at any one scroll position the phone's tab bar covers a part of what is below it.
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, 900) });
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    'axe',
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways overflow in px').toBeLessThanOrEqual(0);
}

for (const look of LOOKS) {
  test.describe(`${look.language}, ${look.theme}, ${look.width} px`, () => {
    for (const path of PUBLIC_PAGES) {
      test(`${path} has no accessibility violation and no sideways overflow`, async ({
        page,
        product,
      }) => {
        await open(page, product.url + path, look, false);
        await expectAccessible(page);
        await expect(page.locator('html')).toHaveAttribute(
          'dir',
          look.language === 'ar' ? 'rtl' : 'ltr',
        );
      });
    }

    for (const path of DEMO_PAGES) {
      test(`${path} has no accessibility violation and no sideways overflow`, async ({
        page,
        product,
      }) => {
        await open(page, product.url + path, look, true);
        await expectAccessible(page);
      });
    }

    test('the New Analysis dialog has no accessibility violation', async ({ page, product }) => {
      await open(page, `${product.url}/dashboard`, look, true);
      const name = look.language === 'ar' ? 'تحليل جديد' : 'New Analysis';
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('slider')).toHaveCount(3);
      await expectAccessible(page);
      // The demo asks for consent as an account does.
      const save = look.language === 'ar' ? 'حفظ التحليل' : 'Save analysis';
      await page.getByRole('slider').first().press('6');
      await page.getByRole('button', { name: save }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeFocused();
      await expectAccessible(page);
    });
  });
}
