import type { EmotionReading } from '@nafas/emotion';
import { localDateAt } from '@nafas/insights';
import type { PlatformV1 } from '@nafas/platform';
import type { Answer } from './answer.ts';

/** The topic of `platform.invalidate` for readings. */
const READINGS_TOPIC = 'readings';

/** The figures of a reading with the answer to it, as the table `emotion_readings` has them. Never the words. */
export function readingRow(reading: EmotionReading, answer: Answer, now: Date, timeZone: string) {
  const { source, happiness, sadness, neutral, stress, energy, confidence } = reading;
  return {
    id: crypto.randomUUID(),
    ...{ source, happiness, sadness, neutral, stress, energy, confidence },
    engine: reading.engine,
    engine_version: reading.version,
    answer: answer.kind,
    correction: answer.kind === 'corrected' ? answer.correction : null,
    occurred_at: now.toISOString(),
    time_zone: timeZone,
    local_date: localDateAt(now, timeZone),
  };
}

/** Keeps a reading and the answer to it. In the demo nothing is kept. Rejects when it is kept nowhere. */
export async function keepAnswer(
  platform: PlatformV1,
  reading: EmotionReading,
  answer: Answer,
): Promise<void> {
  if (platform.scope.mode === 'demo') return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const row = readingRow(reading, answer, new Date(), timeZone);
  await platform.enqueue({ table: 'emotion_readings', row, topic: READINGS_TOPIC });
}
