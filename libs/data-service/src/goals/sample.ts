import { addDays, localDateAt } from '@nafas/insights';
import { loadGoalWords, type GoalWords as Words } from '../sample-person/goal-words.ts';
import type { Goal, GoalCategory, GoalStep } from './goal.ts';

interface SampleGoal {
  /** Where its words stand in the texts. */
  words: keyof Words['goals'];
  category: GoalCategory;
  /** Days ago that it was made ... */
  age: number;
  /** ... and days from today to the deadline. */
  left: number;
  progress: number;
}

/** A made-up person's goals, one of each status. */
const GOALS: readonly SampleGoal[] = [
  { words: 'breathing', category: 'Health', age: 17, left: 12, progress: 60 },
  { words: 'walking', category: 'Personal', age: 16, left: 14, progress: 25 },
  { words: 'writing', category: 'Creative', age: 12, left: 8, progress: 100 },
  { words: 'course', category: 'Education', age: 0, left: 30, progress: 0 },
];

const DAY_MS = 86_400_000;
const createId = (index: number): string =>
  `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`;

/** Days ago that the sample goals got their progress. */
const MOVED_DAYS_AGO = 2;

/** How the samples came to their progress: from nothing, in one step two days ago. */
export function sampleSteps(now: Date): GoalStep[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return GOALS.flatMap(({ age, progress }, index) => {
    const goalId = createId(index);
    const made = { goalId, progress: 0, recordedAt: ago(age) };
    const moved = { goalId, progress, recordedAt: ago(MOVED_DAYS_AGO) };
    return progress === 0 ? [made] : [made, moved];
  });
}

/** The demo's sample goals as they stand at `now`; the texts are in `language`, because a person wrote them. */
export async function sampleGoals(now: Date, timeZone: string, language: string): Promise<Goal[]> {
  const { goals } = await loadGoalWords(language);
  const today = localDateAt(now, timeZone);
  return GOALS.map(({ category, age, left, progress, words }, index) => {
    return {
      id: createId(index),
      ...goals[words],
      category,
      deadline: addDays(today, left),
      progress,
      startedOn: addDays(today, -age),
      createdAt: new Date(now.getTime() - age * DAY_MS).toISOString(),
      version: 1,
    };
  });
}
