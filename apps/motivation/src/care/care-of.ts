import { screenForCrisis, type CrisisScreening } from '@nafas/care/screening';

export type CareLevel = CrisisScreening['level'];

/** How heavy a goal's words sound. Read on this device; neither the words nor the outcome are kept or reported. */
export function careOf(goal: { readonly title: string; readonly description: string }): CareLevel {
  return screenForCrisis(`${goal.title}\n${goal.description}`).level;
}
