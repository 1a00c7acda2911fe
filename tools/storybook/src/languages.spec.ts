import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { LANGUAGES } from '@nafas/platform';
import { test } from './preview-page.ts';

/** A screen full of words, one of figures and one of controls; stories.spec.ts has all of them in English and Arabic. */
const SCREENS = [
  'screens-emotional-analysis--page',
  'screens-journal--phone-list',
  'screens-account--settings',
];

/** The system's faces that the pictures were taken with: the product brings none for these signs. */
const NOTO_CJK = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
const FACES: Readonly<Record<string, string>> = {
  ru: DEJAVU,
  zh: NOTO_CJK,
  ja: NOTO_CJK,
  ko: NOTO_CJK,
};

const languages = LANGUAGES.filter((language) => {
  if (language === 'en' || language === 'ar') return false;
  const face = FACES[language];
  if (face === undefined || existsSync(face)) return true;
  console.warn(`No pictures in ${language} are compared: ${face} is not installed.`);
  return false;
});

for (const language of languages) {
  test(`three screens in ${language} look as they did`, async ({ draw }) => {
    for (const id of SCREENS) {
      const { end, page } = await draw(
        id,
        `language:${language};theme:light;a11y.manual:!true`,
        390,
      );
      expect(end).toMatchObject({ storyId: id, status: 'success' });
      await expect.soft(page).toHaveScreenshot([language, `${id}.png`]);
    }
  });
}
