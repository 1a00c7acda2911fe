import {
  decodePack,
  extract,
  FeatureBuffer,
  type FeatureSpec,
  type PackOutput,
  Scorer,
} from '@nafas/emotion/text';
import { outputTruth, type Task } from './data/task.ts';
import { encodePack } from './encode.ts';
import { trainCommittee } from './learn/committee.ts';
import { scoreRows } from './learn/linear.ts';
import { selectColumns, type Sparse, toSparse } from './learn/matrix.ts';
import { bestThreshold, getColumn } from './learn/metrics.ts';
import { fitPlatt } from './learn/platt.ts';
import {
  fitSparse,
  type FitOptions,
  IDF_STEP,
  quantise,
  type Vocabulary,
  vocabulary,
} from './learn/sparse-fit.ts';
import { runAll, type StackerOptions } from './learn/stacker.ts';

/** Everything that is chosen by hand for one language. */
export interface Recipe {
  readonly version: string;
  readonly spec: FeatureSpec;
  /** Rows a feature must occur in. */
  readonly leastRows: number;
  readonly idfPower: number;
  readonly fit: FitOptions;
  readonly stacker: StackerOptions;
  /** How many stackers, from different seeds, are averaged into one. */
  readonly members: number;
  readonly folds: number;
  /** Share of the first round's belief in the targets of the second, 0-1; 0: one round. */
  readonly softShare: number;
  /** Weight step as a share of their root mean square: larger is smaller on disk. */
  readonly stepShare: number;
}

/**
 * Trains one pack on task.train alone: linear heads pruned and rounded; then, on logits from
 * cross-validation (rows the model did not see), the stacker, the thresholds and the calibration.
 * The dev rows are not looked at.
 */
export function trainPack(task: Task, recipe: Recipe): ArrayBuffer {
  const { spec } = recipe;
  const { texts, truth } = task.train;
  const heads = task.heads.length;
  const raw = toSparse(texts, spec);
  const words = vocabulary(raw, 1 << spec.bits, recipe.leastRows, recipe.idfPower);
  const x = selectColumns(raw, words.map, words.scale);
  const all = Int32Array.from(texts.keys());
  const wanted = outputTruth(task, task.train);
  const outputs = task.outputs.length;
  const unseen = (target: Float32Array) =>
    withLength(crossFit(x, target, heads, words, recipe), heads, texts, spec);
  const committee = (input: Float32Array) =>
    trainCommittee(input, heads + 1, wanted, outputs, recipe.stacker, recipe.members);
  let target = Float32Array.from(truth);
  if (recipe.softShare > 0) {
    const input = unseen(target);
    target = soften(task, target, runAll(committee(input), input), recipe.softShare);
  }
  const input = unseen(target);
  const stacker = committee(input);
  const logits = runAll(stacker, input);
  const packOutputs = task.outputs.map(({ group, label }, k): PackOutput => {
    const scores = getColumn(logits, outputs, k);
    const labels = getColumn(wanted, outputs, k);
    const { slope, offset } = fitPlatt(scores, labels);
    const { threshold } = bestThreshold(scores, labels);
    return {
      group,
      label,
      threshold: round(Math.min(threshold, 99)),
      slope: round(slope),
      offset: round(offset),
    };
  });
  const fit = fitSparse(x, target, heads, words, all, recipe.fit);
  const { levels, steps } = quantise(fit.model, recipe.stepShare);
  return encodePack({
    header: {
      lang: task.lang,
      version: recipe.version,
      data: task.source,
      licence: task.licence,
      spec,
      heads: task.heads,
      outputs: packOutputs,
      steps,
      bias: Array.from(fit.model.bias, round),
      idfStep: IDF_STEP,
    },
    // The scorer multiplies by idf itself, so the level belongs to the feature.
    buckets: fit.columns.map((c) => words.buckets[c] ?? 0),
    idf: Uint8Array.from(fit.columns, (c) => words.level[c] ?? 1),
    levels,
    stacker,
  });
}

/** Logits of the linear heads for every row, from models that did not see the row. */
function crossFit(
  x: Sparse,
  target: Float32Array,
  heads: number,
  words: Vocabulary,
  { folds, fit: options }: Recipe,
): Float32Array {
  const all = Int32Array.from({ length: x.ptr.length - 1 }, (_, i) => i);
  const out = new Float32Array(all.length * heads);
  for (let fold = 0; fold < folds; fold++) {
    const mine = all.filter((row) => row % folds === fold);
    const rest = all.filter((row) => row % folds !== fold);
    const fit = fitSparse(x, target, heads, words, rest, options);
    scoreRows(fit.x, fit.model, mine, out);
  }
  return out;
}

/**
 * Labels mixed with what the first round believed of rows it had not seen: raters overlook labels,
 * and a target between the two teaches more than a wrong 0 or 1.
 */
function soften(
  task: Task,
  truth: Float32Array,
  logits: Float32Array,
  share: number,
): Float32Array<ArrayBuffer> {
  const heads = task.heads.length;
  const width = task.outputs.length;
  const getOutput = task.heads.map((head) =>
    task.outputs.findIndex((rule) => rule.anyOf?.length === 1 && rule.anyOf[0] === head),
  );
  return Float32Array.from(truth, (label, i) => {
    const k = getOutput[i % heads] ?? -1;
    if (k < 0) return label;
    const logit = logits[Math.floor(i / heads) * width + k] ?? 0;
    return (1 - share) * label + share / (1 + Math.exp(-logit));
  });
}

/** Logits of every output for every text, from the pack as it ships. */
export function scorePack(pack: ArrayBuffer, texts: readonly string[]): Float32Array {
  const scorer = new Scorer(decodePack(pack));
  const out = new Float32Array(texts.length * scorer.logits.length);
  texts.forEach((text, i) => {
    scorer.score(text);
    out.set(scorer.logits, i * scorer.logits.length);
  });
  return out;
}

function withLength(
  z: Float32Array,
  heads: number,
  texts: readonly string[],
  spec: FeatureSpec,
): Float32Array {
  const out = new Float32Array(texts.length * (heads + 1));
  const buffer = new FeatureBuffer();
  for (let i = 0; i < texts.length; i++) {
    out.set(z.subarray(i * heads, (i + 1) * heads), i * (heads + 1));
    out[i * (heads + 1) + heads] = Math.log1p(extract(texts[i] ?? '', spec, buffer).tokens.length);
  }
  return out;
}

const round = (value: number) => Number(value.toPrecision(5));
