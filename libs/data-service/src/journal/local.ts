import type { CheckIn } from '../check-ins/check-in.ts';
import { isEmptyFilter, matchesFilter } from './filter.ts';
import { byNewest, toDays } from './order.ts';
import type { JournalService } from './service.ts';

/** From when on there may be check-ins. */
const EVER = '0001-01-01';

/** The journal of check-ins that are at hand, of a local date and later, read as the database reads them. */
export function createLocalJournal(
  list: (sinceLocalDate: string) => Promise<readonly CheckIn[]>,
): JournalService {
  const load = async (since = EVER): Promise<CheckIn[]> => [...(await list(since))].sort(byNewest);
  return {
    async page({ filter, after, most }) {
      const wanted = (await load()).filter((entry) => matchesFilter(entry, filter));
      const rest = after === null ? wanted : wanted.filter((entry) => byNewest(after, entry) < 0);
      const entries = rest.slice(0, most).map((entry) => ({ ...entry, isCut: false }));
      return {
        entries,
        next: rest.length > most ? (entries.at(-1) ?? null) : null,
        total: after === null && !isEmptyFilter(filter) ? wanted.length : null,
      };
    },
    days: async (from, to) => toDays((await load(from)).filter(({ localDate }) => localDate <= to)),
    async facets() {
      const all = await load();
      return {
        words: byFrequency(all.flatMap(({ words }) => words)),
        tags: byFrequency(all.flatMap(({ tags }) => tags)),
      };
    },
    async neighbours({ id }) {
      const all = await load();
      const at = all.findIndex((entry) => entry.id === id);
      return { earlier: (at >= 0 && all[at + 1]) || null, later: all[at - 1] ?? null };
    },
    // Earlier versions are at the server alone.
    versions: () => Promise.resolve([]),
  };
}

function byFrequency(names: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses]
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || a.localeCompare(b))
    .map(([name]) => name);
}
