import type { ExerciseOutcome } from './outcome.ts';

/** With fewer outcomes an exercise has no place yet. */
export const ENOUGH_OUTCOMES = 3;

/** How often an exercise helped (`helped`) of the times that something is known of (`of`), in all quadrants. */
export interface Ranked {
  readonly exercise: string;
  readonly helped: number;
  readonly of: number;
  readonly isEnough: boolean;
}

/** The mean of Beta(1 + helped, 1 + not): few outcomes weigh less than many. */
const getMean = ({ helped, of }: Ranked) => (helped + 1) / (of + 2);

/** What helps a person: the exercises with enough outcomes first, the best of them first, each with its count. */
export function rankHelps(outcomes: readonly ExerciseOutcome[]): Ranked[] {
  const counts = new Map<string, { helped: number; of: number }>();
  for (const { exercise, hasHelped } of outcomes) {
    const { helped, of } = counts.get(exercise) ?? { helped: 0, of: 0 };
    counts.set(exercise, { helped: helped + Number(hasHelped), of: of + 1 });
  }
  return [...counts]
    .map(([exercise, count]) => ({ exercise, ...count, isEnough: count.of >= ENOUGH_OUTCOMES }))
    .sort((a, b) => Number(b.isEnough) - Number(a.isEnough) || getMean(b) - getMean(a));
}
