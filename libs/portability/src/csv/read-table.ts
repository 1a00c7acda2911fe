import Papa from 'papaparse';
import { MAX_ENTRIES } from '../limits.ts';
import { ImportRefused } from '../refusal.ts';

const MAX_COLUMNS = 200;
/** Lines without anything in them are no entries, but are lines. */
const MAX_ROWS = MAX_ENTRIES * 3;

/** A row of a CSV. */
export interface TableRow {
  /** The line it begins in, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote in it is opened and not closed. */
  readonly isOpen: boolean;
}

/** A CSV: the names of its columns and its rows; rows without anything in them are left out. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Reads a CSV, with commas, semicolons or tabs. Throws ImportRefused. */
export function readTable(text: string): Table {
  const rows: TableRow[] = [];
  let line = 1;
  let total = 0;
  // What Excel writes above its own files.
  const separator = /^sep=([,;\t])\n/i.exec(text);
  const body = separator ? text.slice(separator[0].length) : text;
  if (separator) line += 1;
  Papa.parse<string[]>(body, {
    delimiter: separator?.[1] ?? findDelimiter(body),
    newline: '\n',
    step({ data, errors }, parser) {
      total += 1;
      const isOpen = errors.some(({ type }) => type === 'Quotes');
      if (data.some((cell) => cell.trim() !== ''))
        rows.push({ line, cells: data.map(unguarded), isOpen });
      line += 1 + data.reduce((sum, cell) => sum + countLines(cell), 0);
      if (total > MAX_ROWS || data.length > MAX_COLUMNS) parser.abort();
    },
  });
  const [first, ...rest] = rows;
  if (total > MAX_ROWS || rest.length > MAX_ENTRIES) throw new ImportRefused('too-many-entries');
  if (first === undefined || first.cells.length > MAX_COLUMNS || first.isOpen) {
    throw new ImportRefused('broken-csv');
  }
  return {
    header: first.cells.map((name) => name.trim()),
    rows: rest.filter(({ cells }) => cells.length <= MAX_COLUMNS),
  };
}

/** The one that is most in the first line: a name of a column has none of them, a note has all. */
function findDelimiter(text: string): string {
  const names = (/[^\n]+/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((each) => [names.split(each).length, each] as const);
  return counted.reduce((most, each) => (each[0] > most[0] ? each : most))[1];
}

function countLines(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Without the apostrophe that an export puts before what a spreadsheet would run, also where that begins with some itself. */
function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
