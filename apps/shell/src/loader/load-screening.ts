import { setPace } from '@nafas/care/pace';
import type * as Screening from '@nafas/care/screening';
import { inTurns } from '@nafas/platform/tasks';

/**
 * Loads the crisis screen with all that it has learnt of English and Arabic, in tasks that leave the page its turn. Whole:
 * an app of an earlier version reads texts as soon as it has the module.
 */
export async function loadScreening(): Promise<typeof Screening> {
  setPace(inTurns);
  const screening = await import('@nafas/care/screening');
  await screening.loadPack('en');
  return screening;
}
