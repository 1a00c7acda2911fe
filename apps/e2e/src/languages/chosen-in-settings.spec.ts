import { languageName, LANGUAGES, textDirection } from '@nafas/platform';
import { flatten, readTexts } from '@nafas/texts';
import { expect, test } from '../support/test.ts';
import { foreignIn, listFaults } from './foreign-texts.ts';
import { seenOn, untilStill } from './visible-texts.ts';

const textsOfSettings = (language: string) =>
  flatten(readTexts('apps/account/src/locales', language, 'app.json') ?? {});
const english = textsOfSettings('en');

for (const [index, language] of LANGUAGES.filter((each) => each !== 'en').entries()) {
  const row = `ACCOUNT-0${70 + index}`;
  test(`${row} ${language} is chosen in the settings, and the whole page is in it`, async ({
    page,
    product,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => sessionStorage.setItem('nafas.demo.v1', 'on'));
    await page.goto(`${product.url}/dashboard/settings`);
    await untilStill(page);
    const before = new Set((await seenOn(page)).texts.map(({ text }) => text));
    // Other pages of the app may say some of the same words.
    const shown = [...english]
      .filter(([key, text]) => key.startsWith('settings.') && before.has(text))
      .map(([key]) => key);
    expect(shown.length).toBeGreaterThan(40);

    await page
      .getByRole('combobox', { name: 'Language' })
      .selectOption({ label: languageName(language) });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // As it is found the next time.
    await page.reload();
    await untilStill(page);

    const { dir, texts } = await seenOn(page);
    expect(dir).toBe(textDirection(language));
    // The demo named its visitor before.
    const now = texts.filter(({ text }) => text !== 'Guest');
    expect(listFaults(now, foreignIn(language))).toEqual([]);
    const said = new Set(now.map(({ text }) => text));
    const own = textsOfSettings(language);
    // French has spaces that don't break.
    const isSaid = (key: string) => said.has(own.get(key)?.replace(/\s+/g, ' ') ?? key);
    expect(shown.filter((key) => !isSaid(key))).toEqual([]);
  });
}
