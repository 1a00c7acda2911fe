import { type CrisisLevel, loadScreening } from '@nafas/care-react';
import { useToday } from '@nafas/data-service/react';
import { addDays } from '@nafas/insights';
import type { ImportedRow } from '@nafas/portability';
import { useEffect, useState } from 'react';

/** For how many days before today notes speak of how somebody is now. */
const RECENT_DAYS = 30;
/** The most notes that are read. */
const MOST = 50;

/** How heavy the newest notes of a file sound; read on this device. Of years ago help offered today would be no answer. */
export function useRecentLevel(entries: readonly ImportedRow[]): CrisisLevel {
  const since = addDays(useToday(), -RECENT_DAYS);
  const [level, setLevel] = useState<CrisisLevel>('none');
  useEffect(() => {
    const notes = entries
      .flatMap(({ notes: note, local_date: day }) => (note !== null && day >= since ? [note] : []))
      .slice(-MOST);
    if (notes.length === 0) return;
    let isShown = true;
    loadScreening().then(
      (screen) => {
        const levels = notes.map((note) => screen(note).level);
        const heaviest = (['crisis', 'concern'] as const).find((one) => levels.includes(one));
        if (isShown) setLevel(heaviest ?? 'none');
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [entries, since]);
  return level;
}
