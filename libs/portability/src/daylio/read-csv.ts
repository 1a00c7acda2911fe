import type { Table } from '../csv/read-table.ts';
import { parseDate, parseDayAndMonth, parseTime, toAscii } from '../entry/date-text.ts';
import { htmlToText } from '../entry/html-to-text.ts';
import { createMonthNames } from '../entry/month-names.ts';
import type { Problems, RawEntry } from '../entry/raw-entry.ts';

/** Whether a CSV has the columns of Daylio's export, in any of its years. */
export function isDaylioCsv(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => name.toLowerCase()));
  const hasDate = names.has('full_date') || (names.has('year') && names.has('date'));
  return hasDate && names.has('mood') && names.has('activities');
}

/** The entries of Daylio's CSV. */
export function readDaylioCsv({ header, rows }: Table, problems: Problems): RawEntry[] {
  const months = createMonthNames();
  const at = new Map(header.map((name, index) => [name.toLowerCase(), index]));
  const entries: RawEntry[] = [];
  for (const { line, cells, isOpen } of rows) {
    const read = (column: string): string => cells[at.get(column) ?? -1] ?? '';
    if (isOpen) {
      problems.add(line, 'open-quote');
      continue;
    }
    const full = read('full_date');
    const written = at.has('full_date') ? full : read('date');
    if (written.trim() === '') {
      problems.add(line, 'no-date');
      continue;
    }
    const year = Number(toAscii(read('year')) || Number.NaN);
    const localDate =
      full === ''
        ? Number.isInteger(year) && parseDayAndMonth(written, year, months)
        : (parseDate(full, 'day-first', months)?.localDate ?? null);
    if (!localDate) {
      problems.add(line, 'bad-date');
      continue;
    }
    if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      problems.add(line, 'extra-cells', true);
    }
    const time = read('time');
    const minutes = parseTime(time);
    if (minutes === null && time.trim() !== '') problems.add(line, 'bad-time', true);
    entries.push({
      line,
      localDate,
      minutes,
      mood: read('mood'),
      note: toNote(read('note_title'), read('note')),
      tags: read('activities').split('|'),
    });
  }
  return entries;
}

/** A title and a note, which may be HTML, as one plain text. */
export function toNote(title: string, note: string): string {
  return [title, note].map(htmlToText).filter(Boolean).join('\n');
}
