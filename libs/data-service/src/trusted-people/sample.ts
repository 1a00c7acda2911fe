import { readAchievementCatalogue } from '../achievements/catalogue.ts';
import { loadPeopleWords } from '../sample-person/people-words.ts';
import type { KindWord, TrustedPerson } from './person.ts';
import type { Preview } from './preview.ts';

const DAY_MS = 86_400_000;

/** Whom the demo's visitor sees. */
const SEEN_ID = '00000000-0000-4000-a000-000000000012';

/** The demo's people: one who sees the visitor, one whom the visitor sees, and a kind word. */
export async function samplePeople(
  now: Date,
  language: string,
): Promise<{ readonly people: readonly TrustedPerson[]; readonly words: readonly KindWord[] }> {
  const { rana, samir } = await loadPeopleWords(language);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const none = { avatarUrl: null, paused: false, activeToday: null, word: null, wordSeen: null };
  return {
    people: [
      {
        ...none,
        id: '00000000-0000-4000-a000-000000000011',
        side: 'sees-me',
        name: rana,
        since: ago(20),
      },
      { ...none, id: SEEN_ID, side: 'seen', name: samir, since: ago(12) },
    ],
    words: [
      {
        id: '00000000-0000-4000-a000-000000000013',
        name: rana,
        kind: 'tea',
        sentAt: ago(1),
        seen: false,
      },
    ],
  };
}

/** What the visitor sees of the other sample person. */
export async function samplePreview(name: string, weekEnds: string): Promise<Preview> {
  const kept = ['first-check-in', 'first-exercise'];
  return {
    state: 'shared',
    name,
    avatarUrl: null,
    weekEnds,
    week: 'some',
    mood: 'lighter',
    days: 18,
    achievements: (await readAchievementCatalogue())
      .filter(({ id }) => kept.includes(id))
      .map(({ id, title }) => ({ id, title })),
  };
}
