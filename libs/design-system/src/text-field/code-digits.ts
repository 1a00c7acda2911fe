const DIGITS = 6;
/** Where the digits of Arabic and of Persian begin. */
const ARABIC = 0x0660;
const PERSIAN = 0x06f0;

/**
 * The six digits of a code as a person types or pastes it: `123 456`, `١٢٣٤٥٦`, with invisible direction marks. Null
 * when it is not six digits.
 */
export function codeDigits(typed: string): string | null {
  const plain = typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < PERSIAN ? ARABIC : PERSIAN));
  });
  const digits = plain.replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g, '');
  return /^\d+$/.test(digits) && digits.length === DIGITS ? digits : null;
}
