import type { BackendV1 } from '@nafas/platform';
import { DataError, dataErrorOf } from '../data-error.ts';
import { type Goal, parseGoal, parseProgress } from './goal.ts';
import { parseReached, type Reached } from './reached.ts';
import { GOAL_COLUMNS, goalOfRow, goalRow, GOALS_TABLE } from './row.ts';
import type { GoalService } from './service.ts';

// Hosted projects cut an answer at 1000 rows without a word.
const PAGE = 500;
const DONE = 100;
// Whether to try a read again is decided once, by the caller's query cache.
const RETRY = false;

function rowsOf(answer: {
  status: number;
  data: unknown;
  error: { code: string; message: string } | null;
}): unknown[] {
  if (answer.error) throw dataErrorOf({ status: answer.status, error: answer.error });
  return Array.isArray(answer.data) ? answer.data : [];
}

/** Goals in the table `goals`; row-level security gives and takes only the user's own. */
export function createSupabaseGoals(client: Pick<BackendV1, 'from'>): GoalService {
  const goals = () => client.from(GOALS_TABLE);

  async function page(from: number): Promise<unknown[]> {
    const query = goals()
      .select(GOAL_COLUMNS)
      .order('created_at', { ascending: true })
      .order('id', { ascending: true })
      .range(from, from + PAGE - 1)
      .retry(RETRY);
    return rowsOf(await query);
  }

  return {
    async list() {
      const found: Goal[] = [];
      for (let full = true; full;) {
        const rows = await page(found.length);
        found.push(...rows.map(goalOfRow));
        full = rows.length === PAGE;
      }
      return found;
    },

    async add(goal) {
      const row = goalRow(parseGoal(goal));
      const written = rowsOf(
        await goals()
          .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
          .select(GOAL_COLUMNS),
      );
      // Nothing comes back for an id that was there: a repetition, or someone else's row, which we can't see.
      const [stored = undefined] =
        written.length > 0
          ? written
          : rowsOf(await goals().select(GOAL_COLUMNS).eq('id', row.id).retry(RETRY));
      if (stored === undefined) throw new DataError('conflict', 'The id belongs to another row');
      return goalOfRow(stored);
    },

    async setProgress({ id, version }, progress) {
      const change = { progress: parseProgress(progress) };
      const [stored] = rowsOf(
        await goals().update(change).eq('id', id).eq('version', version).select(GOAL_COLUMNS),
      );
      if (stored === undefined) throw new DataError('conflict', 'The goal was changed or removed');
      return goalOfRow(stored);
    },

    async reached() {
      const found: Reached[] = [];
      for (let full = true; full;) {
        const rows = rowsOf(
          await client
            .from('goal_progress')
            .select('goal_id, recorded_at')
            .eq('progress', DONE)
            .order('recorded_at', { ascending: true })
            .order('goal_id', { ascending: true })
            .range(found.length, found.length + PAGE - 1)
            .retry(RETRY),
        );
        found.push(...rows.map(parseReached));
        full = rows.length === PAGE;
      }
      // In order of time: the last of a goal is the one that stays.
      return new Map(found);
    },

    async remove(id) {
      rowsOf(await goals().delete().eq('id', id).select('id'));
    },
  };
}
