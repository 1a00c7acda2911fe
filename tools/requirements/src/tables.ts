/** One numbered, checkable row of docs/requirements.tsv. */
export interface Requirement {
  /** Area prefix and number, e.g. `SHELL-042`. */
  id: string;
  text: string;
}

function rows(tsv: string, header: readonly string[], name: string): string[][] {
  const [first, ...lines] = tsv.split(/\r?\n/).filter((line) => line !== '');
  const expected = header.join('\t');
  if (first !== expected) throw new Error(`${name}: the first line must be "${expected}"`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== header.length || cells.some((cell) => cell.trim() === '')) {
      throw new Error(`${name}:${index + 2}: expected ${header.length} filled columns`);
    }
    return cells;
  });
}

function unique<T>(entries: [string, T][], name: string): Map<string, T> {
  const map = new Map<string, T>();
  for (const [id, value] of entries) {
    if (map.has(id)) throw new Error(`${name}: ${id} stands there twice`);
    map.set(id, value);
  }
  return map;
}

/** Reads docs/requirements.tsv. Throws on a wrong header, a broken line or an id that stands twice. */
export function readRequirements(tsv: string): Map<string, Requirement> {
  const name = 'requirements.tsv';
  return unique(
    rows(tsv, ['id', 'area', 'requirement', 'exact', 'source'], name).map(
      ([id = '', , text = '']) => {
        if (!/^[A-Z]+-\d{3}$/.test(id)) throw new Error(`${name}: "${id}" is not an id`);
        return [id, { id, text }];
      },
    ),
    name,
  );
}

/** Reads a table of ids with reasons: docs/requirements-superseded.tsv and docs/requirements-open.tsv. */
export function readReasons(tsv: string, name: string): Map<string, string> {
  return unique(
    rows(tsv, ['id', 'reason'], name).map(([id = '', reason = '']) => [id, reason]),
    name,
  );
}
