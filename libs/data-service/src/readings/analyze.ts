import { localDateAt, recommendations, type RecommendationType } from '@nafas/insights';
import { RECOMMENDATION_WORDS } from '../analysis/points.ts';
import { DataError } from '../data-error.ts';
import type { Reading, ReadingSource, ReadValues } from './reading.ts';

/** A suggestion of an analysis, in English; an app says it in its language by `id`. */
export interface AnalysisSuggestion {
  id: string;
  title: string;
  description: string;
  type: RecommendationType;
}

/** What an analysis gives: the five values in percent (null where not readable) and at most three suggestions. */
export interface AnalysisResult {
  emotions: ReadValues;
  suggestions: AnalysisSuggestion[];
  /** The reading as it may be recorded, without an answer yet. */
  reading: Reading;
}

/** What is analysed. A text is there for the source `text`, and is never kept. */
export interface AnalysisInput {
  source: ReadingSource;
  text?: string;
}

/**
 * An engine for one source, e.g. those of `@nafas/emotion`: reads an input on the device, or says why it can't.
 */
export type ReadEmotion<Input = AnalysisInput> = (
  input: Input,
) => Promise<
  | { ok: true; reading: ReadValues & Pick<Reading, 'confidence' | 'engine' | 'version'> }
  | { ok: false; reason: string; detail: string }
>;

/** The values of a check-in in percent: what was entered. What a check-in says nothing about is null. */
export function emotionsOf(checkIn: { mood: number; energy: number; stress: number }): ReadValues {
  const { mood, energy, stress } = checkIn;
  return {
    happiness: 10 * mood,
    sadness: null,
    neutral: null,
    stress: 10 * stress,
    energy: 10 * energy,
  };
}

/** At most three suggestions by the rules of the specification (section 9), in their order. */
export function suggestionsFor(emotions: ReadValues, text = ''): AnalysisSuggestion[] {
  return recommendations(emotions, text).map(({ id, type }) => ({
    id,
    ...RECOMMENDATION_WORDS[id],
    type,
  }));
}

/**
 * Specification "analyze emotion": reads a source with the given engine and says what it found, as a question. Nothing
 * is stored before the person answers (see `ReadingService.record`). Rejects with DataError `invalid` when there is
 * nothing to read: a blank text, silence, no face.
 */
export async function analyzeEmotion(
  { source, text = '' }: AnalysisInput,
  { read, now, timeZone }: { read: ReadEmotion; now: Date; timeZone: string },
): Promise<AnalysisResult> {
  if (source === 'text' && text.trim() === '') {
    throw new DataError('invalid', 'A text to analyse is needed');
  }
  const result = await read({ source, text });
  if (!result.ok) throw new DataError('invalid', `${result.reason}: ${result.detail}`);
  const { happiness, sadness, neutral, stress, energy, confidence, engine, version } =
    result.reading;
  const emotions = { happiness, sadness, neutral, stress, energy };
  return {
    emotions,
    suggestions: suggestionsFor(emotions, text),
    reading: {
      id: crypto.randomUUID(),
      source,
      ...emotions,
      confidence,
      engine,
      version,
      answer: null,
      correction: null,
      occurredAt: now.toISOString(),
      timeZone,
      localDate: localDateAt(now, timeZone),
    },
  };
}
