/**
 * Median milliseconds of processor time that `analyse` takes per second of sound, over `runs` runs after one to warm up:
 * time that other work on the machine does not change.
 */
export function millisecondsPerSecond(seconds: number, runs: number, analyse: () => void): number {
  analyse();
  const times = Array.from({ length: runs }, () => {
    const started = process.cpuUsage();
    analyse();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000 / seconds;
  });
  return times.sort((a, b) => a - b)[runs >> 1] ?? Number.NaN;
}
