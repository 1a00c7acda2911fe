import { rank } from '@nafas/platform/search';
import { GROUPS, type PaletteEntry } from './entry.ts';

/** Most lines of one group. */
const MOST = 6;

/** The entries that answer what was typed, best first within each group; groups in their order. */
export function findEntries(
  entries: readonly PaletteEntry[],
  typed: string,
): { group: PaletteEntry['group']; entries: PaletteEntry[] }[] {
  const found = entries
    .map((entry) => {
      const { title, keywords = [], detail } = entry;
      const texts = [...Object.values(title), ...keywords, ...Object.values(detail ?? {})];
      // A title in any language counts as the first text.
      const score = Math.max(...Object.values(title).map((each) => rank(typed, [each, ...texts])));
      return { entry, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return GROUPS.flatMap((group) => {
    const ofGroup = found.flatMap(({ entry }) => (entry.group === group ? [entry] : []));
    // Nothing typed: pages and actions, as a table of contents; parts of pages would bury them.
    if (ofGroup.length === 0 || (typed.trim() === '' && group === 'parts')) return [];
    return [{ group, entries: typed.trim() === '' ? ofGroup : ofGroup.slice(0, MOST) }];
  });
}
