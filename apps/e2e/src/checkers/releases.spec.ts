import { expect } from '@playwright/test';
import { OF_SIGNING_OUT } from '../support/console.ts';
import { openAsOperator, OPERATED_PAGE, test } from '../support/operated.ts';
import { expectAccessible, expectValid } from './expect-accessible.ts';
import { openState, type Look } from './states.ts';

test.use({ expectedConsole: OF_SIGNING_OUT });

const LOOKS = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ar', theme: 'dark', width: 390 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'light', width: 1440 },
] as const satisfies readonly Look[];

// An operator alone finds it, so that it is no state of the demo.
test("axe, IBM's checker and html-validate find nothing wrong, and nothing is too wide: the releases", async ({
  page,
  context,
  operated,
}) => {
  await openAsOperator(page, operated);
  const state = { name: OPERATED_PAGE, path: OPERATED_PAGE, isDemo: false };
  for (const look of LOOKS) {
    const other = await context.newPage();
    await openState(other, operated.url, state, look);
    await expect(other.getByText('tiny').first()).toBeVisible();
    await expectAccessible(other, look);
    if (look.language === 'en') await expectValid(other);
    await other.close();
  }
});
