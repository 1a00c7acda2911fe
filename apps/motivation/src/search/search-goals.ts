import { getQueryClient, getWrites, writesSince } from '@nafas/data-service/client';
import type { Goal } from '@nafas/data-service/goals';
import { goals, goalsWith } from '@nafas/data-service/goals/client';
import { formatLocale, type PlatformV1, type Search } from '@nafas/platform';
import { rank } from '@nafas/platform/search';

/** Finds goals by title and description, those still in the outbox too. */
const searchGoals: Search = async (platform, text) => {
  const date = new Intl.DateTimeFormat(formatLocale(platform.language.get()), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (await loadGoals(platform))
    .map((goal) => ({ goal, score: rank(text, [goal.title, goal.description]) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ goal: { id, title, deadline } }) => ({
      id,
      title,
      detail: date.format(new Date(`${deadline}T00:00:00Z`)),
      address: '/dashboard/motivation-hub',
    }));
};

async function loadGoals(platform: PlatformV1): Promise<readonly Goal[]> {
  const { value, asOf } = await getQueryClient(platform).fetchQuery(goals(platform));
  return goalsWith(value, writesSince(getWrites(platform).get(), asOf));
}

export default searchGoals;
