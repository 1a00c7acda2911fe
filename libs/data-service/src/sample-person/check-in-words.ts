import { bundledLanguage, type Language } from '@nafas/platform';

/** What the sample person writes in their check-ins, by names of ours. */
export type CheckInWords = Readonly<Record<'tags' | 'notes', Readonly<Record<string, string>>>>;

/** The words in a language, alone. */
export async function loadCheckInWords(language: Language): Promise<CheckInWords> {
  const loaded: { default: CheckInWords } = await import(
    /* webpackChunkName: "demo-[request]" */ `./locales/${bundledLanguage(language)}/sample-check-ins.json`
  );
  return loaded.default;
}
