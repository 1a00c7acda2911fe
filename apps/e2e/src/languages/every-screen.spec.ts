import { LANGUAGES, type BundledLanguage } from '@nafas/platform';
import type { Page } from '@playwright/test';
import { STATES, type State } from '../checkers/states.ts';
import { expect, test } from '../support/test.ts';
import { findFaults, NARROW } from './find-faults.ts';
import { foreignIn } from './foreign-texts.ts';
import { DESK, visitStates } from './visit-states.ts';

test.use({
  expectedConsole: {
    'the status of the page for what is not there': /status of 404 .*\/nowhere/,
  },
});
// Some forty pages one after the other.
test.describe.configure({ timeout: 240_000 });

/** Phones have it elsewhere, so it is no state for every width. */
const LANGUAGE_MENU: State = {
  name: 'the language menu',
  path: '/dashboard',
  isDemo: true,
  reach: async (page, say) => {
    await page.getByRole('button', { name: say('Language: {{name}}') }).click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(LANGUAGES.length);
  },
};

const isLong = process.env['NAFAS_LONG'] !== undefined;

/**
 * At which widths a state is looked at. On a push it is one, by turns, so that each page has both in some languages. What
 * opens is no page: as wide as a phone it is drawn by the same rules as the page it is in.
 */
function pickWidths({ reach }: State, at: number, turn: number) {
  if (reach) return [DESK];
  if (isLong) return [DESK, NARROW];
  return (at + turn) % 2 === 0 ? [DESK] : [NARROW];
}

/** What is wrong with each of some states in a language, by its name. */
function visit(page: Page, url: string, language: BundledLanguage, states: readonly State[]) {
  const find = foreignIn(language);
  const turn = LANGUAGES.indexOf(language);
  return visitStates(page, { url, language, states }, (state) =>
    findFaults(page, language, find, pickWidths(state, states.indexOf(state), turn)),
  );
}

/**
 * What opens takes longer than a page: on a push each is opened in a third of the languages, by turns, so that each
 * language has a third of them; `npm run verify:long` opens all in all.
 */
const isInTurn = (state: number, turn: number) => isLong || (state + turn) % 3 === 0;

for (const [turn, language] of LANGUAGES.filter((each) => each !== 'en').entries()) {
  test(`every screen is in ${language}, all of it, and as wide as its window`, async ({
    page,
    product,
  }) => {
    const inside = STATES.filter(
      ({ isDemo, reach }, at) => isDemo && (!reach || isInTurn(at, turn)),
    );
    expect(await visit(page, product.url, language, [...inside, LANGUAGE_MENU])).toEqual({});
  });

  test(`every page for visitors is in ${language}, all of it, and as wide as its window`, async ({
    page,
    product,
  }) => {
    const outside = STATES.filter(({ isDemo }) => !isDemo);
    expect(await visit(page, product.url, language, outside)).toEqual({});
  });
}
