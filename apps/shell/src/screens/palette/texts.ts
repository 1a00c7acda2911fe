import type { Language, LocalizedText } from '@nafas/platform';
import { addTexts } from '@nafas/platform/i18n';
import type { i18n } from 'i18next';
import english from '../../locales/en/palette.json';

/** Gives the shell's texts the palette's own, with the palette: nobody needs them before it opens. */
export const loadPaletteTexts = (i18n: i18n): Promise<void> =>
  addTexts(i18n, 'palette', (language) => import(`../../locales/${language}/palette.json`));

/** A name of something that the shell itself has, in a language and in English: search finds it by both. */
export const ownName = (
  key: keyof typeof english.own,
  language: Language,
  text: string,
): LocalizedText => ({ en: english.own[key], [language]: text });
