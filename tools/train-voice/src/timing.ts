/** Median milliseconds of `analyse` per second of sound, over `runs` runs after one to warm up. */
export function millisecondsPerSecond(seconds: number, runs: number, analyse: () => void): number {
  analyse();
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    analyse();
    return (performance.now() - started) / seconds;
  });
  return times.sort((a, b) => a - b)[runs >> 1] ?? Number.NaN;
}
