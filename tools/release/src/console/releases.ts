import { openPlace } from '../place/open-place.ts';
import { releasesIn, type Env, type Releases } from './releases-in.ts';

/** The releases in the place that NAFAS_PLACE names; null when none is named. */
export function findReleases(env: Env): Releases | null {
  const address = env['NAFAS_PLACE'];
  return address ? releasesIn(() => openPlace(address), env) : null;
}
