import type { ReleasedApp } from '@nafas/data-service/console';
import { healthSinceTrial } from '@nafas/data-service/console/client';
import { usePlatform } from '@nafas/platform/remote';
import { stopsAt, type Tally } from '@nafas/platform/trial';
import { useQuery } from '@tanstack/react-query';
import { findStable, findTrial } from '../releases.ts';
import { tally } from './rates.ts';

interface StopLine {
  /** What the trial did since it began. */
  readonly trial: Tally;
  /** With so many failures of as many visits `nafas watch` takes it back; null where so few visits can't tell. */
  readonly stop: number | null;
}

/** The stop line of a trial, by the counts that `nafas watch` reads; null where there is none, or while they are on the way. */
export function useStopLine(app: ReleasedApp, began: string | null): StopLine | null {
  const [stable, trial] = [findStable(app), findTrial(app)];
  const query = useQuery({
    ...healthSinceTrial(usePlatform(), began ?? ''),
    enabled: began !== null,
  });
  if (!stable || !trial || began === null || !query.data) return null;
  const counted = tally(query.data.trial, app.app, trial.version);
  const usual = tally(query.data.stable, app.app, stable.version);
  return { trial: counted, stop: stopsAt(usual, counted.mounts) };
}
