import { answeredReading, type ReadingReply } from '@nafas/data-service/readings';
import { saveReading } from '@nafas/data-service/readings/client';
import { settingsStore, getTimeZone } from '@nafas/data-service/settings';
import type { EmotionReading } from '@nafas/emotion';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useCallback } from 'react';

/** A person's answer to a reading; without it, nothing of the reading is kept. */
export type Answer = Exclude<ReadingReply, { readonly kind: 'rejected' }>;

/** Keeps a reading with its answer. Rejects when it is kept nowhere. */
export type KeepAnswer = (reading: EmotionReading, answer: Answer) => Promise<void>;

/** Keeps readings with their answers for the person of this scope, on the day of their zone. */
export function useKeepAnswer(): KeepAnswer {
  const platform = usePlatform();
  const timeZone = getTimeZone(useStore(settingsStore(platform)));
  return useCallback(
    async (reading, answer) => {
      await saveReading(platform, answeredReading(reading, answer, { now: new Date(), timeZone }));
    },
    [platform, timeZone],
  );
}
