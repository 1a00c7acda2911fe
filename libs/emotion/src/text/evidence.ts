import type { EmotionValue, ReadingEvidence } from '../reading/reading.ts';
import { getEffects, type LexiconHit } from './lexicon/lexicon.ts';
import { probability } from './pack/score.ts';
import type { Predictor } from './predict.ts';

/** How many words the "why" panel is given. */
const SHOWN = 5;
/** A value below this probability is not explained. */
const WORTH_EXPLAINING = 0.2;
const SAYS_SOMETHING = /[\p{L}\p{Extended_Pictographic}]|[:;=]['-]?[()d]/u;

/**
 * The words that weighed most: for the model what their n-grams added (of the text it scored
 * last), for the lexicon by its rules.
 */
export function evidence(
  predictor: Predictor | undefined,
  hits: readonly LexiconHit[],
): ReadingEvidence[] {
  const found = new Map<string, ReadingEvidence>();
  const add = (what: string, towards: EmotionValue, weight: number, negated = false) => {
    const known = found.get(what);
    if (!known || Math.abs(known.weight) < Math.abs(weight)) {
      const item = { kind: 'word', what, towards, weight: Number(weight.toFixed(2)) } as const;
      found.set(what, negated ? { ...item, negated } : item);
    }
  };
  for (const hit of hits) {
    const [best] = Object.entries(getEffects(hit)).sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
    if (best) add(hit.words, best[0] as EmotionValue, best[1], hit.negated);
  }
  if (predictor) modelWords(predictor, add);
  return [...found.values()]
    .filter((item) => Math.abs(item.weight) >= 0.05)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, SHOWN);
}

/** Of the text the predictor scored last. */
function modelWords(
  predictor: Predictor,
  add: (what: string, towards: EmotionValue, weight: number) => void,
): void {
  const { scorer, pack } = predictor;
  pack.header.outputs.forEach((output, k) => {
    if (output.group !== 'reading') return;
    if (probability(output, scorer.logits[k] ?? 0) < WORTH_EXPLAINING) return;
    scorer.tokenShares(k).forEach((share, i) => {
      const token = scorer.features.tokens[i] ?? '';
      if (!SAYS_SOMETHING.test(token)) return;
      add(token, output.label as EmotionValue, Math.tanh((output.slope * share) / 2));
    });
  });
}
