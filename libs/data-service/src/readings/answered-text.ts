import type { AnsweredText } from '@nafas/insights';
import type { Reading } from './reading.ts';

/** An answered text with the id of its reading, so that one on its way is counted once. */
export type IdentifiedText = AnsweredText & Pick<Reading, 'id'>;

/**
 * What the person said of a text that was read: the engine's values where they agreed, their own where they corrected
 * them. Nothing for other sources, and for what they rejected or left open.
 */
export function toAnsweredTexts(readings: readonly Reading[]): IdentifiedText[] {
  return readings.flatMap(({ id, source, answer, correction, localDate, ...read }) => {
    if (source !== 'text') return [];
    const values = answer === 'accepted' ? read : answer === 'corrected' ? correction : null;
    if (!values) return [];
    const { happiness, sadness, neutral, stress } = values;
    return [{ id, localDate, happiness, sadness, neutral, stress }];
  });
}
