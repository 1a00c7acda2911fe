import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { fetchAllRows } from '../fetch-all-rows.ts';
import { insertIfAbsent } from '../insert-if-absent.ts';
import { insertOrIgnore } from '../insert-or-ignore.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { changedHabit, habitCodec } from './habit.ts';
import { markCodec } from './mark.ts';
import type { HabitService } from './service.ts';

/** Habits in the tables `habits` and `habit_marks`; row-level security gives and takes only the user's own. */
export function createSupabaseHabits(client: Pick<BackendV1, 'from'>): HabitService {
  const { columns, parse, ofRow, toRow } = habitCodec;
  const habits = () => client.from(habitCodec.table);
  const marks = () => client.from(markCodec.table);

  return {
    async list({ sinceLocalDate }) {
      const [all, days] = await Promise.all([
        fetchAllRows(() =>
          habits()
            .select(columns)
            .order('created_at', { ascending: true })
            .order('id', { ascending: true }),
        ),
        fetchAllRows(() =>
          marks()
            .select(markCodec.columns)
            .gte('local_date', sinceLocalDate)
            .order('local_date', { ascending: true })
            .order('id', { ascending: true }),
        ),
      ]);
      return { habits: all.map(ofRow), marks: days.map(markCodec.ofRow) };
    },

    async add(habit) {
      return ofRow(await insertIfAbsent(habits, toRow(parse(habit)), columns));
    },

    async change(habit, change) {
      const { title, description, category, per_week, exercise } = toRow(
        changedHabit(habit, change),
      );
      const [stored] = unwrapRows(
        await habits()
          .update({ title, description, category, per_week, exercise })
          .eq('id', habit.id)
          .eq('version', habit.version)
          .select(columns),
      );
      if (stored === undefined) throw new DataError('conflict', 'The habit was changed or removed');
      return ofRow(stored);
    },

    // What was said later may be there already, so nothing is read back.
    async mark(mark) {
      await insertOrIgnore({ table: marks, row: markCodec.toRow(markCodec.parse(mark)) });
    },

    async remove(id) {
      unwrapRows(await habits().delete().eq('id', id).select('id'));
    },
  };
}
