import { readReports, type Result } from '@nafas/requirements';

/** The tests that took longest in the last run, one line each, the slowest first. */
export function slowest(workspace: string, count: number): string[] {
  const measured = readReports(workspace).results.filter(
    (result): result is Result & { ms: number } => result.ms !== undefined,
  );
  return measured
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ ms, file, groups, title }) => {
      const seconds = (ms / 1000).toFixed(1).padStart(6);
      return `${seconds} s  ${[file, ...groups, title].join(' › ')}`;
    });
}
