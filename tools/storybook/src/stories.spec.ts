import { expect } from '@playwright/test';
import { builtStories, getWidth } from './built-stories.ts';
import { test, formatViolations } from './preview-page.ts';

/** Both languages, directions and themes in two looks: contrast depends on the theme, names on the language. */
const LOOKS = {
  'en-light': 'language:en;theme:light',
  'ar-dark': 'language:ar;theme:dark',
};

for (const story of builtStories()) {
  const { id, title, name } = story;
  test(`${title}, ${name}: draws, axe finds nothing, and it looks as it did`, async ({ draw }) => {
    for (const [look, globals] of Object.entries(LOOKS)) {
      const { end, page } = await draw(id, globals, getWidth(story));
      if ('failure' in end) throw new Error(`${look}: ${end.failure}`);
      expect(formatViolations(end), look).toEqual([]);
      expect(end, look).toMatchObject({ storyId: id, status: 'success' });
      // A run in which axe looked at nothing would be a success as well.
      const checked = end.reporters.find(({ type }) => type === 'a11y')?.result.passes ?? [];
      expect(checked.length, `${look}: rules that axe tried`).toBeGreaterThan(0);
      await expect.soft(page).toHaveScreenshot([look, `${id}.png`], { fullPage: true });
    }
  });
}
