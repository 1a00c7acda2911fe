import type { Pack } from './pack/decode.ts';
import { probability, Scorer } from './pack/score.ts';

/** The result of one group of outputs of a pack, e.g. the 28 labels. */
export interface LabelGroup {
  /** Labels whose logit reached its threshold. */
  readonly predicted: readonly string[];
  /** Calibrated probability per label, 0-1. */
  readonly probabilities: Readonly<Record<string, number>>;
}

/** The prediction of a pack alone for a text, without the lexicon. */
export interface Prediction {
  readonly groups: ReadonlyMap<string, LabelGroup>;
  /** Share of the words and word pairs the pack knows, 0-1. */
  readonly known: number;
}

/** Predicts the labels of texts by one pack, without the lexicon. */
export class Predictor {
  readonly scorer: Scorer;
  readonly pack: Pack;

  constructor(pack: Pack) {
    this.pack = pack;
    this.scorer = new Scorer(pack);
  }

  /** Every group of the pack for one text. */
  predict(text: string): Prediction {
    this.scorer.score(text);
    const groups = new Map<
      string,
      { predicted: string[]; probabilities: Record<string, number> }
    >();
    this.pack.header.outputs.forEach((output, k) => {
      let group = groups.get(output.group);
      if (!group) groups.set(output.group, (group = { predicted: [], probabilities: {} }));
      const logit = this.scorer.logits[k] ?? 0;
      group.probabilities[output.label] = probability(output, logit);
      if (logit >= output.threshold) group.predicted.push(output.label);
    });
    return { groups, known: this.scorer.known };
  }
}
