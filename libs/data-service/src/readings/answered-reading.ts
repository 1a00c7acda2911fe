import { localDateAt } from '@nafas/insights';
import type { Reading, ReadValues } from './reading.ts';

/** A person's answer to a reading. A correction is null where left open; `rejected` is no values in their place. */
export type ReadingReply =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'corrected'; readonly correction: ReadValues };

/** What an engine read. */
type Read = ReadValues & Pick<Reading, 'source' | 'confidence' | 'engine' | 'version'>;

/** The figures of a reading with the answer to it, on the person's own day. Never the words it was made of. */
export function answeredReading(
  read: Read,
  reply: ReadingReply,
  at: { readonly now: Date; readonly timeZone: string; readonly checkInId?: string },
): Reading {
  const { source, happiness, sadness, neutral, stress, energy, confidence, engine, version } = read;
  const { now, timeZone, checkInId = null } = at;
  return {
    id: crypto.randomUUID(),
    ...{ source, happiness, sadness, neutral, stress, energy, confidence, engine, version },
    answer: reply.kind,
    correction: reply.kind === 'corrected' ? { ...reply.correction } : null,
    occurredAt: now.toISOString(),
    timeZone,
    localDate: localDateAt(now, timeZone),
    checkInId,
  };
}
