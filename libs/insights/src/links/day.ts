/** What a link may be about. All scales are 0-10. */
export const LINK_METRICS = ['mood', 'energy', 'stress'] as const;
/** The slider that a link is about; 0-10, of a day its mean. */
export type LinkMetric = (typeof LINK_METRICS)[number];

/** What a day may have or not have. */
export type Factor =
  | { readonly kind: 'tag' | 'word' | 'exercise'; readonly name: string }
  /** The same on the day before. */
  | { readonly kind: 'tag-before'; readonly name: string }
  /** 1 is Monday, 7 Sunday. */
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'daypart'; readonly daypart: string };

/** An entry, or a day. A value that is absent or null was not given: nobody touched it. */
export interface LinkEntry {
  /** The local date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly mood?: number | null;
  readonly energy?: number | null;
  readonly stress?: number | null;
  readonly tags?: readonly string[];
  readonly words?: readonly string[];
  readonly exercises?: readonly string[];
  /** The part of the day it was made in. */
  readonly daypart?: string | null;
}

/** A day: the means of what was given, and everything that any of its entries had. */
export interface LinkDay {
  readonly date: string;
  readonly values: Readonly<Record<LinkMetric, number | null>>;
  /** By {@link toFactorKey}. */
  readonly factors: ReadonlyMap<string, Factor>;
  /** Whether the day before it has an entry: else nobody knows what that had. */
  readonly followsNoted: boolean;
}

/** Whether a day tells of a factor, by having it or by not having it. */
export function isKnown(
  { followsNoted }: Pick<LinkDay, 'followsNoted'>,
  { kind }: Factor,
): boolean {
  return kind !== 'tag-before' || followsNoted;
}

/** A key that tells a factor from all others, e.g. `tag walking` or `weekday 1`. */
export function toFactorKey(factor: Factor): string {
  if (factor.kind === 'weekday') return `weekday ${factor.weekday}`;
  if (factor.kind === 'daypart') return `daypart ${factor.daypart}`;
  return `${factor.kind} ${factor.name}`;
}
