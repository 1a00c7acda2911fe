/** A whole number in Latin, Arabic or Persian digits; null when it is none. */
export function readDigits(text: string): number | null {
  const latin = text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
  return /^\d{1,3}$/.test(latin) ? Number(latin) : null;
}
