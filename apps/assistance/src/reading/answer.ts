import type { EmotionReading, EmotionValue } from '@nafas/emotion';

/** The five values in percent as a person gives them; null where they leave one open. */
export type Correction = Readonly<Record<EmotionValue, number | null>>;

/** What a person says to a reading; nothing of a reading is kept without it. */
export type Answer =
  { readonly kind: 'accepted' } | { readonly kind: 'corrected'; readonly correction: Correction };

/** Keeps a reading with its answer. Rejects when it is kept nowhere. */
export type KeepAnswer = (reading: EmotionReading, answer: Answer) => Promise<void>;
