import { LANGUAGES } from '@nafas/platform';
import { expect } from '@playwright/test';
import { OF_SIGNING_OUT } from '../support/console.ts';
import { openAsOperator, OPERATED_PAGE, test } from '../support/operated.ts';
import { findFaults, NARROW } from './find-faults.ts';
import { foreignIn } from './foreign-texts.ts';
import { untilStill } from './visible-texts.ts';
import { DESK } from './visit-states.ts';

test.use({ expectedConsole: OF_SIGNING_OUT });
test.describe.configure({ timeout: 240_000 });

/** What operators and the environment wrote themselves: reasons and results of checks, and the app's name in a sentence. */
const isOwn = (fault: string) => fault.startsWith('bdi ') || fault.endsWith(': Latin: tiny');

test('the releases are in each language, all of them, and as wide as their window', async ({
  page,
  operated,
}) => {
  await openAsOperator(page, operated);
  const found: Record<string, readonly string[]> = {};
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    await page.evaluate((to) => localStorage.setItem('nafas.language.v1', to), language);
    await page.goto(operated.url + OPERATED_PAGE);
    await expect(page.getByText('tiny').first()).toBeVisible();
    await untilStill(page);
    const all = await findFaults(page, language, foreignIn(language), [DESK, NARROW]);
    await page.setViewportSize(DESK);
    const faults = all.filter((fault) => !isOwn(fault));
    if (faults.length > 0) found[language] = faults;
  }
  expect(found).toEqual({});
});
