import type { CrisisScreening } from '@nafas/care/screening';

/** How heavy a text sounds, and what of. Neither the words nor the outcome are kept or reported. */
export type Screen = (text: string) => CrisisScreening;

let loaded: Screen | null = null;
let rules: Screen | null = null;

/** The crisis screen, when it was loaded before. */
export function loadedScreen(): Screen | null {
  return loaded;
}

/**
 * Loads the crisis screen. Where the part with the classifier can't be reached, the rules answer alone, and the next call
 * tries again; rejects where not even they are there.
 */
export async function loadScreening(): Promise<Screen> {
  try {
    // By its public name: the shell provides it under this one, once for all apps.
    const { screenForCrisis } = await import('@nafas/care/screening');
    return (loaded ??= screenForCrisis);
  } catch {
    const { screenByRules } = await import('@nafas/care/rules');
    return (rules ??= screenByRules);
  }
}
