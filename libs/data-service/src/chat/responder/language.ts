/** The languages that the chat answers in. */
export type ChatLanguage = 'en' | 'ar';

/** The language to answer in where a message itself does not show one. */
export const chatLanguage = (language: string): ChatLanguage =>
  language.split('-')[0] === 'ar' ? 'ar' : 'en';

/** The language a message is written in; what has letters of neither is in the language of the interface. */
export function detectLanguage(message: string, fallback: ChatLanguage): ChatLanguage {
  if (/\p{Script=Arabic}/u.test(message)) return 'ar';
  return /\p{Script=Latin}/u.test(message) ? 'en' : fallback;
}
