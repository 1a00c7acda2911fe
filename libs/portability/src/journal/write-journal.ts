import { assemble } from '../entry/assemble.ts';
import { Problems } from '../entry/raw-entry.ts';
import { findNafasRows, readNafasRows } from '../nafas/read-rows.ts';
import type { ImportOptions } from '../preview.ts';
import { type JournalTexts, toMarkdown } from './to-markdown.ts';

/** How many entries a journal has, and its text. */
export interface Journal {
  readonly count: number;
  readonly text: string;
}

/**
 * The journal of an export of ours, as Markdown. Throws ImportRefused where it is none.
 * @param toTexts the words around the entries, by how many there are
 */
export async function writeJournal(
  exported: unknown,
  options: Pick<ImportOptions, 'timeZone' | 'today'>,
  toTexts: (count: number) => JournalTexts,
): Promise<Journal> {
  const { rows, account } = findNafasRows(exported);
  const problems = new Problems(0);
  const numbered = rows.map((row, index) => [index + 1, row] as const);
  const raw = readNafasRows(numbered, account, problems);
  const { entries } = await assemble(raw, new Map(), options, problems);
  const count = entries.length;
  const pages = entries.map(({ occurred_at, time_zone, local_date, ...entry }) => ({
    ...entry,
    occurredAt: occurred_at,
    timeZone: time_zone,
    localDate: local_date,
  }));
  return { count, text: toMarkdown(pages, toTexts(count)) };
}
