-- What people have beside their check-ins, for every few of these: a goal for twenty, with its progress; an exercise, a reading of
-- the note, a recommendation, a notification and a message for ten each; an edit for fifty; tags; what was earned.
set synchronous_commit = off;
set session_replication_role = replica;

insert into public.goals (id, user_id, title, description, category, deadline, started_on, created_at, progress, version)
select md5('goal ' || m.id)::uuid, md5('person ' || m.n)::uuid, bench.word(m.id) || ' goal', 'Because it matters', 'Health',
  m.at::date + 90, (m.at at time zone 'UTC')::date, m.at, m.id % 101, 5
from bench.moments as m where m.id % 20 = 0;
insert into public.goal_progress (goal_id, version, user_id, progress, recorded_at)
select md5('goal ' || m.id)::uuid, v, md5('person ' || m.n)::uuid, (m.id % 101) * v / 5, m.at + interval '9 days' * v
from bench.moments as m, generate_series(1, 5) as v where m.id % 20 = 0;

create view bench.tenth as
select m.id, md5('person ' || m.n)::uuid as user_id, m.at, (m.at at time zone 'UTC')::date as day
from bench.moments as m where m.id % 10 = 1;

insert into public.activities (id, user_id, exercise, minutes, rating_before, rating_after, occurred_at, time_zone, local_date)
select md5('activity ' || id)::uuid, user_id, 'mindful-breathing', 2 + id % 9, id % 8, 2 + id % 8, at, 'UTC', day from bench.tenth;
insert into public.emotion_readings
  (id, user_id, source, happiness, sadness, stress, confidence, engine, engine_version, occurred_at, time_zone, local_date, check_in_id)
select md5('reading ' || id)::uuid, user_id, 'text', id % 101, id % 51, id % 71, 0.5, 'engine', '1', at, 'UTC', day,
  md5('entry ' || id)::uuid
from bench.tenth;
insert into public.recommendations_shown (id, user_id, recommendation, icon, shown_at, local_date, check_in_id)
select md5('recommendation ' || id)::uuid, user_id, 'quick-walk-' || id % 7, 'brain', at, day, md5('entry ' || id)::uuid
from bench.tenth on conflict do nothing;
insert into public.notifications (user_id, type, title, message, time, icon, color, bg_color, unread, kind, local_date, titles, messages)
select user_id, 'reminder', 'A moment for yourself', 'How was today? A check-in takes a minute.', at, 'Heart', 'dawn-ink', 'dawn-soft',
  id % 4 = 0, 'mood-reminder', day,
  case when id % 50 = 1 then jsonb '{"en": "A moment for yourself", "ar": "لحظة لنفسك"}' end,
  case when id % 50 = 1 then jsonb '{"en": "How was today?", "ar": "كيف كان يومك؟"}' end
from bench.tenth on conflict do nothing;
insert into public.chat_messages (id, user_id, type, message, sent_at)
select md5('message ' || id)::uuid, user_id, case when id % 2 = 0 then 'user' else 'ai' end,
  coalesce((select p.notes from bench.pool as p where p.id = t.id / 10 % 40000), 'Thank you'), at
from bench.tenth as t;
insert into public.check_in_versions (check_in_id, version, user_id, mood, energy, stress, touched, notes, words, tags, replaced_at)
select md5('entry ' || id)::uuid, 0, user_id, 5, 5, 5, '{mood}', 'Before', '{}', '{}', at from bench.tenth where id % 50 = 1;
drop view bench.tenth;

insert into public.tags (id, user_id, name, created_at)
select md5('tag ' || p.n || name)::uuid, p.id, name, p.last_at from bench.people as p, unnest(array['work', 'family', 'walk']) as name;
insert into public.habits (id, user_id, title, category, per_week, started_on, created_at)
select md5('habit ' || p.n)::uuid, p.id, 'Walk', 'Health', 3, (p.last_at at time zone 'UTC')::date - 60, p.last_at - interval '60 days'
from bench.people as p where p.n % 3 = 0;
insert into public.habit_marks (id, user_id, habit_id, local_date, done, saved_at)
select md5('mark ' || p.n || '.' || d)::uuid, p.id, md5('habit ' || p.n)::uuid, (p.last_at at time zone 'UTC')::date - d, true, p.last_at
from bench.people as p, generate_series(0, 59, 3) as d where p.n % 3 = 0;
insert into public.achievements_earned (user_id, achievement_id, earned_at, local_date)
select p.id, a.id, p.last_at, (p.last_at at time zone 'UTC')::date
from bench.people as p, public.achievements as a
where p.entries >= case a.id when 'thirty-days' then 30 when 'steady-week' then 7 else 1 end on conflict do nothing;
vacuum (analyze);
