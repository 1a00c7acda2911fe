/** Platt scaling: p = sigmoid(slope * logit + offset). */
export interface Platt {
  readonly slope: number;
  readonly offset: number;
}

/** Fits slope and offset by Newton steps on the log loss, with Platt's softened targets. */
export function fitPlatt(logits: Float32Array, truth: Uint8Array): Platt {
  let positives = 0;
  for (const t of truth) positives += t;
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (truth.length - positives + 2);
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < 50; step++) {
    let ga = 0,
      gb = 0,
      haa = 1e-6,
      hab = 0,
      hbb = 1e-6;
    for (let i = 0; i < logits.length; i++) {
      const z = logits[i] ?? 0;
      const p = 1 / (1 + Math.exp(-(slope * z + offset)));
      const e = p - (truth[i] ? high : low);
      const h = Math.max(p * (1 - p), 1e-9);
      ga += e * z;
      gb += e;
      haa += h * z * z;
      hab += h * z;
      hbb += h;
    }
    const det = haa * hbb - hab * hab;
    const da = (hbb * ga - hab * gb) / det;
    const db = (haa * gb - hab * ga) / det;
    slope -= Math.max(-1, Math.min(1, da));
    offset -= Math.max(-1, Math.min(1, db));
    if (Math.abs(da) + Math.abs(db) < 1e-7) break;
  }
  return { slope, offset };
}
