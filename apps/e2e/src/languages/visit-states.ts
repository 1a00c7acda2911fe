import type { BundledLanguage } from '@nafas/platform';
import type { Page } from '@playwright/test';
import type { State } from '../checkers/states.ts';
import { sayIn } from '../support/say.ts';
import { goWithin, untilStill } from './visible-texts.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** Public pages with an address in each language; the language of all others is the one that was chosen. */
const IN_EACH = ['/', '/help', '/terms', '/privacy', '/nowhere'];

const pathIn = (language: string, path: string) =>
  IN_EACH.includes(path) && language !== 'en' ? `/${language}${path === '/' ? '/' : path}` : path;

/**
 * Visits states in a language one after the other, in the demo within the page that is open, and returns what `look` finds
 * wrong in each, by its name.
 */
export async function visitStates(
  page: Page,
  { url, language, states }: { url: string; language: BundledLanguage; states: readonly State[] },
  look: (state: State) => Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const [first] = states;
  if (!first) throw new Error('no pages');
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
  for (const state of states) {
    const { name, isDemo, reach } = state;
    const path = pathIn(language, state.path);
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
    const faults = await look(state);
    await page.setViewportSize(DESK);
    if (faults.length > 0) found[name] = [...new Set(faults)];
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
