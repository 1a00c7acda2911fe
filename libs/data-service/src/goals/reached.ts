import { DataError } from '../data-error.ts';
import { parseTimestamp } from '../timestamp.ts';
import { z } from '../zod.ts';

/** The id of a goal and the instant it reached 100, ISO 8601 in UTC. */
export type Reached = [goalId: string, instant: string];

const rowSchema = z.object({ goal_id: z.guid(), recorded_at: z.string() });

/** A row of `goal_progress`. Throws DataError `invalid`. */
export function parseReached(row: unknown): Reached {
  const result = z.safeParse(rowSchema, row);
  const instant = result.success ? parseTimestamp(result.data.recorded_at) : null;
  if (!result.success || instant === null) throw new DataError('invalid', 'Not a progress');
  return [result.data.goal_id, instant];
}
