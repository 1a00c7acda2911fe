/**
 * The emotion words that speak of anxiety, among those a check-in offers. Words are kept by these names in every
 * language of the interface.
 */
export const ANXIOUS_WORDS: readonly string[] = ['anxious', 'worried', 'nervous', 'afraid'];

/** Whether an emotion word speaks of anxiety, in any case. */
export function isAnxious(word: string): boolean {
  return ANXIOUS_WORDS.includes(word.toLowerCase());
}
