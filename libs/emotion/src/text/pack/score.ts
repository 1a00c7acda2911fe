import { extract, FeatureBuffer } from '../features/extract.ts';
import type { Pack } from './decode.ts';
import { runStacker, stackerSlopes } from './stacker.ts';

/** Scores texts with one pack; keeps its scratch memory between texts. */
export class Scorer {
  readonly features = new FeatureBuffer();
  /** Logits of the linear heads and, last, log(1 + words): the input of the stacker. */
  readonly heads: Float32Array;
  /** Logits of the outputs, in the order of the header. */
  readonly logits: Float32Array;
  /** Share of the word features of the last text that the pack knows, 0-1. */
  known = 0;
  readonly #pack: Pack;
  readonly #bias: Float32Array;
  readonly #x: Float32Array;
  readonly #h: Float32Array;

  constructor(pack: Pack) {
    this.#pack = pack;
    this.#bias = Float32Array.from(pack.header.bias);
    this.heads = new Float32Array(pack.stacker.inputs);
    this.logits = new Float32Array(pack.stacker.outputs);
    this.#x = new Float32Array(pack.stacker.inputs);
    this.#h = new Float32Array(pack.stacker.hidden);
  }

  /** Fills `heads`, `logits` and `known` for one text. */
  score(text: string): void {
    const { spec } = this.#pack.header;
    const features = extract(text, spec, this.features);
    this.heads.fill(0);
    this.heads.set(this.#bias);
    const wordWeight = 1 / Math.sqrt(features.words || 1);
    const charWeight = spec.charWeight / Math.sqrt(features.size - features.words || 1);
    const known = this.#add(0, features.words, wordWeight);
    this.#add(features.words, features.size, charWeight);
    this.known = features.words === 0 ? 0 : known / features.words;
    this.heads[this.heads.length - 1] = Math.log1p(features.tokens.length);
    runStacker(this.#pack.stacker, this.heads, this.#x, this.#h, this.logits);
  }

  /**
   * The share of each token of the last text in the logit of output k: its own n-grams and those
   * beginning in it, through the stacker linearised where it stands.
   */
  tokenShares(k: number): Float32Array {
    const { rowOfBucket, rowStart, head, weight, stacker, header } = this.#pack;
    const { features } = this;
    const slopes = stackerSlopes(stacker, this.#h, k);
    const shares = new Float32Array(features.tokens.length);
    const wordWeight = 1 / Math.sqrt(features.words || 1);
    const charWeight = header.spec.charWeight / Math.sqrt(features.size - features.words || 1);
    for (let i = 0; i < features.size; i++) {
      const row = rowOfBucket[features.buckets[i] as number] as number;
      if (row === 0) continue;
      let sum = 0;
      for (let j = rowStart[row - 1] as number, end = rowStart[row] as number; j < end; j++) {
        sum += (weight[j] as number) * (slopes[head[j] as number] as number);
      }
      const token = features.tokenOf[i] as number;
      shares[token] =
        (shares[token] as number) + sum * (i < features.words ? wordWeight : charWeight);
    }
    return shares;
  }

  #add(from: number, to: number, value: number): number {
    const { rowOfBucket, rowStart, head, weight } = this.#pack;
    const { heads, features } = this;
    let known = 0;
    for (let i = from; i < to; i++) {
      const row = rowOfBucket[features.buckets[i] as number] as number;
      if (row === 0) continue;
      known++;
      for (let j = rowStart[row - 1] as number, end = rowStart[row] as number; j < end; j++) {
        const k = head[j] as number;
        heads[k] = (heads[k] as number) + (weight[j] as number) * value;
      }
    }
    return known;
  }
}

/** Calibrated probability of an output from its logit. */
export function probability(output: { slope: number; offset: number }, logit: number): number {
  return 1 / (1 + Math.exp(-(output.slope * logit + output.offset)));
}
