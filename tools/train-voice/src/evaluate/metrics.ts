/** One judged clip: the truth, the probability given, and the emotion it was. */
export interface Judged {
  readonly y: 0 | 1;
  readonly p: number;
}

/** Unweighted average recall of both classes at probability .5. */
export function uar(judged: readonly Judged[]): number {
  const recall = (y: 0 | 1) => {
    const own = judged.filter((j) => j.y === y);
    return own.filter((j) => j.p >= 0.5 === (y === 1)).length / own.length;
  };
  return (recall(0) + recall(1)) / 2;
}

/** Area under the ROC curve (ties count half). */
export function auc(judged: readonly Judged[]): number {
  const high = judged.filter((j) => j.y === 1);
  const low = judged.filter((j) => j.y === 0);
  let wins = 0;
  for (const h of high) for (const l of low) wins += h.p > l.p ? 1 : h.p === l.p ? 0.5 : 0;
  return wins / (high.length * low.length);
}

/** Expected calibration error over ten bins of the probability of being aroused. */
export function calibrationError(judged: readonly Judged[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inBin = judged.filter((j) => Math.min(9, Math.floor(j.p * 10)) === bin);
    const gap = inBin.reduce((sum, j) => sum + j.p - j.y, 0);
    error += Math.abs(gap);
  }
  return error / judged.length;
}
