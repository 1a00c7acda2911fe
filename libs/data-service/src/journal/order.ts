import type { CheckIn } from '../check-ins/check-in.ts';
import type { JournalDay } from './entry.ts';
import type { PageKey } from './service.ts';

/** The order of the journal: the newest first. */
export function byNewest(a: PageKey, b: PageKey): number {
  return (
    b.localDate.localeCompare(a.localDate) ||
    b.occurredAt.localeCompare(a.occurredAt) ||
    b.id.localeCompare(a.id)
  );
}

/** The days of entries, added up as the database does it. */
export function toDays(entries: readonly CheckIn[]): JournalDay[] {
  const days = new Map<string, CheckIn[]>();
  for (const entry of [...entries].sort(byNewest)) {
    days.set(entry.localDate, [...(days.get(entry.localDate) ?? []), entry]);
  }
  return [...days]
    .map(([day, all]) => {
      const moods = all.filter(({ touched }) => touched.includes('mood')).map(({ mood }) => mood);
      const mean = moods.reduce((sum, mood) => sum + mood, 0) / moods.length;
      return {
        day,
        entries: all.length,
        mood: moods.length === 0 ? null : Math.round(mean * 100) / 100,
        words: all.find(({ words }) => words.length > 0)?.words ?? [],
      };
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}
