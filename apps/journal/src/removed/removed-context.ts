import type { CheckIn } from '@nafas/data-service/check-ins';
import { createContext, useContext } from 'react';

/** What the list shows of removals. */
export interface ShownRemovals {
  /** What was removed since the journal was opened. */
  readonly entries: readonly CheckIn[];
  /** Those of them that are being brought back: `done` once they are stored, and as yet not seen in the list. */
  readonly returning: ReadonlyMap<string, 'asked' | 'done'>;
}

interface RemovedEntries extends ShownRemovals {
  /** Removes whole entries; a failure brings them back and says so. */
  remove(entries: readonly CheckIn[]): void;
  /** Brings removed entries back, with all that went with them. */
  restore(entries: readonly CheckIn[]): void;
  /** The list has these again: their rows are theirs. */
  settle(ids: readonly string[]): void;
}

export const NOTHING_REMOVED: ShownRemovals = { entries: [], returning: new Map() };

export const RemovedContext = createContext<RemovedEntries>({
  ...NOTHING_REMOVED,
  remove: () => undefined,
  restore: () => undefined,
  settle: () => undefined,
});

/** The removals of this visit. */
export const useRemoved = () => useContext(RemovedContext);
