import type { CheckIn } from '@nafas/data-service/check-ins';
import { createContext, useContext } from 'react';

/** What was removed since the journal was opened. */
export interface RemovedEntries {
  readonly entries: readonly CheckIn[];
  /** Removes whole entries; a failure brings them back and says so. */
  remove(entries: readonly CheckIn[]): void;
  /** Brings removed entries back, with all that went with them. */
  restore(entries: readonly CheckIn[]): void;
}

export const RemovedContext = createContext<RemovedEntries>({
  entries: [],
  remove: () => undefined,
  restore: () => undefined,
});

/** The removals of this visit. */
export const useRemoved = () => useContext(RemovedContext);
