import { expect, test } from '../support/test.ts';
import { expectAccessible, expectValid } from './expect-accessible.ts';
import { openState, STATES, type Look } from './states.ts';

test.use({
  expectedConsole: {
    'the status of the page for what is not there': /status of 404 .*\/nowhere/,
  },
});

const LOOKS = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ar', theme: 'dark', width: 390 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'light', width: 1440 },
] as const satisfies readonly Look[];

const isLong = Boolean(process.env['NAFAS_LONG']);

/** Two looks that differ in everything, the one pair or the other by turns; all four where there is time (npm run verify:long). */
function pickLooks(index: number): readonly Look[] {
  return LOOKS.filter((_look, n) => isLong || n >> 1 === index % 2);
}

for (const [index, state] of STATES.entries()) {
  // What opens in a page is reached by its English controls.
  const looks = pickLooks(index).filter(({ language }) => !state.reach || language === 'en');
  test(`axe, IBM's checker and html-validate find nothing wrong, and nothing is too wide: ${state.name}`, async ({
    context,
    product,
  }) => {
    for (const look of looks) {
      const page = await context.newPage();
      await openState(page, product.url, state, look);
      await expectAccessible(page, look);
      // Neither the markup nor its roles differ by look.
      if (look.language === 'en') await expectValid(page);
      await page.close();
    }
  });
}

for (const look of pickLooks(0).filter(({ language }) => language === 'ar')) {
  test('New Analysis and its consent in Arabic have no accessibility violation', async ({
    page,
    product,
  }) => {
    const dashboard = { name: '/dashboard', path: '/dashboard', isDemo: true };
    await openState(page, product.url, dashboard, look);
    await page.getByRole('button', { name: 'تحليل جديد' }).first().click();
    await expect(page.getByRole('slider')).toHaveCount(3);
    await expectAccessible(page, look);
    // The demo asks for consent as an account does.
    await page.getByRole('slider').first().press('6');
    await page.getByRole('button', { name: 'حفظ التحليل' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeFocused();
    await expectAccessible(page, look);
  });
}
