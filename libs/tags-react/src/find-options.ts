import { MAX_TAG } from '@nafas/data-service/check-ins';
import {
  isSameTag,
  MAX_OWN_TAGS,
  type Tag,
  TAG_KINDS,
  type TagKind,
} from '@nafas/data-service/tags';
import type { NewTag, OfferedTag } from '@nafas/data-service/tags/client';
import { rank } from '@nafas/platform/search';

/** The most tags that are suggested at once. */
const MOST = 6;

/** One line of the list below what is typed: a tag there is, or one to be made. */
export type TagOption =
  | { readonly type: 'known'; readonly name: string; readonly kind: TagKind | null }
  | { readonly type: 'new'; readonly name: string; readonly kind: TagKind };

/** What stands in the way of making a tag of what was typed. */
export type TagProblem = 'too-long' | 'too-many' | null;

/** What the list offers for a text: tags that have it in their name, the best first, and new ones where none is called so. */
export function findOptions(
  typed: string,
  known: {
    readonly all: readonly Tag[];
    readonly offered: readonly OfferedTag[];
    readonly chosen: readonly string[];
    readonly made: readonly NewTag[];
  },
): { readonly options: readonly TagOption[]; readonly problem: TagProblem } {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name === '') return { options: [], problem: null };
  const isChosen = (one: string) => known.chosen.some((tag) => isSameTag(tag, one));
  const away = known.all.filter((tag) => tag.archivedAt !== null && isSameTag(tag.name, name));
  const matches = [...away, ...known.offered]
    .filter((one) => !isChosen(one.name))
    .map((one) => ({ one, score: rank(name, [one.name]) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ one }) => ({ type: 'known' as const, name: one.name, kind: one.kind }));
  const isKnown = matches.some((one) => isSameTag(one.name, name)) || isChosen(name);
  if (isKnown) return { options: matches, problem: null };
  if ([...name].length > MAX_TAG) return { options: matches, problem: 'too-long' };
  if (known.all.length + known.made.length >= MAX_OWN_TAGS)
    return { options: matches, problem: 'too-many' };
  // An activity first: that is what most tags are.
  const made = [...TAG_KINDS].reverse().map((kind) => ({ type: 'new' as const, name, kind }));
  return { options: [...matches, ...made], problem: null };
}
