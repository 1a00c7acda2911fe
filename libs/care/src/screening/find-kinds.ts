import { type FoundKind, KINDS_FOUND } from './classifier/found-kinds.ts';
import type { TextScores } from './classifier/score-danger.ts';

/** In so few words the rules know what is said; what was learnt of long texts adds nothing to a worry or a denial. */
export const FEW_WORDS = 14;
/** From so many words on a text is a page: the heaviest of many passages weighs more than it says. */
export const PAGE = 80;

/**
 * Above 0 a kind is taken as found by what was learnt alone: self-harm and method are danger, the others a worry. Where
 * the rules know the words for a denial or a saying, and in many words, more is needed.
 */
const FOUND_CLEARED = 0.3;
const FOUND_IN_MANY = 0.3;
const FOUND_ON_PAGE = 0.7;
// A handful of words tells little of itself.
const HANDFUL = 6;
const FOUND_IN_HANDFUL = 0.3;

// From here on a kind is sure. In a few words without a rule a weak one is mostly a knife in the kitchen or a pill for a
// headache where the classifier of danger is calm.
export const SURE_OF_KIND = 0.5;
const CALM_IN_FEW = -0.4;
export const DANGEROUS: ReadonlySet<FoundKind> = new Set(['self-harm', 'method']);

// In many words without a rule: people tell of others, of quarrels and of meals without any danger. Somebody else's danger
// is found where both classifiers together say so, violence and eating where that of danger does not find it calm.
const THIRD_WITH_DANGER = -0.65;
const CALM: Readonly<Partial<Record<FoundKind, number>>> = { violence: -1.3, eating: -1.2 };

/** A text as far as the rules and its length tell. */
export interface RuledText {
  /** How many words it has. */
  readonly count: number;
  /** The rules know its words for a denial or a saying. */
  readonly isCleared: boolean;
  /** Rules found something in it. */
  readonly isMatched: boolean;
}

/** The kinds that are found by what was learnt of each. */
export function findKinds({ danger, kinds }: TextScores, text: RuledText): FoundKind[] {
  const isShort = text.count <= FEW_WORDS;
  if (isShort && text.isCleared) return [];
  const line = (text.isCleared ? FOUND_CLEARED : 0) + lineByLength(text.count);
  return KINDS_FOUND.filter((kind) => {
    const isWeak = DANGEROUS.has(kind) && kinds[kind] < SURE_OF_KIND && danger < CALM_IN_FEW;
    if (isShort && !text.isMatched && isWeak) return false;
    if (isShort || text.isMatched) return kinds[kind] >= line;
    if (kind === 'third-person') return kinds[kind] + danger >= line + THIRD_WITH_DANGER;
    return kinds[kind] >= line && danger >= (CALM[kind] ?? -Infinity);
  });
}

function lineByLength(count: number): number {
  if (count <= HANDFUL) return FOUND_IN_HANDFUL;
  if (count <= FEW_WORDS) return 0;
  return count < PAGE ? FOUND_IN_MANY : FOUND_ON_PAGE;
}
