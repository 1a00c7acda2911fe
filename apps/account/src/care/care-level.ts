import { screenForCrisis, type CrisisScreening } from '@nafas/care/screening';

/** How heavy a text sounds. Read on this device; neither the words nor the outcome are kept or reported. */
export function careLevelOf(text: string): CrisisScreening['level'] {
  return screenForCrisis(text).level;
}
