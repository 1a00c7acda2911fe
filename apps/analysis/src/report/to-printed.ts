import { toFactorKey } from '@nafas/insights/links';
import type { FindingCard } from '../findings/to-cards.ts';
import { type Choices, type Part, PARTS } from './choices.ts';
import type { Score } from './questionnaires/use-scores.ts';
import { findNames, type Piece, redact, toName } from './redact.ts';
import type { ReportNote } from './to-figures.ts';
import type { ReportData } from './use-report.ts';

export interface PrintedNote extends Omit<ReportNote, 'text'> {
  readonly pieces: readonly Piece[];
}

/** What choices leave of the data: all that reaches the paper, and a count of what does not. */
export interface Printed {
  /** The full name, or its initials. */
  readonly name: string;
  /** Undefined until they are computed. */
  readonly findings: readonly FindingCard[] | undefined;
  readonly notes: readonly PrintedNote[];
  /** Those of the days of the report. */
  readonly scores: readonly Score[];
  /** How often the names of people were blacked out. */
  readonly people: number;
  readonly left: {
    readonly people: boolean;
    readonly name: boolean;
    readonly words: number;
    readonly notes: number;
    readonly parts: boolean;
  };
}

/** The most findings on paper. */
const MOST_FINDINGS = 5;

export function toPrinted(
  { figures, findings, people, name }: ReportData,
  choices: Choices,
  isHidden: (key: string) => boolean,
  kept: readonly Score[],
): Printed {
  const others = choices.hidesPeople ? people.map(toName) : [];
  const own = choices.hidesName ? toName(name).map((part) => [part]) : [];
  const words = choices.hidden.map(toName);
  const names = [...others, ...own, ...words];
  const isOut = (tag: string) => findNames(tag, [...others, ...words]).length > 0;
  const notes = pickNotes(figures.notes, choices);
  const scores = kept.filter(({ localDate }) => figures.dates.includes(localDate));
  const counts: Readonly<Record<Part, number>> = {
    values: figures.entries,
    words: figures.words.length,
    findings: findings?.length ?? 0,
    exercises: figures.exercises.length,
    scores: scores.length,
  };
  return {
    name: choices.hidesName ? toInitials(name) : name,
    findings: findings
      ?.filter(({ link: { factor } }) => !isHidden(toFactorKey(factor)))
      .filter(({ link: { factor } }) => !('name' in factor) || !isOut(factor.name))
      .slice(0, MOST_FINDINGS),
    notes: notes.map(({ text, ...note }) => ({
      ...note,
      pieces: redact(text, [...findNames(text, names), ...(choices.out[note.id] ?? [])]),
    })),
    scores,
    people: notes.reduce((sum, { text }) => sum + countGaps(text, others), 0),
    left: {
      people: choices.hidesPeople && others.length > 0,
      name: choices.hidesName && name !== '',
      words: words.length,
      notes: figures.notes.length - notes.length,
      parts: PARTS.some((part) => counts[part] > 0 && !choices.parts.includes(part)),
    },
  };
}

/** The notes that somebody chose, in order of time. */
function pickNotes(all: readonly ReportNote[], { notes, chosen }: Choices) {
  if (notes === 'all') return all;
  return notes === 'none' ? [] : all.filter(({ id }) => chosen.includes(id));
}

const countGaps = (text: string, names: readonly (readonly string[])[]) =>
  redact(text, findNames(text, names)).filter((piece) => piece === null).length;

/** L. H. */
export function toInitials(name: string): string {
  const parts = name.split(/\s+/).filter((part) => part !== '');
  return parts.map((part) => `${[...part][0]?.toLocaleUpperCase() ?? ''}.`).join(' ');
}
