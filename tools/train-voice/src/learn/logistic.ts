/** One example: standardised features, 0 or 1, and how much it counts. */
export interface Example {
  readonly x: readonly number[];
  readonly y: 0 | 1;
  readonly weight: number;
}

/** Weights and bias of a logistic model. */
export interface Fit {
  readonly weights: number[];
  readonly bias: number;
}

/**
 * Logistic regression with a ridge penalty (not on the bias), by Newton's method from zero: no
 * randomness, so the same data give the same model.
 */
export function fitLogistic(examples: readonly Example[], ridge: number, steps = 10): Fit {
  const size = (examples[0]?.x.length ?? 0) + 1;
  const beta = new Float64Array(size);
  for (let step = 0; step < steps; step++) {
    const gradient = new Float64Array(size);
    const hessian = Array.from({ length: size }, () => new Float64Array(size));
    for (const { x, y, weight } of examples) {
      const row = [...x, 1];
      const logit = row.reduce((sum, v, i) => sum + v * (beta[i] ?? 0), 0);
      const p = 1 / (1 + Math.exp(-logit));
      const pull = weight * (p - y);
      const curve = weight * p * (1 - p);
      row.forEach((a, i) => {
        gradient[i] = (gradient[i] ?? 0) + pull * a;
        const line = hessian[i];
        if (line) row.forEach((b, j) => (line[j] = (line[j] ?? 0) + curve * a * b));
      });
    }
    for (let i = 0; i < size - 1; i++) {
      gradient[i] = (gradient[i] ?? 0) + ridge * (beta[i] ?? 0);
      const line = hessian[i];
      if (line) line[i] = (line[i] ?? 0) + ridge;
    }
    const change = solve(hessian, gradient);
    change.forEach((c, i) => (beta[i] = (beta[i] ?? 0) - c));
  }
  return { weights: [...beta.subarray(0, size - 1)], bias: beta[size - 1] ?? 0 };
}

/** Solves a * x = b for a symmetric positive definite `a` (Cholesky). */
export function solve(a: readonly Float64Array[], b: Float64Array): Float64Array {
  const n = b.length;
  const l = Array.from({ length: n }, () => new Float64Array(n));
  const at = (m: readonly Float64Array[], i: number, j: number) => m[i]?.[j] ?? 0;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = at(a, i, j);
      for (let k = 0; k < j; k++) sum -= at(l, i, k) * at(l, j, k);
      const row = l[i];
      if (row) row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(l, j, j);
    }
  }
  const x = b.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = (x[i] ?? 0) - at(l, i, k) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / at(l, i, i);
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = (x[i] ?? 0) - at(l, k, i) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / at(l, i, i);
  }
  return x;
}
