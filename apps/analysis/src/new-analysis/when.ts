import { findInstant } from '@nafas/insights';

/** Whether a time of the person's zone has passed; null is now. */
export function hasPassed(at: string | null, timeZone: string, now = new Date()): boolean {
  if (at === null) return true;
  const instant = findInstant(at, timeZone);
  return instant !== null && instant <= now;
}
