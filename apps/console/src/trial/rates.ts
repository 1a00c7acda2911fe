import type { HealthPoint } from '@nafas/data-service/console';
import type { Tally } from '@nafas/platform/trial';

/** All of one version of an app. */
export function tally(points: readonly HealthPoint[], app: string, version: string): Tally {
  const own = points.filter((each) => each.app === app && each.version === version);
  return own.reduce<Tally>(
    (sum, { mounts, failures }) => ({
      mounts: sum.mounts + mounts,
      failures: sum.failures + failures,
    }),
    { mounts: 0, failures: 0 },
  );
}

/** Errors of 1,000 visits; null where there were none. */
export const rate = ({ mounts, failures }: Tally): number | null =>
  mounts === 0 ? null : (failures * 1000) / mounts;

/** Fewer visits tell nothing; `nafas watch` calls nothing good before as many. */
const ENOUGH = 200;

export type Finding = 'too-few' | 'no-worse' | 'worse';

/** How a trial does so far beside the version that the others have. What ends a trial is the test of `nafas watch`. */
export function compare(stable: Tally, trial: Tally): Finding {
  const [before, now] = [rate(stable), rate(trial)];
  if (before === null || now === null || trial.mounts < ENOUGH) return 'too-few';
  return now > before ? 'worse' : 'no-worse';
}

/** The marks of the value axis: the least of these that holds every value. */
export function scaleFor(values: readonly number[]): readonly [number, number, number] {
  const most = Math.max(0, ...values);
  const top = [10, 20, 50, 100, 200, 500].find((each) => each >= most) ?? 1000;
  return [0, top / 2, top];
}
