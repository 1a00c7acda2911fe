import {
  type CountryHelp,
  countryOfLanguages,
  type Helpline,
  helplineName,
  helplinesFor,
} from '@nafas/care';
import { usePlatform, useStore } from '@nafas/platform/remote';

const FIRST: readonly Helpline['kind'][] = ['suicide', 'emotional-support', 'text'];

/** The emergency number and the first line of the country that was chosen, or that the browser's languages name. */
export function useEmergencyLines(): {
  readonly emergency: CountryHelp['emergency']['numbers'][number] | null;
  readonly line: (ReturnType<typeof helplineName> & { readonly phone: string }) | null;
} {
  const platform = usePlatform();
  const language = useStore(platform.language);
  const country = useStore(platform.country) ?? countryOfLanguages(navigator.languages);
  const help = country === null ? null : helplinesFor(country);
  const found = FIRST.flatMap(
    (kind) => help?.lines.filter((each) => each.kind === kind) ?? [],
  ).find(({ phones }) => phones.length > 0);
  const [phone] = found?.phones ?? [];
  return {
    emergency: help?.emergency.numbers[0] ?? null,
    line: found && phone !== undefined ? { ...helplineName(found, language), phone } : null,
  };
}
