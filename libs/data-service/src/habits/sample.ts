import { addDays, localDateAt } from '@nafas/insights';
import { loadGoalWords } from '../sample-person/goal-words.ts';
import type { Habit } from './habit.ts';
import type { HabitMark } from './mark.ts';

const DAY_MS = 86_400_000;
const ID = '00000000-0000-4000-b000-000000000001';
/** Days ago that the sample person began. */
const AGE = 40;
/** Days ago that they walked: three or four times a week, with a quiet stretch in between. Today is open. */
const WALKED = [1, 3, 5, 6, 8, 10, 13, 15, 20, 22, 24, 27, 28, 31, 33, 36];

/** The demo's habit as it stands at `now`, with its days; the words are in `language`, because a person wrote them. */
export async function sampleHabits(now: Date, timeZone: string, language: string) {
  const today = localDateAt(now, timeZone);
  const { habit: words } = await loadGoalWords(language);
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const habit: Habit = {
    ...words,
    ...{ id: ID, category: 'Health', perWeek: 3 },
    ...{ exercise: 'walking-attention', version: 1 },
    startedOn: addDays(today, -AGE),
    createdAt: ago(AGE),
  };
  const marks = WALKED.map((days): HabitMark => ({
    id: `00000000-0000-4000-b001-${String(days).padStart(12, '0')}`,
    ...{ habitId: ID, done: true, savedAt: ago(days) },
    localDate: addDays(today, -days),
  }));
  return { habits: [habit], marks };
}
