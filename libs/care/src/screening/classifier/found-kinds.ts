/** The kinds that are learnt by themselves, since each is said in words of its own. */
export const KINDS_FOUND = ['third-person', 'violence', 'eating', 'self-harm', 'method'] as const;

/** A kind that has weights of its own; the others are told by rules. */
export type FoundKind = (typeof KINDS_FOUND)[number];

/** The log-odds of each kind. */
export type KindScores = Readonly<Record<FoundKind, number>>;

/** The scores of a text in no known script: no kind is likely. */
export const NO_KINDS: KindScores = {
  'third-person': -Infinity,
  violence: -Infinity,
  eating: -Infinity,
  'self-harm': -Infinity,
  method: -Infinity,
};
