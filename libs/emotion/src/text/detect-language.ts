/** Scripts that name a language we read, by the share of letters. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
];

/** The language a text is most likely in, by its script: a person may write in another than the interface speaks. */
export function detectLanguage(text: string, language: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = SCRIPTS.find(([script]) => (text.match(script)?.length ?? 0) > letters / 2);
  if (found) return found[1];
  // Latin letters are not Arabic, whatever the interface speaks.
  return language === 'ar' && letters > 0 ? 'en' : language;
}
