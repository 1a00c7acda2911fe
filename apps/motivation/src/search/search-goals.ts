import type { Goal } from '@nafas/data-service/goals';
import { localeOf, type PlatformV1, type Search } from '@nafas/platform';
import { rank } from '@nafas/platform/search';
import { GOALS_TOPIC, queryClientOf } from '../data/goal-cache.ts';
import { pendingGoals } from '../data/pending-goals.ts';
import { serviceOf } from '../data/service-of.ts';

/** Finds goals by title and description, those still in the outbox too. */
const searchGoals: Search = async (platform, text) => {
  const date = new Intl.DateTimeFormat(localeOf(platform.language.get()), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (await goalsOf(platform))
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

async function goalsOf(platform: PlatformV1): Promise<readonly Goal[]> {
  const stored = await queryClientOf(platform).fetchQuery<readonly Goal[]>({
    queryKey: [GOALS_TOPIC],
    queryFn: async () => (await serviceOf(platform)).list(),
  });
  const known = new Set(stored.map(({ id }) => id));
  return [...stored, ...pendingGoals(platform.pending.get()).filter(({ id }) => !known.has(id))];
}

export default searchGoals;
