import { LANGUAGES, textDirection, type BundledLanguage } from '@nafas/platform';
import type { Page } from '@playwright/test';
import { STATES, type State } from '../checkers/states.ts';
import { sayIn } from '../support/say.ts';
import { expect, test } from '../support/test.ts';
import { foreignIn, listFaults, type FindFault } from './foreign-texts.ts';
import { goWithin, seenOn, untilStill } from './visible-texts.ts';

test.use({
  expectedConsole: {
    'the status of the page for what is not there': /status of 404 .*\/nowhere/,
  },
});
// Some forty pages one after the other.
test.describe.configure({ timeout: 240_000 });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Public pages with an address in each language; the language of all others is the one that was chosen. */
const IN_EACH = ['/', '/help', '/terms', '/privacy', '/nowhere'];

const pathIn = (language: string, path: string) =>
  IN_EACH.includes(path) ? `/${language}${path === '/' ? '/' : path}` : path;

/** What is wrong with a page as it stands at a width: foreign texts, its language, and how wide it is. */
async function faultsOf(
  page: Page,
  language: string,
  find: FindFault,
  widths: readonly (typeof DESK)[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of widths) {
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
    const { lang, dir, title, tooWide, texts } = await seenOn(page);
    if (lang !== language) faults.push(`lang is ${lang}`);
    if (dir !== textDirection(language)) faults.push(`dir is ${dir}`);
    if (tooWide > 0) faults.push(`${tooWide} px too wide at ${viewport.width} px`);
    faults.push(...listFaults([...texts, { text: title, where: 'title' }], find));
  }
  await page.setViewportSize(DESK);
  return [...new Set(faults)];
}

/** Visits pages one after the other, in the demo within the page that is open; tells what is wrong with each. */
async function visit(page: Page, url: string, language: BundledLanguage, states: readonly State[]) {
  const [first] = states;
  if (!first) throw new Error('no pages');
  const find = foreignIn(language);
  const say = sayIn(language);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ({ isDemo, language: chosen }) => {
      localStorage.setItem('nafas.language.v1', chosen);
      if (isDemo) sessionStorage.setItem('nafas.demo.v1', 'on');
    },
    { isDemo: first.isDemo, language },
  );
  let here = pathIn(language, first.path);
  let isOpen = false;
  await page.goto(url + here);
  await untilStill(page);
  const found: Record<string, readonly string[]> = {};
  for (const { name, path: plain, isDemo, reach } of states) {
    const path = pathIn(language, plain);
    // What opened in a page is gone when the page is loaded anew. Visitors come to each page from elsewhere.
    const isLeft = isOpen && isDemo && (await closeDialog(page));
    if ((isOpen && !isLeft) || (!isDemo && here !== path)) {
      await page.goto(url + path);
      await untilStill(page);
    } else if (here !== path) {
      await goWithin(page, path);
    }
    isOpen = reach !== undefined;
    here = path;
    if (reach) {
      await reach(page, say);
      await untilStill(page);
    }
    // What opens is no page: as wide as a phone it is drawn by the same rules as the page it is in.
    const faults = await faultsOf(page, language, find, reach ? [DESK] : [DESK, PHONE]);
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}

/** Closes the dialog that is open; false where there is none, or where it asks first. */
async function closeDialog(page: Page): Promise<boolean> {
  const dialog = page.getByRole('dialog').filter({ visible: true });
  if ((await dialog.count()) === 0) return false;
  await page.keyboard.press('Escape');
  return dialog.waitFor({ state: 'hidden', timeout: 1_000 }).then(
    () => true,
    () => false,
  );
}

/**
 * What opens takes longer than a page: on a push each is opened in a third of the languages, by turns, so that each
 * language has a third of them; `npm run verify:long` opens all in all.
 */
const isInTurn = (state: number, turn: number) =>
  process.env['NAFAS_LONG'] !== undefined || (state + turn) % 3 === 0;

for (const [turn, language] of LANGUAGES.filter((each) => each !== 'en').entries()) {
  test(`every screen is in ${language}, all of it, and as wide as its window`, async ({
    page,
    product,
  }) => {
    const inside = STATES.filter(
      ({ isDemo, reach }, at) => isDemo && (!reach || isInTurn(at, turn)),
    );
    expect(await visit(page, product.url, language, inside)).toEqual({});
  });

  test(`every page for visitors is in ${language}, all of it, and as wide as its window`, async ({
    page,
    product,
  }) => {
    const outside = STATES.filter(({ isDemo }) => !isDemo);
    expect(await visit(page, product.url, language, outside)).toEqual({});
  });
}
