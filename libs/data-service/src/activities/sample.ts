import { addDays, findInstant, localDateAt } from '@nafas/insights';
import type { Activity } from './activity.ts';
import type { ExerciseId } from './exercise-ids.ts';

type Done = readonly [daysAgo: number, exercise: ExerciseId, before: number, after: number];

const MINUTES: Partial<Record<ExerciseId, number>> = {
  'mindful-breathing': 2,
  'breathing-4-6': 4,
  'five-senses': 3,
  'box-breathing': 4,
};

/** What the sample person did in the last weeks, after their evening's check-in: most of it helped, some did not. */
const DONE: readonly Done[] = [
  [38, 'five-senses', 3, 5],
  [35, 'box-breathing', 4, 4],
  [33, 'breathing-4-6', 4, 6],
  [29, 'five-senses', 3, 3],
  [26, 'breathing-4-6', 5, 7],
  [22, 'box-breathing', 5, 6],
  [19, 'five-senses', 4, 6],
  [16, 'breathing-4-6', 5, 6],
  [13, 'breathing-4-6', 6, 6],
  [10, 'five-senses', 5, 6],
  [8, 'breathing-4-6', 5, 8],
  [6, 'mindful-breathing', 5, 7],
  [4, 'mindful-breathing', 6, 6],
  [3, 'mindful-breathing', 6, 8],
  [1, 'mindful-breathing', 6, 7],
];

/** The clock of the evening on which they sat down. */
const EVENING = '21:30';

/** The demo's exercises as they stand at `now`. */
export function sampleActivities(now: Date, timeZone: string): Activity[] {
  const today = localDateAt(now, timeZone);
  return DONE.map(([daysAgo, exercise, ratingBefore, ratingAfter], index) => {
    const localDate = addDays(today, -daysAgo);
    return {
      id: `00000000-0000-4000-a000-${String(index + 1).padStart(12, '0')}`,
      exercise,
      minutes: MINUTES[exercise] ?? 0,
      completed: true,
      ratingBefore,
      ratingAfter,
      occurredAt: (findInstant(`${localDate}T${EVENING}`, timeZone) ?? now).toISOString(),
      timeZone,
      localDate,
    };
  });
}
