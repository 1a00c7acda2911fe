import type { CheckIn } from '../check-ins/check-in.ts';
import type { JournalDay } from './entry.ts';
import type { PageKey } from './service.ts';

/** By their code units: dates, instants and ids are in no language, whose order takes ten times as long to find. */
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** The order of the journal: the newest first. */
export function byNewest(a: PageKey, b: PageKey): number {
  return (
    compare(b.localDate, a.localDate) || compare(b.occurredAt, a.occurredAt) || compare(b.id, a.id)
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
    .sort((a, b) => compare(a.day, b.day));
}
