import { isLocalDate } from '@nafas/insights';
import type { Problems, RawEntry } from '../entry/raw-entry.ts';
import { isObject, type JsonObject, readNumber, readText } from '../json.ts';
import { ImportRefused } from '../refusal.ts';

const SLIDERS = ['mood', 'energy', 'stress'] as const;

/** The check-ins of an export of ours, and whose it is. Throws ImportRefused where it is none. */
export function findNafasRows(value: unknown): {
  rows: readonly unknown[];
  account: string | null;
} {
  const tables = isObject(value) ? value['tables'] : undefined;
  if (!isObject(value) || !isObject(tables)) throw new ImportRefused('not-nafas');
  // The demo's are kept under another name.
  const rows = tables['check_ins'] ?? tables['check-ins'];
  if (!Array.isArray(rows)) throw new ImportRefused('not-nafas');
  const account = isObject(value['account']) ? readText(value['account'], 'id') : '';
  return { rows, account: account || null };
}

/** Whether a CSV is the table of check-ins of our own export. */
export function isNafasCsv(header: readonly string[]): boolean {
  const names = new Set(header.map(toColumn));
  return ['id', 'mood', 'occurred_at', 'time_zone', 'local_date'].every((name) => names.has(name));
}

/** The row of a CSV as JSON has it. */
export function fromCells(header: readonly string[], cells: readonly string[]): JsonObject {
  return Object.fromEntries(
    header.map((name, index) => [name, toValue(toColumn(name), cells[index] ?? '')]),
  );
}

const TEXTS = new Set([
  'id',
  'user_id',
  'notes',
  'occurred_at',
  'edited_at',
  'time_zone',
  'local_date',
]);

function toValue(name: string, cell: string): unknown {
  if (TEXTS.has(name) || cell === '') return cell || null;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

/** The entries of rows of ours, each with the number it has in the file. */
export function readNafasRows(
  rows: readonly (readonly [line: number, row: unknown])[],
  account: string | null,
  problems: Problems,
): RawEntry[] {
  const entries: RawEntry[] = [];
  for (const [line, given] of rows) {
    if (!isObject(given)) {
      problems.add(line, 'not-an-entry');
      continue;
    }
    const row = toColumns(given);
    const localDate = readText(row, 'local_date');
    const at = toDate(readText(row, 'occurred_at'));
    const editedAt = toDate(readText(row, 'edited_at'));
    if (!isLocalDate(localDate) || Number.isNaN(at.getTime())) {
      problems.add(line, localDate === '' ? 'no-date' : 'bad-date');
      continue;
    }
    const values = readValues(row);
    if (values.isBad) problems.add(line, 'bad-value', true);
    const id = readText(row, 'id');
    // A table says with each row whose it is; the demo's rows say it nowhere.
    const owner = readText(row, 'user_id') || account;
    entries.push({
      line,
      localDate,
      minutes: null,
      instant: { at, timeZone: readText(row, 'time_zone') },
      ...values.found,
      note: readText(row, 'notes'),
      tags: readTexts(row, 'tags'),
      words: readTexts(row, 'words'),
      ...(!Number.isNaN(editedAt.getTime()) && { editedAt }),
      ...(id !== '' && { id: { value: id, account: owner } }),
    });
  }
  return entries;
}

/** An instant as PostgreSQL or JSON writes it; an invalid date for anything else. */
function toDate(text: string): Date {
  const iso = text.replace(/^(\d{4}-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(iso);
}

/** What nobody touched was not given, whatever is stored there. */
function readValues(row: JsonObject) {
  const touched = Array.isArray(row['touched']) ? row['touched'] : SLIDERS;
  const found = { mood: null, energy: null, stress: null, motivation: null } as Record<
    'mood' | 'energy' | 'stress' | 'motivation',
    number | null
  >;
  let isBad = false;
  for (const field of [...SLIDERS, 'motivation'] as const) {
    const isGiven = field === 'motivation' ? row[field] != null : touched.includes(field);
    const value = readNumber(row, field);
    const isValid = value !== null && Number.isInteger(value) && value >= 0 && value <= 10;
    if (isGiven && isValid) found[field] = value;
    if (isGiven && !isValid) isBad = true;
  }
  return { found, isBad };
}

function readTexts(row: JsonObject, field: string): string[] {
  const list = row[field];
  return Array.isArray(list) ? list.filter((text): text is string => typeof text === 'string') : [];
}

function toColumns(row: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [toColumn(name), value]));
}

/** The demo writes `localDate`, the tables `local_date`. */
function toColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
