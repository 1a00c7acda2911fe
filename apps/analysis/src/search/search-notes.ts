import { createSupabaseCheckIns, type CheckIn } from '@nafas/data-service/check-ins';
import { addDays, localDateAt } from '@nafas/insights';
import { localeOf, type PlatformV1, type Search } from '@nafas/platform';
import { rank } from '@nafas/platform/search';
import { pendingCheckIns } from '../data/pending-check-ins.ts';
import { CHECK_INS_TOPIC, queryClientOf } from '../data/query-client.ts';
import { demoCheckIns } from '../data/service-of.ts';
import { deviceTimeZone } from '../data/today.ts';
import { excerpt } from './excerpt.ts';

/** How far back notes are looked through. */
const DAYS = 365;

/** Finds check-ins of the last year by their notes and words, the latest first. */
const searchNotes: Search = async (platform, text) => {
  const date = new Intl.DateTimeFormat(localeOf(platform.language.get()), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (await checkInsOf(platform))
    .flatMap((checkIn) => {
      const { id, notes, words, localDate } = checkIn;
      if (rank(text, [notes ?? '', words.join(' ')]) === 0) return [];
      return [{ id, title: excerpt(notes ?? words.join(', '), text), localDate }];
    })
    .sort((a, b) => b.localDate.localeCompare(a.localDate))
    .map(({ id, title, localDate }) => ({
      id,
      title,
      detail: date.format(new Date(`${localDate}T00:00:00Z`)),
      address: '/dashboard/emotional-analysis',
    }));
};

async function checkInsOf(platform: PlatformV1): Promise<readonly CheckIn[]> {
  const sinceLocalDate = addDays(localDateAt(new Date(), deviceTimeZone()), -DAYS);
  const stored = await queryClientOf(platform).fetchQuery<readonly CheckIn[]>({
    queryKey: [CHECK_INS_TOPIC, 'notes', sinceLocalDate],
    queryFn: async () => {
      const isDemo = platform.scope.mode === 'demo';
      const service = isDemo ? demoCheckIns() : createSupabaseCheckIns(await platform.backend());
      return service.list({ sinceLocalDate });
    },
  });
  const known = new Set(stored.map(({ id }) => id));
  const pending = pendingCheckIns(platform.pending.get());
  return [...stored, ...pending.filter(({ id }) => !known.has(id))];
}

export default searchNotes;
