/** Scripts that name a language we read, by the share of letters. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
];

/** The languages that are written in none of the Latin letters. */
const NOT_LATIN: readonly string[] = ['ar', 'ru', 'zh', 'ja', 'ko'];

/** The language a text is most likely in, by its script: a person may write in another than the interface speaks. */
export function detectLanguage(text: string, language: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = SCRIPTS.find(([script]) => (text.match(script)?.length ?? 0) > letters / 2);
  // Japanese is written in Chinese signs, too, and never without its own.
  if (found?.[1] === 'zh' && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (found) return found[1];
  // Latin letters are not Arabic or Russian, whatever the interface speaks.
  return NOT_LATIN.includes(language) && letters > 0 ? 'en' : language;
}
