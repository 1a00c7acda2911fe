import { type CountryHelp, countryOfLanguages, type Helpline, helplinesFor } from '@nafas/care';
import { usePlatform, useStore } from '@nafas/platform/remote';

/** The numbers of the place: two lines at most, since who needs them must not have to choose. */
export interface EmergencyLines {
  readonly country: string | null;
  readonly emergency: CountryHelp['emergency'] | null;
  readonly lines: readonly Helpline[];
}

const MOST = 2;
const FIRST: readonly Helpline['kind'][] = ['suicide', 'emotional-support', 'text'];

/** Those of the country that was chosen, or, until then, of the one that the browser's languages name. */
export function useEmergencyLines(): EmergencyLines {
  const country = useStore(usePlatform().country) ?? countryOfLanguages(navigator.languages);
  const help = country === null ? null : helplinesFor(country);
  const lines = FIRST.flatMap(
    (kind) => help?.lines.filter((line) => line.kind === kind) ?? [],
  ).slice(0, MOST);
  return { country, emergency: help?.emergency ?? null, lines };
}
