/**
 * Rows as CSV (RFC 4180: CRLF, quotes doubled) in UTF-8 with a byte order mark, without which Excel misreads Arabic. The
 * columns are those of all rows in the order of their appearance; what is no text, number or truth value is JSON.
 * A text that a spreadsheet would run as a formula is led by an apostrophe; so is one that already looks like that, and a
 * reader that takes one apostrophe off has what was written.
 */
export function toCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => toCell(row[column])))];
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
