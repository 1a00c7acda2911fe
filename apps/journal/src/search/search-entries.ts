import { getQueryClient, getWrites, writesSince } from '@nafas/data-service/client';
import { EMPTY_FILTER } from '@nafas/data-service/journal';
import { entriesWithWrites, journalPages } from '@nafas/data-service/journal/client';
import { formatLocale, type Search } from '@nafas/platform';
import { createDayFormat } from '@nafas/platform/format';
import { loadWordBook, toTerms } from '../words.ts';
import { excerpt } from './excerpt.ts';

const MOST = 5;

/** Finds entries by their notes, words and tags, also those that wait to be sent; each opens by its address. */
const searchEntries: Search = async (platform, text) => {
  const book = await loadWordBook(platform);
  const typed = toTerms(text, book);
  if (typed.length === 0) return [];
  const locale = formatLocale(platform.language.get());
  const list = new Intl.ListFormat(locale, { style: 'short', type: 'unit' });
  const formatDay = createDayFormat(locale, { dateStyle: 'medium' });
  const filter = { ...EMPTY_FILTER, typed };
  const { pages } = await getQueryClient(platform).fetchInfiniteQuery(
    journalPages(platform, filter),
  );
  const stored = pages.flatMap(({ value }) => value.entries);
  const writes = writesSince(getWrites(platform).get(), Math.min(...pages.map((one) => one.asOf)));
  const last = pages.at(-1)?.value.next ?? null;
  const entries = entriesWithWrites(stored, writes, { filter, last });
  return entries.slice(0, MOST).map(({ id, notes, words, tags, localDate }) => ({
    id,
    title: excerpt(notes ?? list.format([...words.map(book.label), ...tags]), text),
    detail: formatDay(localDate),
    address: `/dashboard/journal/${id}`,
  }));
};

export default searchEntries;
