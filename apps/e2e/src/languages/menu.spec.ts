import { LANGUAGES } from '@nafas/platform';
import { expect, test } from '../support/test.ts';

const MENUS = [
  { path: '/', language: 'en', button: /^Language: / },
  { path: '/ar/', language: 'ar', button: /^اللغة: / },
  { path: '/auth/login', language: 'en', button: /^Language: / },
  { path: '/dashboard', language: 'en', button: /^Language: / },
  { path: '/dashboard', language: 'ar', button: /^اللغة: / },
] as const;

for (const { path, language, button } of MENUS) {
  test(`the languages of the menu of ${path} in ${language} begin at the edge of their column, also those of the other direction`, async ({
    page,
    product,
  }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('nafas.language.v1', chosen);
      sessionStorage.setItem('nafas.demo.v1', 'on');
    }, language);
    await page.goto(product.url + path);
    await page.getByRole('button', { name: button }).first().click();
    const items = page.getByRole('menu').locator('[lang]');
    await expect(items).toHaveCount(LANGUAGES.length);
    const edges = await items.evaluateAll((all) =>
      all.map((item) => {
        const words = document.createRange();
        words.selectNodeContents(item.firstChild ?? item);
        const { left, right } = words.getBoundingClientRect();
        return Math.round(document.dir === 'rtl' ? right : left);
      }),
    );
    // Two columns.
    expect(new Set(edges).size).toBe(2);
  });
}
