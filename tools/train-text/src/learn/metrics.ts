/** The threshold with the best F1 for one label, and that F1; scores[i] against truth[i]. */
export function bestThreshold(
  scores: Float32Array,
  truth: Uint8Array,
): { threshold: number; f1: number } {
  const order = Array.from(scores.keys()).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  let positives = 0;
  for (const t of truth) positives += t;
  let hits = 0;
  let f1 = 0;
  let threshold = Infinity;
  order.forEach((row, i) => {
    hits += truth[row] ?? 0;
    const next = scores[order[i + 1] ?? row] ?? 0;
    if (next === scores[row] && i + 1 < order.length) return;
    const value = (2 * hits) / (i + 1 + positives);
    if (value > f1) {
      f1 = value;
      threshold = ((scores[row] ?? 0) + next) / 2;
    }
  });
  return { threshold, f1 };
}

/** F1 of predicting where score >= threshold. */
export function f1At(scores: Float32Array, truth: Uint8Array, threshold: number): number {
  let hit = 0;
  let wrong = 0;
  scores.forEach((score, i) => {
    const predicted = score >= threshold ? 1 : 0;
    if (predicted !== truth[i]) wrong++;
    else if (predicted) hit++;
  });
  return hit === 0 ? 0 : (2 * hit) / (2 * hit + wrong);
}

/** Area under the ROC curve (ties share their ranks). */
export function auc(scores: Float32Array, truth: Uint8Array): number {
  const order = Array.from(scores.keys()).sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0));
  let rankSum = 0;
  let positives = 0;
  for (let i = 0; i < order.length;) {
    let j = i;
    while (j < order.length && scores[order[j] ?? 0] === scores[order[i] ?? 0]) j++;
    for (let t = i; t < j; t++) {
      if (!truth[order[t] ?? 0]) continue;
      rankSum += (i + 1 + j) / 2;
      positives++;
    }
    i = j;
  }
  const negatives = order.length - positives;
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/** Expected calibration error over ten equal-width bins of probability. */
export function calibrationError(probability: Float32Array, truth: Uint8Array): number {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, p: 0, y: 0 }));
  probability.forEach((p, i) => {
    const bin = bins[Math.min(9, Math.floor(p * 10))];
    if (!bin) return;
    bin.n++;
    bin.p += p;
    bin.y += truth[i] ?? 0;
  });
  return bins.reduce((sum, b) => sum + Math.abs(b.p - b.y), 0) / Math.max(1, probability.length);
}

/** Column k of a row-major matrix. */
export function getColumn<T extends Float32Array | Uint8Array>(
  matrix: T,
  heads: number,
  k: number,
): T {
  return matrix.filter((_, i) => i % heads === k) as T;
}
