/**
 * The smallest of the values that so many percent of them don't exceed (nearest rank).
 * @throws RangeError without values.
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('percentile of nothing');
  return found;
}
