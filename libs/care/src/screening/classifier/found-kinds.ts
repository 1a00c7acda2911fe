/** The kinds that are learnt by themselves, since each is said in words of its own. */
export const KINDS_FOUND = ['third-person', 'violence', 'eating', 'self-harm', 'method'] as const;

/** A kind that is learnt by itself. */
export type FoundKind = (typeof KINDS_FOUND)[number];

/** The log-odds of each kind. */
export type KindScores = Readonly<Record<FoundKind, number>>;

/** Of a text in no known script. */
export const NO_KINDS: KindScores = {
  'third-person': -Infinity,
  violence: -Infinity,
  eating: -Infinity,
  'self-harm': -Infinity,
  method: -Infinity,
};
