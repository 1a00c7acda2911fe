import type { Hours, TextLine } from '../src/helplines/types.ts';

const LANGUAGES: Record<string, string> = {
  arabic: 'ar',
  amharic: 'am',
  cantonese: 'yue',
  chinese: 'zh',
  danish: 'da',
  dutch: 'nl',
  english: 'en',
  finnish: 'fi',
  french: 'fr',
  german: 'de',
  hebrew: 'he',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  mandarin: 'cmn',
  norwegian: 'no',
  pashto: 'ps',
  persian: 'fa',
  polish: 'pl',
  portuguese: 'pt',
  punjabi: 'pa',
  balochi: 'bal',
  russian: 'ru',
  saraiki: 'skr',
  sindhi: 'sd',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
  urdu: 'ur',
};

/** Numbers of a cell such as "112 or 15" or "113 ; 0800-0113"; remarks in brackets are no part of them. */
export function parseNumbers(cell: string): string[] {
  return cell
    .replace(/\([^)]*press[^)]*\)/g, '')
    .split(/ or | and | ; /)
    .map((number) => number.trim())
    .filter((number) => number !== '');
}

/** Where to text and with which word: "HOME to 741741", "988". */
export function textTo(cell: string): TextLine | null {
  const match = /^(?:([A-Z]+) to )?([\d ]+)$/.exec(cell);
  if (!match?.[2]) return null;
  return { number: match[2], word: match[1] ?? null };
}

/** Hours as stated; null where a cell is empty, disputed, limited, or dated by a year of its own. */
export function parseHours(cell: string): Hours | null {
  if (/conflict|limited|except|page says|per progress|at least/.test(cell)) return null;
  if (/^24(\/7| hours)/.test(cell)) return 'always';
  const span = /^(\d\d:\d\d)-(\d\d:\d\d) daily$/.exec(cell.replace('midnight', '00:00'));
  return span?.[1] && span[2] ? { from: span[1], to: span[2] } : null;
}

/** ISO 639 codes of the languages a cell names; unknown words are passed over. */
export function parseLanguages(cell: string): string[] {
  const found = cell
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => LANGUAGES[word]);
  return [...new Set(found.filter((code) => code !== undefined))];
}

/**
 * The latest month (YYYY-MM) at which a page gave the number: the source's own date, or that of the list which the note
 * says confirms it. Null when there is none; "unknown (2023)" is none.
 */
export function checkedMonth(sourceDate: string, note: string): string | null {
  const own = /^\d{4}-\d\d/.exec(sourceDate)?.[0];
  const confirming = note.split(';').filter((part) => / also in /.test(part));
  const confirmed = confirming.join(';').matchAll(/(\d{4}-\d\d)-\d\d/g);
  const months = [own, ...[...confirmed].map((match) => match[1])];
  return (
    months
      .filter((month) => month !== undefined)
      .sort()
      .at(-1) ?? null
  );
}
