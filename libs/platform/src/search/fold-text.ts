/** Letters that people write for each other and that no decomposition brings together. */
const SAME: Readonly<Record<string, string>> = {
  '\u0671': '\u0627', // alef wasla: alef
  '\u0649': '\u064a', // alef maksura: yeh
  '\u0629': '\u0647', // teh marbuta: heh
  '\u0621': '', // hamza on its own
  '\u0640': '', // tatweel
  ß: 'ss',
};

/**
 * A text as search compares it: without case, accents and vowel marks, with one form of alef, yeh and heh, and with
 * Latin digits. `\u0623\u064e\u0647\u062f\u0627\u0641` and `\u0627\u0647\u062f\u0627\u0641` fold to the same text; so do `Caf\u00e9` and `cafe`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u0671\u0649\u0629\u0621\u0640\u00df]/g, (letter) => SAME[letter] ?? letter)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\s+/g, ' ')
    .trim();
}
