import type * as vitest from 'vitest';
import { type CheckIn, newCheckIn, type NewCheckIn } from '../check-ins/check-in.ts';
import type { CheckInService } from '../check-ins/service.ts';
import { EMPTY_FILTER, type JournalFilter } from './filter.ts';
import type { JournalService, PageKey } from './service.ts';

interface Services {
  readonly journal: JournalService;
  readonly checkIns: CheckInService;
}

function made(at: string, values: Partial<NewCheckIn> = {}): CheckIn {
  return newCheckIn({
    mood: 6,
    energy: 4,
    stress: 2,
    timeZone: 'UTC',
    now: new Date(at),
    ...values,
  });
}

/** The tests that every JournalService must pass. Each asks `services` for those of a person without any check-in. */
export function journalContract(
  services: () => Promise<Services>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  const sea = made('2026-11-18T18:30:00Z', {
    mood: 9,
    notes: 'Fifth walk this month. The sea was flat as paper.',
    words: ['proud'],
    tags: ['walk', 'sister'],
  });
  const arabic = made('2026-11-18T20:30:00Z', {
    mood: 2,
    touched: ['stress'],
    notes: 'كان البَحْرُ هادئًا.',
    words: ['calm'],
    tags: ['مشي'],
  });
  const bare = made('2026-11-20T08:00:00Z', { mood: 1 });
  const all = [bare, arabic, sea];

  async function filled(): Promise<JournalService> {
    const { journal, checkIns } = await services();
    for (const each of [sea, bare, arabic]) await checkIns.submit({ ...each });
    return journal;
  }
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

  it('gives pages by keys, the newest first, and no entry twice', async () => {
    const journal = await filled();
    const found: string[] = [];
    let after: PageKey | null = null;
    do {
      const page = await journal.page({ filter: EMPTY_FILTER, after, most: 1 });
      found.push(...ids(page.entries));
      after = page.next;
    } while (after !== null);
    expect(found).toEqual(ids(all));
  });

  describe('finds', () => {
    const typed = (text: string, words: readonly string[] = []) => ({ typed: [{ text, words }] });
    const cases: [string, Partial<JournalFilter>, readonly CheckIn[]][] = [
      ['a word of a note', typed('sea'), [sea]],
      ['the beginning of one', typed('pap'), [sea]],
      ['its English stem', typed('walking'), [sea]],
      ['an Arabic word behind its article', typed('بحر'), [arabic]],
      ['a tag', typed('sister'), [sea]],
      ['an emotion word by its name', typed('ruhig', ['calm']), [arabic]],
      ['nothing in the middle of a word', typed('aper'), []],
      [
        'all words of a search only',
        {
          typed: [
            { text: 'sea', words: [] },
            { text: 'lake', words: [] },
          ],
        },
        [],
      ],
      ['a mood that was set', { moods: [1, 2] }, [bare]],
      ['an emotion word', { words: ['proud', 'sad'] }, [sea]],
      ['one of two tags', { tags: ['walk', 'مشي'] }, [arabic, sea]],
      ['what has a note', { noted: true }, [arabic, sea]],
      ['the days from one to another', { from: '2026-11-19', to: '2026-11-20' }, [bare]],
    ];
    it.each(cases)('%s, and counts it', async (_what, filter, expected) => {
      const journal = await filled();
      const page = await journal.page({
        filter: { ...EMPTY_FILTER, ...filter },
        after: null,
        most: 9,
      });
      expect(ids(page.entries)).toEqual(ids(expected));
      expect(page.total).toBe(expected.length);
    });
  });

  it('adds days up from moods that were set, with the words of the newest entry', async () => {
    const journal = await filled();
    expect(await journal.days('2026-11-01', '2026-11-30')).toEqual([
      { day: '2026-11-18', entries: 2, mood: 9, words: ['calm'] },
      { day: '2026-11-20', entries: 1, mood: 1, words: [] },
    ]);
    expect(await journal.days('2026-11-19', '2026-11-19')).toEqual([]);
  });

  it('knows the words and tags that there are', async () => {
    const { words, tags } = await (await filled()).facets();
    expect([...words].sort()).toEqual(['calm', 'proud']);
    expect([...tags].sort()).toEqual(['sister', 'walk', 'مشي']);
  });

  it('knows what is before and after an entry', async () => {
    const journal = await filled();
    const { earlier, later } = await journal.neighbours(arabic);
    expect([earlier?.id, later?.id]).toEqual([sea.id, bare.id]);
    expect((await journal.neighbours(bare)).later).toBeNull();
  });
}
