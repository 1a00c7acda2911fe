import type { Explained, ScreenQuery } from './explain.ts';

const query = (screen: string, index: string, sql: string, by = 'user_id'): ScreenQuery => ({
  screen,
  index,
  by,
  sql,
});

/**
 * Whether no table was read from end to end, and the index answered. For the few notifications of one user another
 * index that begins with the user is as good, and the planner may take it.
 */
export function byIndex({ index, by }: ScreenQuery, { indexScans, seqScans }: Explained): boolean {
  const expected = [index, ...(index === BELL ? ['notifications_once_a_day'] : [])];
  return seqScans.length === 0 && expected.some((name) => indexScans.includes(`${name} (${by})`));
}

const BELL = 'notifications_by_user_and_time';

/** The queries of the screens that grow with the number of users. */
export const SCREEN_QUERIES: readonly ScreenQuery[] = [
  query(
    'check-ins of the chart',
    'check_ins_by_user_and_day',
    `select id, mood, energy, stress, occurred_at, local_date from public.check_ins
     where local_date >= '2026-11-13' order by occurred_at, id limit 500`,
  ),
  query(
    'the newest check-in',
    'check_ins_by_user_and_day',
    `select id, mood from public.check_ins order by local_date desc, occurred_at desc limit 1`,
  ),
  query(
    'a search in the notes',
    'check_ins_by_user_and_day',
    `select id, notes from public.check_ins where notes ilike '%day 7%' order by occurred_at desc limit 20`,
  ),
  query(
    'a page of the journal',
    'check_ins_by_user_and_day',
    `select id, left(notes, 280) from public.check_ins
     where user_id = (select auth.uid())
       and (local_date, occurred_at, id) < ('2026-11-18', '2026-11-18 13:00Z', 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by local_date desc, occurred_at desc, id desc limit 30`,
  ),
  query(
    'a search in the journal',
    'check_ins_by_user_and_day',
    `with found as materialized (
       select id, local_date, occurred_at from public.check_ins
       where user_id = (select auth.uid()) and search @@ public.journal_query('[{"text": "happen"}]')
       order by local_date desc, occurred_at desc, id desc
     )
     select c.id, c.notes, (select count(*) from found)
     from (select * from found order by local_date desc, occurred_at desc, id desc limit 30) as page
     join public.check_ins as c on c.id = page.id where c.user_id = (select auth.uid())`,
  ),
  query(
    'the year of the journal',
    'check_ins_by_user_and_day',
    `select local_date, count(*) from public.check_ins
     where user_id = (select auth.uid()) and local_date between '2026-01-01' and '2026-12-31' group by local_date`,
  ),
  query(
    'readings of the last day',
    'emotion_readings_by_user_and_day',
    `select id, stress from public.emotion_readings
     where local_date >= '2026-11-19' and occurred_at >= '2026-11-19 12:00Z' order by occurred_at`,
  ),
  query(
    'goals',
    'goals_by_user_and_creation',
    `select id, title, progress from public.goals order by created_at, id limit 500`,
  ),
  query(
    'progress of all goals',
    'goal_progress_by_user_and_time',
    `select goal_id, progress from public.goal_progress where recorded_at >= '2026-11-01' order by recorded_at`,
  ),
  query(
    'progress of one goal',
    'goal_progress_pkey',
    `select version, progress from public.goal_progress where goal_id = md5('goal 7')::uuid order by version`,
    'goal_id',
  ),
  query(
    'earned achievements',
    'achievements_earned_pkey',
    `select achievement_id, earned_at from public.achievements_earned order by earned_at`,
  ),
  query(
    'the bell',
    BELL,
    `select id, title, unread from public.notifications order by time desc, id desc limit 50`,
  ),
  query(
    'what the chat remembers',
    'chat_messages_by_user_and_time',
    `select type, message from public.chat_messages order by sent_at desc, id desc limit 6`,
  ),
  query(
    'minutes of today and yesterday',
    'activities_by_user_and_day',
    `select local_date, minutes from public.activities where local_date >= '2026-11-19'`,
  ),
  query(
    'recommendations shown today',
    'recommendations_shown_once_a_day',
    `select recommendation, outcome from public.recommendations_shown
     where local_date >= '2026-11-19' order by shown_at, id`,
  ),
  query(
    'a consent in force',
    'consents_in_force',
    `select text_version from public.consents
     where purpose = 'check_ins' and text_version = 'v19' and withdrawn_at is null`,
  ),
];
