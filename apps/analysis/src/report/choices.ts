import { addDays, isLocalDate } from '@nafas/insights';
import { bundledLanguage, type BundledLanguage } from '@nafas/platform';

/** What a report covers: days up to today, or dates of one's own. */
export const SPANS = ['14', '28', '90', 'dates'] as const;
export type Span = (typeof SPANS)[number];

/** A language that a report is written in: any that Nafas speaks. */
export type ReportLanguage = BundledLanguage;

/** The languages of a report: the chosen one; for both English and the screen's, where that is English and Arabic. */
export function reportLanguages(chosen: Choices['language'], screen: string): ReportLanguage[] {
  if (chosen !== 'both') return [chosen];
  const other = bundledLanguage(screen);
  return ['en', other === 'en' ? 'ar' : other];
}

/** The parts that may be taken along. */
export const PARTS = ['values', 'words', 'findings', 'exercises', 'scores'] as const;
export type Part = (typeof PARTS)[number];

/** All that somebody chose for their report. It lives as long as the page: nothing of it is kept. */
export interface Choices {
  readonly span: Span;
  /** The dates of their own, as typed. */
  readonly from: string;
  readonly to: string;
  readonly language: ReportLanguage | 'both';
  readonly paper: 'a4' | 'letter';
  readonly parts: readonly Part[];
  readonly notes: 'none' | 'chosen' | 'all';
  /** The ids of the chosen notes. */
  readonly chosen: readonly string[];
  /** The words of a note that are blacked out, by the note's id, each by its place. */
  readonly out: Readonly<Record<string, readonly number[]>>;
  readonly hidesPeople: boolean;
  readonly hidesName: boolean;
  /** Tags and words that stay away. */
  readonly hidden: readonly string[];
}

/** Where letter is the paper of the house. */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|CR|DO|GT|PA|PR|VE)\b/;

/** No note is in a report until it is chosen. */
export function firstChoices(language: string, today: string, locale: string): Choices {
  return {
    span: '28',
    from: addDays(today, -27),
    to: today,
    language: bundledLanguage(language),
    paper: LETTER.test(locale) ? 'letter' : 'a4',
    parts: ['values', 'words', 'findings'],
    notes: 'none',
    chosen: [],
    out: {},
    hidesPeople: true,
    hidesName: true,
    hidden: [],
  };
}

/** The most days of a report. */
const MOST_DAYS = 366;

export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The days of a report, both ends included: never the future, and at most a year. */
export function toRange({ span, from, to }: Pick<Choices, 'span' | keyof Range>, today: string) {
  if (span !== 'dates') return { from: addDays(today, 1 - Number(span)), to: today };
  const known = [from, to].filter(isLocalDate).sort();
  const last = min(known.at(-1) ?? today, today);
  const first = min(known[0] ?? last, last);
  const earliest = addDays(last, 1 - MOST_DAYS);
  return { from: first < earliest ? earliest : first, to: last };
}

const min = (a: string, b: string) => (a < b ? a : b);
