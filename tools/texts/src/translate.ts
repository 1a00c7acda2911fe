import { createInstance, type i18n, type TFunction } from 'i18next';
import { findLanguages, readTexts, ROOT } from './workspace.ts';

/** Answers with the texts of one file in one language, as the product would say them. */
export function createTranslator(
  folder: string,
  file: string,
  root = ROOT,
): { readonly languages: readonly string[]; of(language: string): TFunction; readonly i18n: i18n } {
  const instance = createInstance();
  const languages = findLanguages(root).filter((each) => readTexts(folder, each, file, root));
  void instance.init({
    initAsync: false,
    lng: 'en',
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      languages.map((each) => [each, { translation: readTexts(folder, each, file, root) ?? {} }]),
    ),
  });
  return { languages, of: (language) => instance.getFixedT(language), i18n: instance };
}
