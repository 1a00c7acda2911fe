import { getQueryClient, getWrites, writesSince } from '@nafas/data-service/client';
import type { Goal } from '@nafas/data-service/goals';
import { goals, goalsWithWrites } from '@nafas/data-service/goals/client';
import type { Habit } from '@nafas/data-service/habits';
import { habitsSince, habitsWithWrites } from '@nafas/data-service/habits/client';
import { addDays, CONTINUITY_DAYS, localDateAt } from '@nafas/insights';
import { formatLocale, type PlatformV1, type Search } from '@nafas/platform';
import { createDayFormat } from '@nafas/platform/format';
import { rank } from '@nafas/platform/search';

/** Finds goals and habits by title and description, those still in the outbox too. */
const searchGoals: Search = async (platform, text) => {
  const formatDay = createDayFormat(formatLocale(platform.language.get()), { dateStyle: 'medium' });
  const [goalList, habits] = await Promise.all([loadGoals(platform), loadHabits(platform)]);
  const found = [
    ...goalList.map(({ deadline, ...goal }) => ({
      ...goal,
      detail: formatDay(deadline),
    })),
    ...habits.map((habit) => ({ ...habit, detail: habit.description })),
  ];
  return found
    .map((one) => ({ one, score: rank(text, [one.title, one.description]) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one: { id, title, detail } }) => ({
      id,
      title,
      detail,
      address: '/dashboard/motivation-hub',
    }));
};

async function loadHabits(platform: PlatformV1): Promise<readonly Habit[]> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const since = addDays(localDateAt(new Date(), timeZone), 1 - CONTINUITY_DAYS);
  const { value, asOf } = await getQueryClient(platform).fetchQuery(habitsSince(platform, since));
  return habitsWithWrites(value, writesSince(getWrites(platform).get(), asOf)).habits;
}

async function loadGoals(platform: PlatformV1): Promise<readonly Goal[]> {
  const { value, asOf } = await getQueryClient(platform).fetchQuery(goals(platform));
  return goalsWithWrites(value, writesSince(getWrites(platform).get(), asOf));
}

export default searchGoals;
