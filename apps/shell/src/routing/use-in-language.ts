import { useStore } from '@nafas/platform/use-store';
import { language } from '../platform/preferences.ts';
import { pathIn } from './public-path.ts';

/** Turns the address of a public page into the one in the chosen language; others stay. */
export function useInLanguage(): (address: string) => string {
  const current = useStore(language);
  return (address) => pathIn(current, address);
}
