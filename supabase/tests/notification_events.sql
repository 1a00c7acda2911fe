-- Notifications that the database writes: triggers and jobs.
begin;
select plan(48);
select tests.make_users();

create function pg_temp.told(who text, of_kind text) returns bigint
language sql as $$
  select count(*) from public.notifications where user_id = tests.id_of(who) and kind like of_kind
$$;
create function pg_temp.switch(who text, switches jsonb) returns void
language sql as $$
  insert into public.user_settings (user_id, notifications) values (tests.id_of(who), switches)
  on conflict (user_id) do update set notifications = excluded.notifications
$$;
grant execute on all functions in schema pg_temp to authenticated;

-- Columns
select is(tests.error_of(format($$
  insert into public.notifications (user_id, type, title, message, icon, color, bg_color, titles, messages)
  values (%L, 'support', 't', 'm', 'Heart', 'a', 'b', '{"en": "t", "ar": "ت"}', '{"en": "m", "ar": "م"}')$$,
  tests.id_of('ada'))), null, 'takes both languages');
select is(tests.error_of(format($$
  insert into public.notifications (user_id, type, title, message, icon, color, bg_color, titles, messages)
  values (%L, 'support', 't', 'm', 'Heart', 'a', 'b', '{"en": "t"}', '{"en": "m", "ar": "م"}')$$,
  tests.id_of('ada'))), '23514', 'refuses one language');
select is(tests.error_of(format($$
  insert into public.notifications (user_id, type, title, message, icon, color, bg_color, titles)
  values (%L, 'support', 't', 'm', 'Heart', 'a', 'b', '{"en": "t", "ar": "ت"}')$$,
  tests.id_of('ada'))), '23514', 'refuses titles without messages');

-- Achievements
create function pg_temp.earn(who text, achievement text) returns void
language sql as $$
  insert into public.achievements_earned (user_id, achievement_id, earned_at, local_date)
  values (tests.id_of(who), achievement, now(), (now() at time zone 'UTC')::date) on conflict do nothing
$$;
select pg_temp.earn('ada', 'steady-week');
select tests.as_user('ada');
select results_eq(
  $$select type, icon, title, titles ->> 'ar', message, unread, local_date from public.notifications$$,
  $$select 'achievement', 'Calendar', 'Steady week', 'أسبوع ثابت', 'You checked in on 7 of the last 10 days.', true,
    (now() at time zone 'UTC')::date$$,
  'DATA-309: an achievement is told to whom it belongs, in both languages');
select tests.as_admin();
select pg_temp.earn('ada', 'steady-week');
select is(pg_temp.told('ada', 'achievement-%'), 1::bigint, 'an achievement that is sent again is told once');
select pg_temp.earn('ada', 'goal-completed');
select is(pg_temp.told('ada', 'achievement-%'), 1::bigint, 'of a completed goal the goal tells');
select tests.as_user('bob');
select is((select count(*) from public.notifications), 0::bigint, 'nobody else reads it');
select tests.as_admin();
select pg_temp.switch('bob', '{"achievementAlerts": false}');
select pg_temp.earn('bob', 'steady-week');
select tests.as_user('bob');
select is((select count(*) from public.notifications), 0::bigint, 'DECISION-142: not told with achievementAlerts off');
select is((select count(*) from public.achievements_earned), 1::bigint, 'but earned');
select tests.as_admin();
select pg_temp.switch('bob', '{"inApp": false}');
select pg_temp.earn('bob', 'thirty-days');
select tests.as_user('bob');
select is((select count(*) from public.notifications), 0::bigint, 'DECISION-137: not told with inApp off');

-- Goals
select tests.as_user('ada');
insert into public.goals (id, title, description, category, deadline, started_on, progress) values
  ('11111111-1111-4111-8111-111111111111', 'Walk', 'To the sea', 'Health', current_date + 9, current_date, 0),
  ('22222222-2222-4222-8222-222222222222', repeat('ق', 120), 'd', 'Health', current_date + 9, current_date, 0),
  ('33333333-3333-4333-8333-333333333333', 'Back', 'd', 'Health', current_date + 9, current_date, 100);
select is(pg_temp.told('ada', 'goal-%'), 0::bigint, 'a goal that comes back completed is no news');
update public.goals set progress = 99 where title = 'Walk';
select is(pg_temp.told('ada', 'goal-%'), 0::bigint, 'progress is no news');
update public.goals set progress = 100 where title <> 'Back';
select is(pg_temp.told('ada', 'goal-%'), 2::bigint, 'two goals reached on one day are told');
select results_eq(
  $$select type, icon, title, titles ->> 'ar' from public.notifications where kind = 'goal-11111111-1111-4111-8111-111111111111'$$,
  $$select 'milestone', 'Trophy', 'Goal reached: Walk', 'بلغت هدفك: Walk'$$, 'by name, in both languages');
update public.goals set description = 'Other' where title = 'Walk';
select is(pg_temp.told('ada', 'goal-1%'), 1::bigint, 'another change of a reached goal is no news');
update public.goals set progress = 90 where title = 'Walk';
select is(pg_temp.told('ada', 'goal-1%'), 0::bigint, 'taken back while unread: gone');
update public.goals set progress = 100 where title = 'Walk';
update public.notifications set unread = false where kind like 'goal-1%';
update public.goals set progress = 90 where title = 'Walk';
select is(pg_temp.told('ada', 'goal-1%'), 1::bigint, 'taken back when read: stays');
update public.goals set progress = 100 where title = 'Walk';
select is(pg_temp.told('ada', 'goal-1%'), 1::bigint, 'reached again on that day: told once');
select tests.as_user('bob');
insert into public.goals (id, title, description, category, deadline, started_on)
values ('44444444-4444-4444-8444-444444444444', 'Quiet', 'd', 'Health', current_date + 9, current_date);
update public.goals set progress = 100;
select is((select count(*) from public.notifications), 0::bigint, 'a goal is not told with inApp off');
select is((select progress from public.goals), 100::smallint, 'but reached');

-- Jobs. Thursday 19 November 2026; Ada is in Riyadh (UTC+3), Bob never said where.
select tests.as_admin();
delete from public.notifications;
delete from public.user_settings;
insert into public.profiles (id, email, name)
select tests.id_of(who), who || '@nafas.test', who from unnest(array['ada', 'bob']) as who
on conflict (id) do nothing;
insert into public.user_settings (user_id, time_zone, ai)
values (tests.id_of('ada'), 'Asia/Riyadh', '{"exerciseReminders": false}');

select is(public.run_jobs('2026-11-19T14:59:00Z'), 0, 'no reminder before six in the evening');
select is(public.run_jobs('2026-11-19T15:00:00Z'), 1, 'a reminder at six in the evening');
select results_eq(
  $$select user_id, type, icon, local_date, unread from public.notifications$$,
  $$select tests.id_of('ada'), 'reminder', 'Heart', date '2026-11-19', true$$, 'where it is six');
select is(public.run_jobs('2026-11-19T15:15:00Z'), 0, 'not again in a quarter of an hour');
update public.notifications set unread = false;
select is(public.run_jobs('2026-11-19T15:30:00Z'), 0, 'not again on that day, read or not');
select is(public.run_jobs('2026-11-20T15:00:00Z'), 1, 'again on the next day');
select is(public.run_jobs('2026-11-21T15:00:00Z'), 0, 'not while the last one is unread');
update public.notifications set unread = false;
insert into public.check_ins (id, user_id, mood, energy, stress, occurred_at, time_zone, local_date)
values (gen_random_uuid(), tests.id_of('ada'), 5, 5, 5, '2026-11-20T22:00:00Z', 'Asia/Riyadh', '2026-11-21');
select is(public.run_jobs('2026-11-21T15:00:00Z'), 0, 'not on a day with a check-in: the user''s own day');
select is(public.run_jobs('2026-11-22T19:00:00Z'), 1, 'at ten in the evening only where it is seven');
select is(pg_temp.told('bob', 'mood-reminder%'), 1::bigint, 'without a zone by UTC');
update public.user_settings set notifications = '{"moodReminders": false}';
select is(public.run_jobs('2026-11-23T15:00:00Z'), 0, 'not with moodReminders off');
update public.user_settings set notifications = '{"inApp": false}';
select is(public.run_jobs('2026-11-24T15:00:00Z'), 0, 'not with inApp off');
update public.user_settings set time_zone = 'Mars/Phobos', notifications = '{}';
select lives_ok($$select public.run_jobs('2026-11-24T03:00:00Z')$$, 'an unknown zone stops nobody''s reminders');

-- The week: check-ins of 2 on Friday and 4 and 8 on Saturday, which count as 6; the mean of the days is 4.
delete from public.notifications;
delete from public.check_ins;
delete from public.profiles where id = tests.id_of('bob');
update public.user_settings set time_zone = 'Asia/Riyadh', notifications = '{"weeklyReports": true}';
insert into public.check_ins (id, user_id, mood, energy, stress, occurred_at, time_zone, local_date)
select gen_random_uuid(), tests.id_of('ada'), mood, 5, 5, day + time '12:00', 'Asia/Riyadh', day
from (values (2, date '2026-11-20'), (4, date '2026-11-21'), (8, date '2026-11-21'), (10, date '2026-11-23')) as of_week (mood, day);
select is(public.run_jobs('2026-11-23T04:59:00Z'), 0, 'no report before eight on Monday');
select is(public.run_jobs('2026-11-23T05:00:00Z'), 1, 'a report at eight on Monday');
select results_eq(
  $$select type, icon, local_date, message, messages ->> 'ar' from public.notifications$$,
  $$select 'support', 'Calendar', date '2026-11-23', 'In the last seven days you checked in on 2 days. Your mood was 4.0 of 10 on average.',
    'في الأيام السبعة الماضية سجّلت حالتك في يومين، وكان متوسط مزاجك 4.0 من 10.'$$, 'with the week''s own figures');
select is(public.run_jobs('2026-11-25T05:00:00Z'), 0, 'once a week');
select is(public.run_jobs('2026-12-09T05:00:00Z'), 0, 'nothing about a week without a check-in');
delete from public.check_ins where local_date = '2026-11-23';
select is(pg_temp.told('ada', 'weekly-report'), 1::bigint, 'a check-in of another week takes nothing from it');
select tests.as_user('ada');
delete from public.check_ins where local_date = '2026-11-21';
select tests.as_admin();
select is(pg_temp.told('ada', 'weekly-report'), 0::bigint, 'a report goes with what its figures were made of');
select is(public.run_jobs('2026-11-25T06:00:00Z'), 1, 'and comes anew');
select is((select messages ->> 'en' from public.notifications), 'In the last seven days you checked in on one day. Your mood was 2.0 of 10 on average.', 'with what is left');
delete from public.notifications;
update public.user_settings set notifications = '{}';
select is(public.run_jobs('2026-11-23T05:00:00Z'), 0, 'not unless weeklyReports is on');

-- Who may
select is(has_function_privilege('authenticated', 'public.run_jobs(timestamptz)', 'execute'), false, 'users run no jobs');
select is(has_function_privilege('anon', 'public.run_jobs(timestamptz)', 'execute'), false, 'anonymous callers run no jobs');
select is(has_function_privilege('service_role', 'public.run_jobs(timestamptz)', 'execute'), true, 'the service role does');
select is(has_function_privilege('authenticated', 'public.add_notification(uuid, text, text, text, date, jsonb, jsonb)', 'execute'), false, 'users write to nobody''s bell');
select is(has_function_privilege('authenticated', 'public.local_time_of(uuid, timestamptz)', 'execute'), false, 'users ask for nobody''s zone');

select * from finish();
rollback;
