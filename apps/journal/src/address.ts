import { EMPTY_FILTER, type JournalFilter } from '@nafas/data-service/journal';
import type { WordBook } from '@nafas/data-service/emotion-words';
import { isLocalDate, MOOD_LEVELS, getMoods, type MoodLevel } from '@nafas/insights';
import { usePlatform, useViewLocation } from '@nafas/platform/remote';
import { useMemo } from 'react';
import { toTerms, useWordBook } from './words.ts';

/** The views of the journal, in their order. */
export const VIEWS = ['list', 'month', 'year'] as const;
type View = (typeof VIEWS)[number];

/** Where the journal is. */
export const JOURNAL = '/dashboard/journal';

/** Whether an entry may have this id: the database refuses to look for any other. */
export function isEntryId(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}

/** What the address says of the wanted entries. */
export interface Wanted {
  readonly text: string;
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly levels: readonly MoodLevel[];
  readonly noted: boolean;
  readonly from: string | null;
  readonly to: string | null;
}

const ALL: Wanted = {
  text: '',
  words: [],
  tags: [],
  levels: [],
  noted: false,
  from: null,
  to: null,
};

const MAX_TEXT = 200;

function readDate(value: string | null): string | null {
  return value !== null && isLocalDate(value) ? value : null;
}

/** The wanted entries that a query names; what is none of ours is passed over. */
function readWanted(search: string): Wanted {
  const query = new URLSearchParams(search);
  const levels = query.getAll('mood').map(Number);
  return {
    text: (query.get('q') ?? '').slice(0, MAX_TEXT),
    words: query.getAll('word'),
    tags: query.getAll('tag'),
    levels: MOOD_LEVELS.filter((level) => levels.includes(level)),
    noted: query.has('notes'),
    from: readDate(query.get('from')),
    to: readDate(query.get('to')),
  };
}

/** The query that names them. */
function writeWanted(wanted: Wanted): string {
  const query = new URLSearchParams();
  if (wanted.text.trim() !== '') query.set('q', wanted.text);
  for (const word of wanted.words) query.append('word', word);
  for (const tag of wanted.tags) query.append('tag', tag);
  for (const level of wanted.levels) query.append('mood', String(level));
  if (wanted.noted) query.set('notes', '');
  if (wanted.from) query.set('from', wanted.from);
  if (wanted.to) query.set('to', wanted.to);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The address of the entries of some days. */
export function addressOfDays(from: string, to: string): string {
  return JOURNAL + writeWanted({ ...ALL, from, to });
}

/** The filter that a service understands. */
function toFilter(wanted: Wanted, book: WordBook | undefined): JournalFilter {
  const { text, words, tags, levels, noted, from, to } = wanted;
  return {
    ...EMPTY_FILTER,
    typed: toTerms(text, book),
    words,
    tags,
    moods: levels.flatMap(getMoods),
    noted,
    from,
    to,
  };
}

/** The view and the wanted entries of the address, and the ways to change them. */
export function useAddress() {
  const platform = usePlatform();
  const { pathname, search } = useViewLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const go = (to: string) => {
      // The page may have been left meanwhile, and must not bring anybody back.
      if (platform.location.get().pathname === pathname) platform.navigate(to, { replace: true });
    };
    return {
      view: VIEWS.find((view) => view === query.get('view')) ?? VIEWS[0],
      /** The year or month that a calendar shows: `2026` or `2026-11`. */
      at: query.get('at'),
      wanted: readWanted(search),
      setView: (view: View, at?: string) =>
        go(view === 'list' ? pathname : `${pathname}?view=${view}${at ? `&at=${at}` : ''}`),
      want: (wanted: Partial<Wanted>) =>
        go(pathname + writeWanted({ ...readWanted(search), ...wanted })),
      wantAll: () => go(pathname),
    };
  }, [platform, pathname, search]);
}

/**
 * The filter of what is wanted. Null while the words load that a search needs: each is found by its name too.
 */
export function useFilter(wanted: Wanted): JournalFilter | null {
  const book = useWordBook();
  return useMemo(
    () => (wanted.text.trim() !== '' && book === undefined ? null : toFilter(wanted, book)),
    [wanted, book],
  );
}
