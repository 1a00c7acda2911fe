import type { PackLanguage } from './pack.ts';

/** The languages of a script that only they are written in here. */
const BY_SCRIPT: readonly (readonly [RegExp, PackLanguage])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Han}/gu, 'zh'],
];
/** The languages that have a script of their own. */
export const HAS_SCRIPT: ReadonlySet<PackLanguage> = new Set(
  BY_SCRIPT.map(([, language]) => language),
);
const LETTER = /\p{L}/gu;
// Japanese is written in Han signs, too: a fifth of kana tells it.
const SHARE: Readonly<Partial<Record<PackLanguage, number>>> = { ja: 0.2 };
const LEAST_SHARE = 0.4;

/** The language with a pack that a text's letters tell of, whether the pack is loaded or not; null for any other. */
export function languageByScript(text: string): PackLanguage | null {
  const letters = text.match(LETTER)?.length ?? 0;
  if (letters === 0) return null;
  const found = BY_SCRIPT.find(
    ([script, language]) =>
      (text.match(script)?.length ?? 0) / letters >= (SHARE[language] ?? LEAST_SHARE),
  );
  return found?.[1] ?? null;
}
