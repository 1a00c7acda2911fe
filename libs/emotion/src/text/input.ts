/** A text to be read and the language it is written in (a BCP 47 tag). */
export interface TextInput {
  readonly text: string;
  readonly lang: string;
}

/** Why a text cannot be analysed, or null: blank, or nothing in it that is a word or an emoji. */
export function unreadable(text: string): 'blank' | 'no words' | null {
  if (text.trim() === '') return 'blank';
  return /[\p{L}\p{N}\p{Extended_Pictographic}]|[:;=]['-]?[()d]/u.test(text) ? null : 'no words';
}
