import { decodeText, type Encoding } from './bytes/decode-text.ts';
import { isZip, unzipOne } from './bytes/unzip-one.ts';
import { findColumns, isComplete, readMapped } from './csv/read-mapped.ts';
import { readTable, type Table } from './csv/read-table.ts';
import { createDaylioMoods } from './daylio/mood-names.ts';
import { isDaylioDocument, parseBackup, parseJson, readBackup } from './daylio/read-backup.ts';
import { isDaylioCsv, readDaylioCsv } from './daylio/read-csv.ts';
import { assemble } from './entry/assemble.ts';
import type { DateOrder } from './entry/date-text.ts';
import { Problems, type RawEntry } from './entry/raw-entry.ts';
import { isObject, type JsonObject } from './json.ts';
import { MAX_FILE_BYTES, MAX_PROBLEMS } from './limits.ts';
import { findNafasRows, fromCells, isNafasCsv, readNafasRows } from './nafas/read-rows.ts';
import type { FoundColumn, ImportKind, ImportOptions, ImportPreview } from './preview.ts';
import { ImportRefused } from './refusal.ts';

interface Source {
  readonly kind: ImportKind;
  readonly encoding: Encoding;
  readonly entries: readonly RawEntry[];
  readonly moods: ReadonlyMap<string, number>;
  readonly columns: readonly FoundColumn[];
  readonly dateOrder: DateOrder | null;
}

/**
 * Reads a file into all there is to see before anything is stored. Changes nothing, whatever the file holds.
 * Rejects with ImportRefused for a file that can't be read at all, and RangeError for an unknown time zone.
 */
export async function readImport(
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportPreview> {
  if (bytes.length === 0) throw new ImportRefused('empty');
  if (bytes.length > MAX_FILE_BYTES) throw new ImportRefused('too-large');
  const problems = new Problems(MAX_PROBLEMS);
  const { entries: raw, moods: known, ...source } = readSource(bytes, options, problems);
  const assembled = await assemble(raw, known, options, problems);
  const { entries } = assembled;
  return {
    ...source,
    ...assembled,
    count: entries.length,
    problems: problems.list.sort((a, b) => a.line - b.line),
    problemCount: problems.count,
    ...findSpan(entries.map((entry) => entry.local_date)),
  };
}

function readSource(bytes: Uint8Array, options: ImportOptions, problems: Problems): Source {
  const plain = { columns: [], dateOrder: null } as const;
  if (isZip(bytes)) {
    const isWanted = (name: string) =>
      isDaylioDocument(name) || /(?:^|\/)check[_-]ins\.csv$/.test(name);
    const file = unzipOne(bytes, isWanted);
    return looksLikeTable(file) ? readCsv(file, options, problems) : readDaylio(parseBackup(file));
  }
  const { text, encoding } = decodeText(bytes);
  if (!/^\s*[{[]/.test(text)) return readCsv(bytes, options, problems);
  const value = parseJson(text);
  if (isObject(value) && 'dayEntries' in value) return readDaylio(parseBackup(bytes));
  const { rows, account } = findNafasRows(value);
  const entries = readNafasRows(
    rows.map((row, index) => [index + 1, row] as const),
    account,
    problems,
  );
  return { kind: 'nafas-json', encoding, entries, moods: new Map(), ...plain };

  function readDaylio(backup: JsonObject): Source {
    return { kind: 'daylio-backup', encoding: 'utf-8', ...readBackup(backup, problems), ...plain };
  }
}

/** Base64 has no comma and no quote. */
function looksLikeTable(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 1024).includes(0x2c) && bytes[0] !== 0x7b;
}

function readCsv(bytes: Uint8Array, options: ImportOptions, problems: Problems): Source {
  const { text, encoding } = decodeText(bytes);
  const table = readTable(text);
  const plain = { encoding, columns: [], dateOrder: null } as const;
  // What the person says of the columns goes before what they look like.
  if (options.columns === undefined) {
    if (isDaylioCsv(table.header)) {
      return {
        kind: 'daylio-csv',
        entries: readDaylioCsv(table, problems),
        moods: createDaylioMoods(),
        ...plain,
      };
    }
    if (isNafasCsv(table.header))
      return { kind: 'nafas-csv', entries: readOwn(table), moods: new Map(), ...plain };
  }
  const columns = findColumns(table, options.columns);
  // One column is no table: there would be nothing to match.
  const isTable = columns.length > 1 && table.rows.length > 0;
  if (options.isMatching === true && isTable && !isComplete(columns)) {
    return { kind: 'csv', encoding, entries: [], moods: new Map(), columns, dateOrder: null };
  }
  const { entries, moods, dateOrder } = readMapped(table, columns, options, problems);
  return {
    kind: 'csv',
    encoding,
    entries,
    moods: new Map([...createDaylioMoods(), ...moods]),
    columns,
    dateOrder,
  };

  function readOwn({ header, rows }: Table): RawEntry[] {
    const read = rows.map(({ line, cells }) => [line, fromCells(header, cells)] as const);
    return readNafasRows(read, null, problems);
  }
}

function findSpan(days: readonly string[]): { from: string | null; to: string | null } {
  let [from, to] = [days[0] ?? null, days[0] ?? null];
  for (const day of days) {
    if (from === null || day < from) from = day;
    if (to === null || day > to) to = day;
  }
  return { from, to };
}
