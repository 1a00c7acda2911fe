import { createSupabaseAchievements } from '@nafas/data-service/achievements';
import { createSupabaseActivities } from '@nafas/data-service/activities';
import { createSupabaseAnalysis } from '@nafas/data-service/analysis';
import { createSupabaseChat } from '@nafas/data-service/chat';
import { createSupabaseCheckIns } from '@nafas/data-service/check-ins';
import { createSupabaseConsents } from '@nafas/data-service/consents';
import { createSupabaseGoals } from '@nafas/data-service/goals';
import { createSupabaseHabits } from '@nafas/data-service/habits';
import { createSupabaseImports } from '@nafas/data-service/imports';
import { createSupabaseJournal, EMPTY_FILTER, splitWords } from '@nafas/data-service/journal';
import { createSupabaseNotifications } from '@nafas/data-service/notifications';
import { createSupabaseProfiles } from '@nafas/data-service/profile';
import { createSupabaseQuotes } from '@nafas/data-service/quotes';
import { createSupabaseReadings } from '@nafas/data-service/readings';
import { createSupabaseRecommendations } from '@nafas/data-service/recommendations';
import { createSupabaseSafetyPlan } from '@nafas/data-service/safety-plan';
import { createSupabaseSettings } from '@nafas/data-service/settings';
import { createSupabaseTags } from '@nafas/data-service/tags';
import { createSupabaseThoughtRecords } from '@nafas/data-service/thought-records';
import { createSupabaseTrustedPeople } from '@nafas/data-service/trusted-people';
import { addDays, historyStart } from '@nafas/insights';
import { createClient } from '@supabase/supabase-js';
import type { RestRequest } from './as-sql.ts';

/** What the services of the product ask by. */
type Client = Parameters<typeof createSupabaseAnalysis>[0] &
  Parameters<typeof createSupabaseChat>[0];

/** Somebody and one check-in of theirs. */
export interface Someone {
  readonly id: string;
  readonly checkIn: {
    readonly id: string;
    readonly localDate: string;
    readonly occurredAt: string;
  };
}

/** What a screen asks the backend for. */
export interface Screen {
  readonly name: string;
  /** All that somebody has: not read by opening a screen, and not held to the limit. */
  readonly isWhole?: true;
  /** Changed from call to call, e.g. by what is searched for. */
  asks(client: Client, someone: Someone, today: string, round: number): Promise<unknown>;
}

/** Words of the notes (sql/helpers.sql): frequent and rare, one and two, in both scripts, and the beginning of one. */
const TYPED = ['mamama', 'tiredu', 'walked', 'بحر', 'mamare mamaso', 'zeh', 'vikafi'];

const PAGE = { filter: EMPTY_FILTER, after: null, most: 30 };

/** The reads of the screens, as their own clients make them. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'dashboard: figures of the days, 30 days',
    asks: (client, _, today) =>
      createSupabaseAnalysis(client).days({ from: historyStart('30d', today) }),
  },
  {
    name: 'analysis: figures of the days, 3 months',
    asks: (client, _, today) =>
      createSupabaseAnalysis(client).days({ from: historyStart('3m', today) }),
  },
  {
    name: 'dashboard: the first 28 days there are',
    asks: (client) => createSupabaseAnalysis(client).days({ from: '1970-01-01', most: 28 }),
  },
  {
    name: 'analysis: hours of the day, 3 months',
    asks: (client, _, today) =>
      createSupabaseAnalysis(client).hours({ from: historyStart('3m', today), to: today }),
  },
  {
    name: 'analysis: moments of the last day',
    asks: (client) =>
      createSupabaseAnalysis(client).moments({ since: new Date(Date.now() - 26 * 3_600_000) }),
  },
  {
    name: 'dashboard: minutes of a week',
    asks: (client, _, today) =>
      createSupabaseAnalysis(client).exercises({ from: addDays(today, -7) }),
  },
  {
    name: 'analysis: readings of 30 days',
    asks: (client, _, today) =>
      createSupabaseAnalysis(client).texts({ from: historyStart('30d', today) }),
  },
  {
    name: 'insights, report: check-ins of a year, a page of 500',
    asks: (client, _, today) =>
      createSupabaseCheckIns(client).list({ sinceLocalDate: addDays(today, -365) }),
  },
  {
    name: 'insights, exercises: activities of a year, a page of 500',
    asks: (client, _, today) =>
      createSupabaseActivities(client).list({ sinceLocalDate: addDays(today, -365) }),
  },
  { name: 'journal: first page', asks: (client) => createSupabaseJournal(client).page(PAGE) },
  {
    name: 'journal: a later page',
    asks: (client, { checkIn }) => createSupabaseJournal(client).page({ ...PAGE, after: checkIn }),
  },
  {
    name: 'journal: search',
    asks: (client, _, _today, round) => {
      const typed = splitWords(TYPED[round % TYPED.length] ?? '').map((text) => ({
        text,
        words: [],
      }));
      return createSupabaseJournal(client).page({ ...PAGE, filter: { ...EMPTY_FILTER, typed } });
    },
  },
  {
    name: 'journal: entries with a tag and a note',
    asks: (client) =>
      createSupabaseJournal(client).page({
        ...PAGE,
        filter: { ...EMPTY_FILTER, tags: ['walk'], noted: true },
      }),
  },
  {
    name: 'journal: the year',
    asks: (client, _, today) => createSupabaseJournal(client).days(addDays(today, -364), today),
  },
  { name: 'journal: words and tags', asks: (client) => createSupabaseJournal(client).facets() },
  {
    name: 'journal: entries beside one',
    asks: (client, { checkIn }) => createSupabaseJournal(client).neighbours(checkIn),
  },
  {
    name: 'journal: versions of an entry',
    asks: (client, { checkIn }) => createSupabaseJournal(client).versions(checkIn.id),
  },
  {
    name: 'journal: one entry',
    asks: (client, { checkIn }) => createSupabaseCheckIns(client).get(checkIn.id),
  },
  {
    name: 'journal: readings of an entry',
    asks: (client, { checkIn }) => createSupabaseReadings(client).ofCheckIn(checkIn.id),
  },
  {
    name: 'recommendations of 60 days',
    asks: (client, _, today) =>
      createSupabaseRecommendations(client).list({ sinceLocalDate: addDays(today, -60) }),
  },
  { name: 'the bell', asks: (client) => createSupabaseNotifications(client).list() },
  {
    name: 'the bell: anything new?',
    asks: (client) => createSupabaseNotifications(client).checkNew(new Date().toISOString()),
  },
  { name: 'profile', asks: (client, { id }) => createSupabaseProfiles(client).get(id) },
  { name: 'settings', asks: (client, { id }) => createSupabaseSettings(client, id).get() },
  { name: 'consents', asks: (client) => createSupabaseConsents(client).list() },
  { name: 'tags', asks: (client) => createSupabaseTags(client).list() },
  { name: 'goals', asks: (client) => createSupabaseGoals(client).list() },
  { name: 'goals: when each was reached', asks: (client) => createSupabaseGoals(client).reached() },
  {
    name: 'habits of 60 days',
    asks: (client, _, today) =>
      createSupabaseHabits(client).list({ sinceLocalDate: addDays(today, -60) }),
  },
  { name: 'achievements', asks: (client) => createSupabaseAchievements(client).list() },
  { name: 'quotes', asks: (client) => createSupabaseQuotes(client).list('en') },
  {
    name: 'chat: the conversation, a page of 500',
    asks: (client) => createSupabaseChat(client).history(),
  },
  { name: 'chat: what was sent outside', asks: (client) => createSupabaseChat(client).ledger() },
  { name: 'safety plan', asks: (client) => createSupabaseSafetyPlan(client).current() },
  { name: 'thought records', asks: (client) => createSupabaseThoughtRecords(client).list() },
  { name: 'people you trust', asks: (client) => createSupabaseTrustedPeople(client).people() },
  { name: 'imports', asks: (client) => createSupabaseImports(client).list() },
  {
    name: 'export of everything',
    isWhole: true,
    asks: (client) => Promise.resolve(client.rpc('my_data')),
  },
];

/** The requests that a screen's client makes for the screen; each is answered with nothing. */
export async function listRequests(
  screen: Screen,
  someone: Someone,
  today: string,
  round: number,
): Promise<RestRequest[]> {
  const asked: RestRequest[] = [];
  const client = createClient('http://backend.test', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (url, init) => {
        asked.push({ url: String(url), body: typeof init?.body === 'string' ? init.body : null });
        return Promise.resolve(Response.json([]));
      },
    },
  });
  // Its own types are too deep to be compared; and nothing is no answer to some of them.
  await screen.asks(client as unknown as Client, someone, today, round).catch(() => undefined);
  if (asked.length === 0) throw new Error(`${screen.name} asks for nothing`);
  return asked;
}
