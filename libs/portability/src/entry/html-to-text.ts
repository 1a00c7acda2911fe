const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Tags that apps for diaries write; "a < b" and "<3" are no tags. */
const TAG =
  /<\/?(?:a|b|big|br|div|em|font|h[1-6]|i|li|ol|p|s|small|span|strike|strong|u|ul)\b[^<>]{0,500}>/gi;
const BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]{0,500}>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

/** A note as plain text: what was a line stays one, an item of a list begins with a dash. */
export function htmlToText(note: string): string {
  return note
    .replace(/<li\b[^<>]{0,500}>/gi, '- ')
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
