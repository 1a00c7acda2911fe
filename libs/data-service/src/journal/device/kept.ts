import { isLocalDate } from '@nafas/insights';
import { type CheckIn, checkInCodec } from '../../check-ins/check-in.ts';
import { instant } from '../../instant.ts';
import { z } from '../../zod.ts';

/** What this device keeps of a journal. */
export interface KeptJournal {
  /** The first local date: every entry of that day and later is here, as of {@link KeptJournal.upTo}. */
  readonly from: string;
  /** When the newest change of an entry was, as the server says; null without one. */
  readonly upTo: string | null;
  /** When that was asked for, on this device's clock. */
  readonly at: string;
  readonly entries: readonly CheckIn[];
}

const schema = z.object({
  from: z.string().check(z.refine(isLocalDate)),
  upTo: z.nullable(instant),
  at: instant,
  entries: z.array(z.unknown()),
});

/** What was kept by a version of this app; null when it is none that this one reads. */
export function parseKeptJournal(value: unknown): KeptJournal | null {
  try {
    const { entries, ...rest } = z.parse(schema, value);
    return { ...rest, entries: entries.map(checkInCodec.parse) };
  } catch {
    return null;
  }
}
