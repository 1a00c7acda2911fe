-- Rows of many users: {{rows}} check-ins of {{users}}, and what such users have besides. Ends with the statistics
-- that a running database gathers by itself.
insert into auth.users (id, email)
select md5('user ' || n)::uuid, n || '@nafas.test' from generate_series(1, {{users}}) as n;
insert into auth.sessions (id, user_id)
select md5('user ' || n)::uuid, md5('user ' || n)::uuid from generate_series(1, {{users}}) as n;

-- One check-in a day for each user, the newest today; the users' rows are interleaved as they are in life.
insert into public.check_ins (id, user_id, mood, energy, stress, notes, occurred_at, time_zone, local_date)
select md5('check-in ' || n)::uuid, md5('user ' || 1 + n % {{users}})::uuid, n % 11, n % 7, n % 5,
  'What happened on day ' || n / {{users}}, at, 'Etc/UTC', (at at time zone 'UTC')::date
from generate_series(0, {{rows}} - 1) as n,
  lateral (select timestamptz '2026-11-20 12:00Z' - interval '1 day' * (({{rows}} - 1 - n) / {{users}})) as t (at);

insert into public.goals (id, user_id, title, description, category, deadline, started_on, created_at)
select md5('goal ' || n)::uuid, md5('user ' || 1 + n % {{users}})::uuid, 'Goal', 'Why', 'Health', '2027-01-01',
  '2026-11-01', '2026-11-01 12:00Z'
from generate_series(1, {{users}} * 5) as n;
update public.goals set progress = 20;
update public.goals set progress = 40;

-- Each with 20 of the rest.
create temporary view series as
select n, md5('user ' || 1 + n % {{users}})::uuid as user_id, at, (at at time zone 'UTC')::date as day
from generate_series(0, {{users}} * 20 - 1) as n,
  lateral (select timestamptz '2026-11-20 12:00Z' - interval '1 day' * (19 - n / {{users}})) as t (at);

insert into public.emotion_readings (id, user_id, source, stress, confidence, engine, engine_version, occurred_at, time_zone, local_date)
select md5('reading ' || n)::uuid, user_id, 'text', n % 100, 0.5, 'engine', '1', at, 'Etc/UTC', day from series;
insert into public.notifications (user_id, type, title, message, time, icon, color, bg_color, unread)
select user_id, 'reminder', 'Title', 'Message', at, 'Calendar', 'blue', 'blue', n % 4 = 0 from series;
insert into public.chat_messages (id, user_id, type, message, sent_at)
select md5('message ' || n)::uuid, user_id, 'user', 'Message', at from series;
insert into public.activities (id, user_id, exercise, minutes, occurred_at, time_zone, local_date)
select md5('activity ' || n)::uuid, user_id, 'mindful-breathing', 2, at, 'Etc/UTC', day from series;
insert into public.recommendations_shown (id, user_id, recommendation, icon, shown_at, local_date)
select md5('recommendation ' || n)::uuid, user_id, 'quick-walk', 'brain', at, day from series;
insert into public.consents (id, user_id, purpose, text_version, language)
select md5('consent ' || n)::uuid, user_id, 'check_ins', 'v' || n / {{users}}, 'en' from series;
insert into public.achievements_earned (user_id, achievement_id, earned_at, local_date)
select u.id, a.id, '2026-11-20 12:00Z', '2026-11-20' from auth.users u, public.achievements a
on conflict do nothing;

drop view series;
analyze;
