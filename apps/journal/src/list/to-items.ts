import type { ListedEntry } from '@nafas/data-service/journal';

/** A line of the list: the heading of a month, or a day with its entries. */
type Item =
  | { readonly kind: 'month'; readonly key: string; readonly month: string }
  | {
      readonly kind: 'day';
      readonly key: string;
      readonly day: string;
      readonly entries: readonly ListedEntry[];
    };

/** Entries, the newest first, as the lines of the list. */
export function toItems(entries: readonly ListedEntry[]): readonly Item[] {
  const items: Item[] = [];
  let of: ListedEntry[] = [];
  let day = '';
  for (const entry of entries) {
    if (entry.localDate !== day) {
      const month = entry.localDate.slice(0, 7);
      if (month !== day.slice(0, 7)) items.push({ kind: 'month', key: month, month });
      day = entry.localDate;
      of = [];
      items.push({ kind: 'day', key: day, day, entries: of });
    }
    of.push(entry);
  }
  return items;
}
