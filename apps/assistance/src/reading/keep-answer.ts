import type { ReadValues, Reading } from '@nafas/data-service/readings';
import { saveReading } from '@nafas/data-service/readings/client';
import { settingsStore, getTimeZone } from '@nafas/data-service/settings';
import type { EmotionReading } from '@nafas/emotion';
import { localDateAt } from '@nafas/insights';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useCallback } from 'react';

/** A person's answer to a reading; without it, nothing of the reading is kept. A correction is null where left open. */
export type Answer =
  { readonly kind: 'accepted' } | { readonly kind: 'corrected'; readonly correction: ReadValues };

/** Keeps a reading with its answer. Rejects when it is kept nowhere. */
export type KeepAnswer = (reading: EmotionReading, answer: Answer) => Promise<void>;

/** The figures of a reading with the answer to it, on the person's own day. Never the words it was made of. */
export function answered(
  reading: EmotionReading,
  answer: Answer,
  now: Date,
  timeZone: string,
): Reading {
  const { source, happiness, sadness, neutral, stress, energy, confidence, engine, version } =
    reading;
  return {
    id: crypto.randomUUID(),
    ...{ source, happiness, sadness, neutral, stress, energy, confidence, engine, version },
    answer: answer.kind,
    correction: answer.kind === 'corrected' ? { ...answer.correction } : null,
    occurredAt: now.toISOString(),
    timeZone,
    localDate: localDateAt(now, timeZone),
    checkInId: null,
  };
}

/** Keeps readings with their answers for the person of this scope, on the day of their zone. */
export function useKeepAnswer(): KeepAnswer {
  const platform = usePlatform();
  const timeZone = getTimeZone(useStore(settingsStore(platform)));
  return useCallback(
    async (reading, answer) => {
      await saveReading(platform, answered(reading, answer, new Date(), timeZone));
    },
    [platform, timeZone],
  );
}
