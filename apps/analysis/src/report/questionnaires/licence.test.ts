import { LANGUAGES } from '@nafas/platform';
import { expect, test } from 'vitest';

interface Texts {
  readonly 'who-5': { readonly licence: string };
}

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');
/** What people call the organization, in the languages there are. */
const WHO = /WHO|OMS|ВОЗ|世卫组织|منظمة الصحة العالمية/gu;

// The licence, CC BY-NC-SA 3.0 IGO, asks it of every translation.
test.each(TRANSLATED)(
  'the WHO-5 in %s says that the translation is not by WHO',
  async (language) => {
    const read = async (name: string) =>
      ((await import(`../../locales/${name}/questionnaires.json`)) as { default: Texts }).default;
    const [{ 'who-5': translated }, { 'who-5': original }] = [
      await read(language),
      await read('en'),
    ];
    // The citation names it once or twice, the sentences about the translation twice more.
    expect([...translated.licence.matchAll(WHO)].length).toBeGreaterThanOrEqual(3);
    expect(translated.licence).toContain('CC BY-NC-SA 3.0 IGO');
    expect(original.licence.endsWith('CC BY-NC-SA 3.0 IGO.')).toBe(true);
  },
);
