import { EVERYTHING } from '@nafas/data-service/journal';
import { journalPages } from '@nafas/data-service/journal/client';
import { getQueryClient } from '@nafas/data-service/client';
import { formatLocale, type Search } from '@nafas/platform';
import { loadWordBook, toTerms } from '../words.ts';

const MOST = 5;
const MOST_LETTERS = 80;

/** Finds entries by their notes, words and tags. */
const searchEntries: Search = async (platform, text) => {
  const book = await loadWordBook(platform);
  const typed = toTerms(text, book);
  if (typed.length === 0) return [];
  const date = new Intl.DateTimeFormat(formatLocale(platform.language.get()), {
    calendar: 'gregory',
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const client = getQueryClient(platform);
  const { pages } = await client.fetchInfiniteQuery(
    journalPages(platform, { ...EVERYTHING, typed }),
  );
  const entries = pages.flatMap(({ value }) => value.entries);
  return entries.slice(0, MOST).map(({ id, notes, words, tags, localDate }) => ({
    id,
    title: (notes ?? [...words.map(book.label), ...tags].join(', ')).slice(0, MOST_LETTERS),
    detail: date.format(new Date(`${localDate}T00:00:00Z`)),
    address: `/dashboard/journal/${id}`,
  }));
};

export default searchEntries;
