import { MAX_DESCRIPTION, MAX_TITLE, type GoalCategory } from '@nafas/data-service/goals';
import { isLocalDate } from '@nafas/insights';

/** The fields of the form as typed. */
export interface Draft {
  readonly title: string;
  readonly description: string;
  readonly category: GoalCategory;
  /** `YYYY-MM-DD`, or empty while the date field is. */
  readonly deadline: string;
}

/** An empty form: category Health, deadline today. */
export function emptyDraft(today: string): Draft {
  return { title: '', description: '', category: 'Health', deadline: today };
}

/** The fields that can be wrong, in the order in which they stand. */
export const CHECKED_FIELDS = ['title', 'description', 'deadline'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
export type Problem = 'required' | 'tooLong' | 'past';

const length = (text: string) => [...text.trim()].length;

function checkText(text: string, most: number): Problem | undefined {
  if (length(text) === 0) return 'required';
  return length(text) > most ? 'tooLong' : undefined;
}

function checkDeadline(deadline: string, today: string): Problem | undefined {
  if (!isLocalDate(deadline)) return 'required';
  return deadline < today ? 'past' : undefined;
}

/** Returns the problems of a draft by field; empty when it may be sent. `today` is the day where the person is. */
export function checkGoal(draft: Draft, today: string): Partial<Record<CheckedField, Problem>> {
  const found = {
    title: checkText(draft.title, MAX_TITLE),
    description: checkText(draft.description, MAX_DESCRIPTION),
    deadline: checkDeadline(draft.deadline, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** Characters that may still be added; negative when there are too many. */
export function left(text: string, most: number): number {
  return most - length(text);
}
