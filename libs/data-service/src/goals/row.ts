import { type Goal, parseGoal } from './goal.ts';

/** The table of goals; also the name for `platform.enqueue`. */
export const GOALS_TABLE = 'goals';

/** The columns of `goals` that a client writes. The backend adds the owner and counts the version. */
export type GoalRow = {
  id: string;
  title: string;
  description: string;
  category: string;
  deadline: string;
  progress: number;
  started_on: string;
  created_at: string;
};

/** The columns to ask for. */
export const GOAL_COLUMNS =
  'id, title, description, category, deadline, progress, started_on, created_at, version';

/** The row to insert for a goal, e.g. as `platform.enqueue({ table: GOALS_TABLE, row, topic })`. */
export function goalRow(goal: Goal): GoalRow {
  const { id, title, description, category, deadline, progress, startedOn, createdAt } = goal;
  const place = { started_on: startedOn, created_at: createdAt };
  return { id, title, description, category, deadline, progress, ...place };
}

/** The goal of a row; one that was never at the server is version 1. Throws DataError `invalid` for anything else. */
export function goalOfRow(row: unknown): Goal {
  if (typeof row !== 'object' || row === null) return parseGoal(row);
  const { started_on, created_at, ...same } = row as Partial<GoalRow>;
  return parseGoal({ version: 1, ...same, startedOn: started_on, createdAt: created_at });
}
