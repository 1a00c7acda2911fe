import { screenForCrisis, type CrisisScreening } from '@nafas/care/screening';

export type CareLevel = CrisisScreening['level'];

/** How heavy a note sounds. Read on this device; neither the words nor the outcome are kept or reported. */
export function careLevelOf(notes: string): CareLevel {
  return screenForCrisis(notes).level;
}
