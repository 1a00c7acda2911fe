import type { Choices, Range } from './choices.ts';
import type { useScores } from './questionnaires/use-scores.ts';
import type { ReportFigures } from './to-figures.ts';
import type { Printed } from './to-printed.ts';
import type { ReportData } from './use-report.ts';
import type { Voice } from './use-voices.ts';

/** What did not load, and how to try again. */
export interface FailedLoad {
  readonly error: unknown;
  retry(): void;
}

/** What the parts of the form get. */
export interface ComposerProps {
  readonly choices: Choices;
  readonly choose: (change: Partial<Choices>) => void;
  readonly range: Range;
  readonly data: ReportData;
  readonly printed: Printed;
  /** The scores of questionnaires, and what can be done with them. */
  readonly known: ReturnType<typeof useScores>;
  /** Of the texts of the chosen language. */
  readonly failure: FailedLoad | null;
}

/** What the parts of the paper get. */
export interface PaperProps {
  readonly voices: readonly Voice[];
  readonly choices: Choices;
  readonly range: Range;
  readonly figures: ReportFigures;
  readonly printed: Printed;
}
