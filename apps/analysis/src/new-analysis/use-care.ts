import { type CrisisLevel, useCrisisLevel } from '@nafas/care-react';

const HEAVY: readonly CrisisLevel[] = ['crisis', 'concern'];

/** How heavy the note sounds, or the tags: whichever is heavier. */
export function useCare({ notes, tags }: { notes: string; tags: readonly string[] }): CrisisLevel {
  const levels = [useCrisisLevel(notes), useCrisisLevel(tags.join('\n'))];
  return HEAVY.find((level) => levels.includes(level)) ?? 'none';
}
