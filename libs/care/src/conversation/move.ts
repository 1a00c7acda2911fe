import type { SentenceName } from './sources.ts';
import type { CareState, Step } from './state.ts';

/** The next answer and the step it leads to. */
export interface Move {
  readonly step: Step;
  readonly say: readonly SentenceName[];
  readonly imminent?: boolean;
}

/** Whether the help path has begun. */
export function onPath({ step }: CareState): boolean {
  return step !== 'none';
}
