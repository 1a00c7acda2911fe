/** Horizontal place of the i-th of n values, 0 to 100. */
export function toPercent(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * 100 : 0;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * An SVG path through values of 0 to 10 in a box of 100 by 100, 10 at the top. Each piece leaves and arrives level where
 * the line turns and otherwise follows its neighbours (monotone cubic, Fritsch and Carlson 1980), so it never swings
 * past a value.
 */
export function smoothPath(values: readonly number[]): string {
  const y = values.map((value) => 100 - value * 10);
  const step = toPercent(1, values.length);
  const rise = (i: number) => ((y[i + 1] ?? 0) - (y[i] ?? 0)) / step;
  const slope = (i: number) => {
    if (i === 0) return rise(0);
    if (i === y.length - 1) return rise(i - 1);
    const [before, after] = [rise(i - 1), rise(i)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  const pieces = y.slice(1).map((end, i) => {
    const [x0, x1, start] = [toPercent(i, y.length), toPercent(i + 1, y.length), y[i] ?? 0];
    const third = step / 3;
    const points = [
      [x0 + third, start + slope(i) * third],
      [x1 - third, end - slope(i + 1) * third],
      [x1, end],
    ];
    return `C${points.map((point) => point.map(round).join(' ')).join(' ')}`;
  });
  return `M0 ${round(y[0] ?? 0)}${pieces.join('')}`;
}
