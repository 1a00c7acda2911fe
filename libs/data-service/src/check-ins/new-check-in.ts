import { localDateAt } from '@nafas/insights';
import { type CheckIn, parseCheckIn } from './check-in.ts';

/** What a person entered, when and where. */
export interface NewCheckIn extends Pick<CheckIn, 'mood' | 'energy' | 'stress'> {
  motivation?: number | null;
  /** Blank is the same as none. */
  notes?: string | null;
  words?: readonly string[];
  now: Date;
  /** IANA, e.g. `Asia/Riyadh`. */
  timeZone: string;
}

/**
 * A check-in ready to submit: it gets its id, its instant and its fixed local date here, once, so that
 * repeating the submit (also after midnight) stores the same thing.
 * Throws DataError `invalid`, or RangeError for an unknown zone.
 */
export function newCheckIn({
  motivation,
  notes,
  words,
  now,
  timeZone,
  ...sliders
}: NewCheckIn): CheckIn {
  return parseCheckIn({
    ...sliders,
    id: crypto.randomUUID(),
    motivation: motivation ?? null,
    notes: notes?.trim() || null,
    words: [...(words ?? [])],
    occurredAt: now.toISOString(),
    timeZone,
    localDate: localDateAt(now, timeZone),
  });
}
