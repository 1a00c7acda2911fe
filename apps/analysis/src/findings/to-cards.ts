import { type Factor, type Link, toFactorKey } from '@nafas/insights/links';

/** What is told of one factor: its surest link, its other ones, and the factors of the very same days. */
export interface FindingCard {
  readonly link: Link;
  readonly also: readonly Link[];
  readonly twins: readonly Factor[];
}

/** Findings by factor, the surest first: what a day had, and how it felt. */
export function toCards(findings: readonly Link[]): {
  readonly lived: readonly FindingCard[];
  readonly felt: readonly FindingCard[];
} {
  const byFactor = new Map<string, Link[]>();
  for (const link of findings) {
    const key = toFactorKey(link.factor);
    byFactor.set(key, [...(byFactor.get(key) ?? []), link]);
  }
  const all = new Map<string, FindingCard>();
  for (const [link, ...also] of byFactor.values()) {
    if (!link) continue;
    const days = `${link.factor.kind} ${link.metric} ${link.dates.join(' ')}`;
    const known = all.get(days);
    all.set(
      days,
      known ? { ...known, twins: [...known.twins, link.factor] } : { link, also, twins: [] },
    );
  }
  const cards = [...all.values()];
  const isFelt = ({ link }: FindingCard) => link.factor.kind === 'word';
  return { lived: cards.filter((card) => !isFelt(card)), felt: cards.filter(isFelt) };
}
