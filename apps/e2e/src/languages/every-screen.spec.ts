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

/** What is wrong with a page as it stands: foreign texts, its language, and how wide it is. */
async function faultsOf(page: Page, language: string, find: FindFault): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
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
    if (isOpen || (!isDemo && here !== path)) {
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
    const faults = await faultsOf(page, language, find);
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}

for (const language of LANGUAGES.filter((each) => each !== 'en')) {
  test(`every screen is in ${language}, all of it, and as wide as its window`, async ({
    page,
    product,
  }) => {
    const inside = STATES.filter(({ isDemo }) => isDemo);
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
