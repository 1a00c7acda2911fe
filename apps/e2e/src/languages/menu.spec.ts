import { LANGUAGES } from '@nafas/platform';
import { expect, test } from '../support/test.ts';

const MENUS = [
  { path: '/', language: 'en', button: /^Language: / },
  { path: '/ar/', language: 'ar', button: /^اللغة: / },
  { path: '/auth/login', language: 'en', button: /^Language: /, phone: /^Language: / },
  { path: '/auth/login', language: 'ar', button: /^اللغة: /, phone: /^اللغة: / },
  { path: '/dashboard', language: 'en', button: /^Language: /, phone: /^Menu$/ },
  { path: '/dashboard', language: 'ar', button: /^اللغة: /, phone: /^القائمة$/ },
] as const;

for (const menu of MENUS) {
  test(`the languages of the menu of ${menu.path} in ${menu.language} begin at the edge of their column, and are within the window`, async ({
    page,
    product,
  }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('nafas.language.v1', chosen);
      sessionStorage.setItem('nafas.demo.v1', 'on');
    }, menu.language);
    for (const width of 'phone' in menu ? [1440, 390, 320] : [1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(product.url + menu.path);
      const button = 'phone' in menu && width < 720 ? menu.phone : menu.button;
      await page.getByRole('button', { name: button }).first().click();
      const items = page.getByRole('menu').locator('[lang]');
      await expect(items).toHaveCount(LANGUAGES.length);
      // The edge where words begin, and how far the item reaches beyond the window to its left and right.
      const seen = await items.evaluateAll((all) =>
        all.map((item) => {
          const words = document.createRange();
          words.selectNodeContents(item.firstChild ?? item);
          const { left, right } = words.getBoundingClientRect();
          const box = item.getBoundingClientRect();
          const beyond = Math.max(0, -box.left) + Math.max(0, box.right - innerWidth);
          return { edge: Math.round(document.dir === 'rtl' ? right : left), beyond };
        }),
      );
      // Two columns.
      expect(new Set(seen.map(({ edge }) => edge)).size, `${width} px`).toBe(2);
      expect(
        seen.filter(({ beyond }) => beyond > 0),
        `${width} px`,
      ).toEqual([]);
    }
  });
}
