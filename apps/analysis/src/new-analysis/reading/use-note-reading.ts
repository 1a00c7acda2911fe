import type { CheckIn } from '@nafas/data-service/check-ins';
import { permissionFor } from '@nafas/data-service/readings/permission';
import type { EmotionReading } from '@nafas/emotion';
import { findStrongest } from '@nafas/insights';
import { type PlatformV1 } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';

/** After so many ms nobody waits for a question any more. */
const PATIENCE_MS = 10_000;

/** A reading that something stands out in. */
interface NoteReading {
  readonly reading: EmotionReading;
  readonly strongest: NonNullable<ReturnType<typeof findStrongest>>;
}

/** What a note seems to say, where the person agreed that it is read; null where nothing can be asked. */
async function read(platform: PlatformV1, note: string): Promise<NoteReading | null> {
  // The demo's notes are not this person's.
  if (platform.scope.mode === 'demo' || platform.connectivity.get() === 'offline') return null;
  if ((await permissionFor(platform, 'text')) !== 'given') return null;
  const { readNote } = await import('./read-note.ts');
  const reading = await readNote(note, platform.language.get());
  const strongest = reading && findStrongest(reading);
  return strongest ? { reading, strongest } : null;
}

/**
 * Reads the note of a check-in that was saved. `reading` while a question may still come. The engine is loaded here and
 * not before: after saving, and with consent.
 */
export function useNoteReading({ notes }: CheckIn, isWanted: boolean) {
  const platform = usePlatform();
  const note = isWanted ? notes : null;
  const [found, setFound] = useState<NoteReading | null | undefined>(undefined);
  useEffect(() => {
    if (note === null) return;
    let isOver = false;
    const end = (one: NoteReading | null) => {
      if (!isOver) setFound((before) => (before === undefined ? one : before));
    };
    const timer = setTimeout(end, PATIENCE_MS, null);
    read(platform, note).then(end, (error: unknown) => {
      platform.report(error, { phase: 'text' });
      end(null);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [platform, note]);
  return { isReading: note !== null && found === undefined, found: found ?? null };
}
