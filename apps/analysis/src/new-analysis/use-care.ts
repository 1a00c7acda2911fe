import { type CrisisLevel, useHeaviestLevel, useStoredCrisisLevel } from '@nafas/care-react';
import type { Store } from '@nafas/platform';

const HEAVY: readonly CrisisLevel[] = ['crisis', 'concern'];

/** How heavy the note sounds, or the tags: whichever is heavier. */
export function useCare(notes: Store<string>, tags: readonly string[]): CrisisLevel {
  const levels = [useStoredCrisisLevel(notes), useHeaviestLevel(tags)];
  return HEAVY.find((level) => levels.includes(level)) ?? 'none';
}
