import { FEW_WORDS } from './find-kinds.ts';

const CONTRAST =
  /(?<![\p{L}\p{N}])(?:but|just|only|although|though|yet|still|either|بس|و?لكن\p{L}*|[إا]نما|غير|فقط)(?![\p{L}\p{N}])/iu;

/**
 * In a few words: what follows the first that turns against what was said before it; empty where none does. "I'm not
 * suicidal, but …": the denial clears its own half only, and what weighs in the other is lost when both are weighed as one.
 */
export function afterContrast(text: string): string {
  const found = CONTRAST.exec(text);
  if (found === null || text.trim().split(/\s+/).length > FEW_WORDS) return '';
  return text.slice(found.index + found[0].length).trim();
}
