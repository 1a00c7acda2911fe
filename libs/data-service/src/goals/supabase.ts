import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { everyRow } from '../every-row.ts';
import { rowsOf } from '../rows-of.ts';
import { storeOnce } from '../store-once.ts';
import { parseGoal, parseProgress } from './goal.ts';
import { parseReached } from './reached.ts';
import { GOAL_COLUMNS, goalOfRow, goalRow, GOALS_TABLE } from './row.ts';
import type { GoalService } from './service.ts';

const DONE = 100;

/** Goals in the table `goals`; row-level security gives and takes only the user's own. */
export function createSupabaseGoals(client: Pick<BackendV1, 'from'>): GoalService {
  const goals = () => client.from(GOALS_TABLE);

  return {
    async list() {
      const rows = await everyRow(() =>
        goals()
          .select(GOAL_COLUMNS)
          .order('created_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(goalOfRow);
    },

    async add(goal) {
      const row = goalRow(parseGoal(goal));
      return goalOfRow(await storeOnce(goals, row, GOAL_COLUMNS));
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
      const rows = await everyRow(() =>
        client
          .from('goal_progress')
          .select('goal_id, recorded_at')
          .eq('progress', DONE)
          .order('recorded_at', { ascending: true })
          .order('goal_id', { ascending: true }),
      );
      // In order of time: the last of a goal is the one that stays.
      return new Map(rows.map(parseReached));
    },

    async remove(id) {
      rowsOf(await goals().delete().eq('id', id).select('id'));
    },
  };
}
