import { PACK_LANGUAGES, type PackLanguage } from '@nafas/care/packs';
import type { CrisisScreening } from '@nafas/care/screening';
import type { Sentence } from './sentences.ts';

/** What a language's screen found of the sentences that judge it. */
export interface PackFigures {
  /** Sentences of danger, and how many were taken for danger. */
  readonly danger: number;
  readonly found: number;
  /** Harmless sentences, and how many were taken for danger. */
  readonly harmless: number;
  readonly alarms: number;
}

/** Of each language that has been judged. */
export type AllFigures = Readonly<Partial<Record<PackLanguage, PackFigures>>>;

// What DECISION-167 asks of a language before its screen counts.
const LEAST_FOUND = 0.85;
const MOST_ALARMS = 0.05;
const FEWEST = 300;

/** Judges a screen by sentences it has not learnt from. */
export function judge(
  sentences: readonly Sentence[],
  screen: (text: string) => CrisisScreening,
): PackFigures {
  const count = (label: Sentence['label']) => {
    const all = sentences.filter((each) => each.label === label);
    return [all.length, all.filter(({ text }) => screen(text).level === 'crisis').length] as const;
  };
  const [danger, found] = count('crisis');
  const [harmless, alarms] = count('none');
  return { danger, found, harmless, alarms };
}

/** Whether a language's screen may stand without the quiet help line. */
export function isPassed({ danger, found, harmless, alarms }: PackFigures): boolean {
  if (danger < FEWEST || harmless < FEWEST) return false;
  return found / danger >= LEAST_FOUND && alarms / harmless <= MOST_ALARMS;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The figures as a table of docs/care.md. */
export function formatPackFigures(figures: AllFigures): string {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const rows = PACK_LANGUAGES.flatMap((language) => {
    const of = figures[language];
    if (!of) return [];
    const cells = [
      names.of(language) ?? language,
      `${percent(of.found / of.danger)} of ${String(of.danger)}`,
      `${percent(of.alarms / of.harmless)} of ${String(of.harmless)}`,
      isPassed(of) ? 'yes' : 'not yet',
    ];
    return [`| ${cells.join(' | ')} |`];
  });
  return [
    '| Language | danger found | false alarms | counts as screened |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
