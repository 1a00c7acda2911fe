import { bundledLanguage, type Language } from '@nafas/platform';

/** How the demo names its visitor and their people. */
export type PeopleWords = Readonly<Record<'visitor' | 'rana' | 'samir', string>>;

/** The names in a language, alone. */
export async function loadPeopleWords(language: Language): Promise<PeopleWords> {
  const loaded: { default: PeopleWords } = await import(
    /* webpackChunkName: "demo-[request]" */ `./locales/${bundledLanguage(language)}/sample-people.json`
  );
  return loaded.default;
}
