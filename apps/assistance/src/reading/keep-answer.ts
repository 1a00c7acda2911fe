import {
  createSimulatedReadings,
  readingRow,
  READINGS_TABLE,
  type Reading,
} from '@nafas/data-service/readings';
import type { EmotionReading } from '@nafas/emotion';
import { localDateAt } from '@nafas/insights';
import type { PlatformV1 } from '@nafas/platform';
import type { Answer } from './answer.ts';

/** The topic of `platform.invalidate` for readings. */
const READINGS_TOPIC = 'readings';

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
  };
}

/**
 * Keeps a reading and the answer to it, on the day of that zone; in the demo in this tab. Rejects when it is kept
 * nowhere.
 */
export async function keepAnswer(
  platform: PlatformV1,
  reading: EmotionReading,
  answer: Answer,
  timeZone: string,
): Promise<void> {
  const kept = answered(reading, answer, new Date(), timeZone);
  if (platform.scope.mode === 'demo') {
    await createSimulatedReadings({ storage: sessionStorage }).record(kept);
    platform.invalidate(READINGS_TOPIC);
    return;
  }
  const row = readingRow(kept);
  await platform.enqueue({ table: READINGS_TABLE, row, topic: READINGS_TOPIC });
}
