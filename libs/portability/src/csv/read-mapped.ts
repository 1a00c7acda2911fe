import { localDateAt } from '@nafas/insights';
import {
  findDateOrder,
  parseDate,
  parseOffset,
  parseSerial,
  parseTime,
  toAscii,
} from '../entry/date-text.ts';
import type { DateOrder } from '../entry/date-text.ts';
import { htmlToText } from '../entry/html-to-text.ts';
import { createMonthNames } from '../entry/month-names.ts';
import { toMoodKey } from '../entry/mood-key.ts';
import type { Problems, RawEntry } from '../entry/raw-entry.ts';
import { FIELDS, type Field, type FoundColumn, type ImportOptions } from '../preview.ts';
import { ImportRefused } from '../refusal.ts';
import type { Table } from './read-table.ts';

const SAMPLE_LENGTH = 80;

/** Names that columns often have, in lower case; for what they may be. */
const NAMES: Readonly<Record<Exclude<Field, 'none'>, RegExp>> = {
  date: /^(?:full[_ ]?date|local[_ ]?date|date|day|datetime|date[_ ]?time|timestamp|created(?:[_ ]?at)?|recorded(?:[_ ]?at)?|occurred[_ ]?at|when|datum|fecha|data|jour|дата|التاريخ|تاريخ|اليوم|日期|日付|날짜|tarih|tanggal)$/,
  time: /^(?:time|hour|local[_ ]?time|uhrzeit|zeit|hora|heure|ora|время|الوقت|وقت|الساعة|时间|時間|시간|saat|waktu)$/,
  mood: /^(?:mood|feeling|rating|score|happiness|valence|overall|stimmung|humor|estado(?: de ánimo)?|ánimo|humeur|umore|настроение|المزاج|مزاج|الشعور|心情|気分|기분|ruh hali|suasana hati)$/,
  energy:
    /^(?:energy|energie|energía|énergie|energia|энергия|الطاقة|طاقة|能量|精力|エネルギー|에너지|enerji|energi)$/,
  stress:
    /^(?:stress|estrés|estresse|stres|стресс|التوتر|الضغط|توتر|ضغط|压力|壓力|ストレス|스트레스)$/,
  motivation:
    /^(?:motivation|motivación|motivação|motivazione|мотивация|الدافع|الدافعية|الحافز|动力|やる気|동기|motivasyon|motivasi)$/,
  title: /^(?:note[_ ]?title|title|titel|título|titre|titolo|العنوان|عنوان|标题|タイトル|제목)$/,
  note: /^(?:notes?|journal|entry|text|comments?|description|diary|notiz(?:en)?|notas?|заметк[аи]|ملاحظات|ملاحظة|الملاحظات|الملاحظة|اليوميات|备注|笔记|メモ|메모|notlar|catatan)$/,
  tags: /^(?:tags?|activit(?:y|ies)|labels?|categor(?:y|ies)|aktivitäten|actividades|atividades|activités|attività|الوسوم|وسوم|الأنشطة|أنشطة|标签|活动|タグ|활동|etiketler)$/,
};

/** How many cells tell what is in a column, and how many of them must be dates. */
const PROBE = 50;
const MOSTLY = 0.8;

/** What each column of a table is: as the person says, else by its name; the date, where no name tells, by what is in it. */
export function findColumns({ header, rows }: Table, given?: readonly Field[]): FoundColumn[] {
  const taken = new Set<Field>();
  const guessed = header.map((name) => {
    const guess = FIELDS.find(
      (field) => field !== 'none' && !taken.has(field) && NAMES[field].test(name.toLowerCase()),
    );
    if (guess !== undefined && guess !== 'tags') taken.add(guess);
    return guess ?? 'none';
  });
  const dates = taken.has('date')
    ? -1
    : guessed.findIndex((field, at) => field === 'none' && holdsDates(rows, at));
  return header.map((name, index) => {
    const field = given?.[index] ?? (index === dates ? 'date' : guessed[index]) ?? 'none';
    const sample = rows.find(({ cells }) => (cells[index] ?? '').trim() !== '')?.cells[index] ?? '';
    return { name, sample: sample.trim().slice(0, SAMPLE_LENGTH), field };
  });
}

function holdsDates(rows: Table['rows'], index: number): boolean {
  const cells = rows
    .map((row) => row.cells[index]?.trim() ?? '')
    .filter(Boolean)
    .slice(0, PROBE);
  const months = createMonthNames();
  const isDate = (cell: string) =>
    parseDate(cell, 'day-first', months) !== null ||
    parseDate(cell, 'month-first', months) !== null;
  return cells.length > 0 && cells.filter(isDate).length >= cells.length * MOSTLY;
}

/** Whether columns have what an entry needs: a date, and anything beside the time. */
export function isComplete(columns: readonly FoundColumn[]): boolean {
  const hasDate = columns.some(({ field }) => field === 'date');
  return hasDate && columns.some(({ field }) => field !== 'date' && field !== 'time');
}

/** The entries of a CSV by what its columns are. Throws ImportRefused where they have no date, or nothing else. */
export function readMapped(
  table: Table,
  columns: readonly FoundColumn[],
  { dateOrder: givenOrder, timeZone }: Pick<ImportOptions, 'dateOrder' | 'timeZone'>,
  problems: Problems,
): { entries: RawEntry[]; moods: ReadonlyMap<string, number>; dateOrder: DateOrder | null } {
  const at = (field: Field) =>
    columns.flatMap((column, index) => (column.field === field ? [index] : []));
  const [date] = at('date');
  if (date === undefined) throw new ImportRefused('no-date-column');
  // Where there are others, the person can still say what they are.
  if (columns.every(({ field }) => field === 'date' || field === 'time')) {
    throw new ImportRefused('no-content-column');
  }
  const months = createMonthNames();
  const foundOrder = findDateOrder(table.rows.map(({ cells }) => cells[date] ?? ''));
  const dateOrder = foundOrder && (givenOrder ?? foundOrder);
  const moods = new Map<string, number>();
  const entries: RawEntry[] = [];
  for (const { line, cells, isOpen } of table.rows) {
    const read = (field: Field): string =>
      at(field)
        .map((index) => cells[index] ?? '')
        .filter((cell) => cell.trim() !== '')
        .join('\n');
    const written = (cells[date] ?? '').trim();
    if (isOpen || written === '') {
      problems.add(line, isOpen ? 'open-quote' : 'no-date');
      continue;
    }
    const when = readWhen(written, read('time'));
    if (when === null) {
      problems.add(line, 'bad-date');
      continue;
    }
    if (when.isBadTime) problems.add(line, 'bad-time', true);
    if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      problems.add(line, 'extra-cells', true);
    const [energy, stress, motivation] = (['energy', 'stress', 'motivation'] as const).map(
      (field) => readValue(read(field), line),
    );
    const mood = read('mood').trim();
    const value = toValue(mood);
    if (value !== null) moods.set(toMoodKey(mood), value);
    entries.push({
      line,
      ...when.when,
      mood,
      energy: energy ?? null,
      stress: stress ?? null,
      motivation: motivation ?? null,
      note: [read('title'), read('note')].map(htmlToText).filter(Boolean).join('\n'),
      tags: toTags(read('tags')),
    });
  }
  return { entries, moods, dateOrder };

  function readWhen(written: string, time: string) {
    const epoch = /^\d{10}(?:\d{3})?$/.exec(written)?.[0];
    if (epoch !== undefined) {
      const at = new Date(Number(epoch) * (epoch.length === 10 ? 1000 : 1));
      // It has no zone of its own: the day is the one that it was for the person.
      const when = { localDate: localDateAt(at, timeZone), minutes: null, instant: { at } };
      return { when, isBadTime: false };
    }
    // Any number may look like one of a spreadsheet's dates: it is one only where the column is known to be the date.
    const serial = parseSerial(written);
    const found = serial
      ? { ...serial, rest: '' }
      : parseDate(written, dateOrder ?? 'day-first', months);
    if (found === null) return null;
    const clock = time.trim() || found.rest;
    const minutes = clock === '' ? (serial?.minutes ?? null) : parseTime(clock);
    const offset = minutes === null ? null : parseOffset(clock);
    const { localDate } = found;
    const isBadTime = minutes === null && clock !== '';
    if (offset === null || minutes === null) return { when: { localDate, minutes }, isBadTime };
    const at = new Date(Date.parse(`${localDate}T00:00:00Z`) + (minutes - offset) * 60_000);
    return { when: { localDate, minutes, instant: { at, offset } }, isBadTime };
  }

  function readValue(cell: string, line: number): number | null {
    if (cell.trim() === '') return null;
    const value = toValue(cell);
    if (value === null) problems.add(line, 'bad-value', true);
    return value;
  }
}

/** A whole number from 0 to 10, in whatever digits; null for anything else. */
function toValue(cell: string): number | null {
  const match = /^(\d{1,2})(?:[.,]0+)?(?:\s*\/\s*10)?$/.exec(toAscii(cell));
  const value = Number(match?.[1] ?? Number.NaN);
  return value <= 10 ? value : null;
}

/** Tags of one cell: a list of JSON, or between bars, semicolons, commas or lines. */
function toTags(cell: string): string[] {
  if (cell.trimStart().startsWith('[')) {
    try {
      const list: unknown = JSON.parse(cell);
      if (Array.isArray(list)) return list.filter((tag): tag is string => typeof tag === 'string');
    } catch {
      // No JSON, then.
    }
  }
  const separator = ['|', ';', '\n', ',', '،'].find((each) => cell.includes(each));
  return separator === undefined
    ? [cell]
    : cell.split(separator).flatMap((part) => part.split('\n'));
}
