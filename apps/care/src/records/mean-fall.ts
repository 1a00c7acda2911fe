import type { ThoughtRecord } from '@nafas/data-service/thought-records';

/** By how much the feelings of a record fell on average, negative where they rose; null where one side is missing. */
export function meanFall({
  before,
  after,
}: Pick<ThoughtRecord, 'before' | 'after'>): number | null {
  if (before.length === 0 || before.length !== after.length) return null;
  const falls = before.map((strength, index) => strength - (after[index] ?? strength));
  return falls.reduce((sum, fall) => sum + fall, 0) / falls.length;
}
