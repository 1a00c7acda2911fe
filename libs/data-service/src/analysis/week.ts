import { addDays } from '@nafas/insights';
import { toWeek, type Week, WEEK_DAYS } from '@nafas/insights/week';
import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { type Snapshot } from '../client/writes.ts';
import { type GoalOnDay, loadGoalsOn } from '../goals/on-day.ts';
import { createSimulatedGoals } from '../goals/simulated.ts';
import { createSupabaseGoals } from '../goals/supabase.ts';
import { habitsWithWrites } from '../habits/client.ts';
import { doneDays } from '../habits/mark.ts';
import type { HabitDays } from '../habits/service.ts';
import { createSimulatedHabits } from '../habits/simulated.ts';
import { createSupabaseHabits } from '../habits/supabase.ts';
import { getQueryClient } from '../client/query-client.ts';
import { type PersonalHistory, historySince, historyWithWrites } from './link-entries.ts';
import { toLines, type Line } from './lines.ts';

export type { Line };

/** The days before a week that its finding is compared with. */
const COMPARED_DAYS = 365;

/** What the server has of a week and the year up to it. */
export interface WeekSource {
  readonly history: PersonalHistory;
  readonly goals: readonly GoalOnDay[];
  /** The days of habits from the first of the week on. */
  readonly habits: HabitDays;
}

/** The seven days up to a local date, and what they are compared with; see {@link toWeekReport}. */
export function weekSource(platform: PlatformV1, to: string, timeZone: string) {
  return queryOptions({
    queryKey: [TOPIC.checkIns, 'week', to, timeZone],
    queryFn: async (): Promise<Snapshot<WeekSource>> => {
      const since = addDays(to, 1 - COMPARED_DAYS);
      const service = serviceFor(platform, createSimulatedGoals, createSupabaseGoals);
      const habits = serviceFor(platform, createSimulatedHabits, createSupabaseHabits);
      const from = addDays(to, 1 - WEEK_DAYS);
      const [history, goals, days] = await Promise.all([
        getQueryClient(platform).fetchQuery(historySince(platform, since)),
        loadGoalsOn(await service, { from, to, timeZone }),
        (await habits).list({ sinceLocalDate: from }),
      ]);
      return { value: { history: history.value, goals, habits: days }, asOf: history.asOf };
    },
    meta: { topics: [TOPIC.activities, TOPIC.goals, TOPIC.habits] },
  });
}

/** An exercise after which somebody felt better than before, and how often. */
export interface Helped {
  readonly exercise: string;
  readonly times: number;
}

/** A habit, and on how many days of a week it was done. */
export interface HabitInWeek {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

/** All that the weekly page, or a message about it, tells. */
export interface WeekReport {
  readonly week: Week;
  /** What the year up to the last day had, for one finding. */
  readonly history: PersonalHistory;
  readonly goals: readonly GoalOnDay[];
  /** The habits that were done in the week; of others it says nothing. */
  readonly habits: readonly HabitInWeek[];
  readonly helped: readonly Helped[];
  /** The sentences that the person wrote, in order of time. */
  readonly lines: readonly Line[];
}

/** A week with what the outbox adds, changes and removes. */
export function weekWithWrites(source: WeekSource, writes: readonly OutboxWrite[]): WeekSource {
  const history = historyWithWrites(source.history, writes);
  const habits = habitsWithWrites(source.habits, writes);
  if (history === source.history && habits === source.habits) return source;
  return { ...source, history, habits };
}

/** The report of the seven days up to `to`; nothing later is in it. */
export function toWeekReport({ history, goals, habits }: WeekSource, to: string): WeekReport {
  const from = addDays(to, 1 - WEEK_DAYS);
  const checkIns = history.checkIns.filter(({ localDate }) => localDate <= to);
  const activities = history.activities.filter(({ localDate }) => localDate <= to);
  const times = new Map<string, number>();
  for (const { localDate, exercise, ratingBefore, ratingAfter } of activities) {
    if (localDate < from || ratingBefore === null || ratingAfter === null) continue;
    if (ratingAfter > ratingBefore) times.set(exercise, (times.get(exercise) ?? 0) + 1);
  }
  const done = doneDays(habits.marks);
  const inWeek = habits.habits.map(({ id, title }) => {
    const days = [...(done.get(id) ?? [])].filter((day) => day >= from && day <= to);
    return { id, title, count: days.length };
  });
  const entries = checkIns.map(({ localDate, mood, touched }) => ({
    localDate,
    mood: touched.includes('mood') ? mood : null,
  }));
  return {
    week: toWeek(entries, to),
    history: { checkIns, activities },
    goals,
    habits: inWeek.filter(({ count }) => count > 0),
    helped: [...times].map(([exercise, count]) => ({ exercise, times: count })),
    lines: toLines(checkIns.filter(({ localDate }) => localDate >= from)),
  };
}
