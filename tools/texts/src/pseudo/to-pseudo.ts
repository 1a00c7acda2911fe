/** How much longer a text becomes: as German or Russian make a short English one. */
const LONGER = 0.4;

const PLAIN = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
/** Letters of Latin languages, so that the product's own fonts draw them, and the tall ones rise above a line. */
const ACCENTED = 'áçďéğĥíĵķľñóřšťúŵýžÁÇĎÉĞĤÍĴĶĽÑÓŘŠŤÚŴÝŽ';

/**
 * An English text with accents and 40 % more letters, which can still be read. Each word grows by as much as the whole, so
 * that a line breaks where it did. What is no Latin letter stays.
 */
export function toPseudo(text: string): string {
  let owed = 0;
  let said = '';
  for (const letter of text) {
    const isLetter = /[a-z]/i.test(letter);
    // What a word without vowels owes is paid at its end.
    if (!isLetter && owed >= 1) {
      said += 'é'.repeat(Math.floor(owed));
      owed %= 1;
    }
    const at = PLAIN.indexOf(letter);
    const drawn = at === -1 ? letter : (ACCENTED[at] ?? letter);
    said += drawn;
    if (isLetter) owed += LONGER;
    if (/[aeiou]/i.test(letter) && owed >= 1) {
      said += drawn.toLowerCase();
      owed -= 1;
    }
  }
  return said + 'é'.repeat(Math.round(owed));
}
