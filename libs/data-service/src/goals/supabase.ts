import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { fetchAllRows } from '../fetch-all-rows.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { insertIfAbsent } from '../insert-if-absent.ts';
import { changedGoal, goalCodec, parseProgress, stepReader } from './goal.ts';
import type { GoalService } from './service.ts';

const DONE = 100;

/** Goals in the table `goals`; row-level security gives and takes only the user's own. */
export function createSupabaseGoals(client: Pick<BackendV1, 'from'>): GoalService {
  const { columns, parse, ofRow, toRow } = goalCodec;
  const goals = () => client.from(goalCodec.table);
  const steps = () =>
    client
      .from(stepReader.table)
      .select(stepReader.columns)
      .order('recorded_at', { ascending: true })
      .order('goal_id', { ascending: true })
      .order('version', { ascending: true });

  return {
    async list() {
      const rows = await fetchAllRows(() =>
        goals()
          .select(columns)
          .order('created_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(ofRow);
    },

    async add(goal) {
      const row = toRow(parse(goal));
      return ofRow(await insertIfAbsent(goals, row, columns));
    },

    async setProgress({ id, version }, progress) {
      const change = { progress: parseProgress(progress) };
      const [stored] = unwrapRows(
        await goals().update(change).eq('id', id).eq('version', version).select(columns),
      );
      if (stored === undefined) throw new DataError('conflict', 'The goal was changed or removed');
      return ofRow(stored);
    },

    async change(goal, change) {
      const { title, description, category, deadline } = changedGoal(goal, change);
      const [stored] = unwrapRows(
        await goals()
          .update({ title, description, category, deadline })
          .eq('id', goal.id)
          .eq('version', goal.version)
          .select(columns),
      );
      if (stored === undefined) throw new DataError('conflict', 'The goal was changed or removed');
      return ofRow(stored);
    },

    async reached() {
      const rows = await fetchAllRows(() => steps().eq('progress', DONE));
      // In order of time: the last of a goal is the one that stays.
      return new Map(
        rows.map(stepReader.ofRow).map(({ goalId, recordedAt }) => [goalId, recordedAt]),
      );
    },

    async steps(goalIds) {
      const rows = await fetchAllRows(() => steps().in('goal_id', [...goalIds]));
      return rows.map(stepReader.ofRow);
    },

    async remove(id) {
      unwrapRows(await goals().delete().eq('id', id).select('id'));
    },
  };
}
