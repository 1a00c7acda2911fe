import type { EmotionReading } from '@nafas/emotion';

/** A reading of a text by a made-up engine, with the values that are given. */
export function createReading(values: Partial<EmotionReading> = {}): EmotionReading {
  return {
    happiness: 20,
    sadness: 10,
    neutral: 5,
    stress: 65,
    energy: null,
    confidence: 0.62,
    source: 'text',
    engine: 'test-engine',
    version: '1+en.3',
    durationMs: 2,
    computedFrom: [],
    notes: [],
    ...values,
  };
}
