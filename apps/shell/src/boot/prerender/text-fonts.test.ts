import { LANGUAGES } from '@nafas/platform';
import { expect, it } from 'vitest';
import { textFonts } from './text-fonts.ts';

it('asks for the face of a language’s script, and for none where the system has it', () => {
  const faces = Object.fromEntries(LANGUAGES.map((each) => [each, textFonts(each).join()]));
  expect(faces).toMatchObject({ en: 'hanken-grotesk-core', de: 'hanken-grotesk-core' });
  expect(faces).toMatchObject({ ar: 'vazirmatn-core', ru: '', zh: '', ja: '', ko: '' });
  // Languages to come.
  expect([textFonts('nl'), textFonts('fa'), textFonts('uk')]).toEqual([
    ['hanken-grotesk-core'],
    ['vazirmatn-core'],
    [],
  ]);
});
