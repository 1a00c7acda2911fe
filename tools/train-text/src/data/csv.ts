/** Rows of fields of a CSV text (RFC 4180: quoted fields, doubled quotes, line breaks inside). */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? '';
    if (quoted) {
      if (c !== '"') field += c;
      else if (text[i + 1] === '"') field += text[++i] ?? '';
      else quoted = false;
    } else if (c === '"' && field === '') quoted = true;
    else if (c === ',' || c === '\n') {
      row.push(field.endsWith('\r') && c === '\n' ? field.slice(0, -1) : field);
      field = '';
      if (c === '\n') {
        rows.push(row);
        row = [];
      }
    } else field += c;
  }
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  return rows.filter((r) => r.length > 1);
}
