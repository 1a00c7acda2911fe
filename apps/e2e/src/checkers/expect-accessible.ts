import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { htmlErrors } from './html.ts';
import { ibmViolations } from './ibm.ts';
import type { Look } from './states.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects a page in a look to pass axe, and not to be wider than its window. */
export async function expectAccessible(page: Page, look: Look) {
  const { language, theme, width } = look;
  const name = `${language}, ${theme}, ${width} px`;
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  // The whole page at once: at any one scroll position the phone's tab bar covers a part of what is below it.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, 900) });
  expect.soft(await axeViolations(page, { tags: TAGS }), `axe, ${name}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `sideways overflow in px, ${name}`).toBeLessThanOrEqual(0);
}

/** Expects nothing of html-validate and of IBM's checker. */
export async function expectValid(page: Page) {
  expect.soft(await htmlErrors(page), 'html-validate').toEqual([]);
  expect.soft(await ibmViolations(page), 'IBM').toEqual([]);
}
