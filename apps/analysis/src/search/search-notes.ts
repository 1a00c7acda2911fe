import type { CheckIn } from '@nafas/data-service/check-ins';
import { checkInsSince, checkInsWith } from '@nafas/data-service/check-ins/client';
import { getQueryClient, getWrites, writesSince } from '@nafas/data-service/client';
import { getTimeZone } from '@nafas/data-service/settings';
import { addDays, localDateAt } from '@nafas/insights';
import { formatLocale, type PlatformV1, type Search } from '@nafas/platform';
import { rank } from '@nafas/platform/search';

/** How far back notes are looked through. */
const DAYS = 365;

/** Finds check-ins of the last year by their notes and words, the latest first. */
const searchNotes: Search = async (platform, text) => {
  const date = new Intl.DateTimeFormat(formatLocale(platform.language.get()), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (await everyCheckIn(platform))
    .flatMap((checkIn) => {
      const { id, notes, words, localDate } = checkIn;
      if (rank(text, [notes ?? '', words.join(' ')]) === 0) return [];
      return [{ id, title: excerpt(notes ?? words.join(', '), text), localDate }];
    })
    .sort((a, b) => b.localDate.localeCompare(a.localDate))
    .map(({ id, title, localDate }) => ({
      id,
      title,
      detail: date.format(new Date(`${localDate}T00:00:00Z`)),
      address: '/dashboard/emotional-analysis',
    }));
};

async function everyCheckIn(platform: PlatformV1): Promise<readonly CheckIn[]> {
  const since = addDays(localDateAt(new Date(), getTimeZone(null)), -DAYS);
  const stored = await getQueryClient(platform).fetchQuery(checkInsSince(platform, since));
  return checkInsWith(stored.value, writesSince(getWrites(platform).get(), stored.asOf));
}

/** Most characters of an excerpt. */
const MOST = 90;

/** The part of a note that answers a search: its sentence, shortened, or the note's beginning. */
export function excerpt(note: string, typed: string): string {
  const sentences = note.split(/(?<=[.!?؟])\s+|\n+/).map((sentence) => sentence.trim());
  const sentence = sentences.find((each) => rank(typed, [each]) > 0) ?? note.trim();
  const letters = [...sentence];
  return letters.length <= MOST ? sentence : `${letters.slice(0, MOST).join('').trimEnd()}…`;
}

export default searchNotes;
