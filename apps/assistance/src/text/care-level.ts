import { screenForCrisis, type CrisisScreening } from '@nafas/care/screening';

export type CareLevel = CrisisScreening['level'];

/** How heavy a text sounds. Read on this device; neither the words nor the outcome are kept or reported. */
export function careLevelOf(text: string): CareLevel {
  return screenForCrisis(text).level;
}
