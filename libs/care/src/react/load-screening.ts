import type { CrisisLevel } from '../screening/rule.ts';

/** How heavy a text sounds. Neither the words nor the outcome are kept or reported. */
export type Screen = (text: string) => CrisisLevel;

let loaded: Screen | null = null;

/** The crisis screen, when it was loaded before. */
export function loadedScreen(): Screen | null {
  return loaded;
}

/** Loads the crisis screen; rejects where it can't be reached, and tries anew the next time. */
export async function loadScreening(): Promise<Screen> {
  // By its public name: the shell provides it under this one, once for all apps.
  const { screenForCrisis } = await import('@nafas/care/screening');
  return (loaded ??= (text) => screenForCrisis(text).level);
}
