-- Reminders at own times and days, quiet hours, putting off, the week's own day.
begin;
select plan(47);
select tests.make_users();
insert into public.profiles (id, email, name)
select tests.id_of(who), who || '@nafas.test', who from unnest(array['ada', 'bob']) as who
on conflict (id) do nothing;

create function pg_temp.told(who text, of_kind text) returns bigint
language sql as $$
  select count(*) from public.notifications where user_id = tests.id_of(who) and kind like of_kind
$$;
create function pg_temp.plan_of(change jsonb) returns jsonb
language sql as $$ select private.default_schedule() || change $$;
create function pg_temp.forget() returns void
language sql as $$ delete from public.notifications; delete from private.told; delete from private.put_off $$;

-- What a schedule is
select is(public.is_schedule(private.default_schedule()), true, 'the default is a schedule');
select is(public.is_schedule(pg_temp.plan_of(change)), false, 'none: ' || change::text)
from unnest(array[
  '{"checkIn": {"at": "24:00", "days": [1]}}', '{"checkIn": {"at": "8:00", "days": [1]}}',
  '{"checkIn": {"at": "08:00", "days": [0]}}', '{"checkIn": {"at": "08:00", "days": [1.5]}}',
  '{"checkIn": {"at": "08:00", "days": "all"}}', '{"checkIn": {"at": "08:00", "days": [1], "note": "x"}}',
  '{"checkIn": {"at": "08:00", "days": [1, 2, 3, 4, 5, 6, 7, 1]}}', '{"exercise": null}',
  '{"weekly": {"at": "08:00", "day": 8}}', '{"quiet": {"from": "22:00", "until": "08:00"}}', '{"more": true}'
]::jsonb[]) as changes (change);
select is(public.is_schedule('[]'), false, 'a list is none');
select tests.as_user('ada');
select is(tests.error_of($$insert into public.user_settings (schedule) values ('{}')$$), '23514', 'the settings take nothing else');
select tests.as_admin();

-- Own times and days. Ada is in Riyadh (UTC+3): 20:30 on Mondays and Saturdays. 23 November 2026 is a Monday.
insert into public.user_settings (user_id, time_zone, ai, schedule) values (
  tests.id_of('ada'), 'Asia/Riyadh', '{"exerciseReminders": false}',
  pg_temp.plan_of('{"checkIn": {"at": "20:30", "days": [1, 6]}}')
);
insert into public.user_settings (user_id, notifications, ai)
values (tests.id_of('bob'), '{"moodReminders": false}', '{"exerciseReminders": false}');
select is(public.run_jobs('2026-11-22T18:00:00Z'), 0, 'DECISION-140: not on a day that was not chosen');
select is(public.run_jobs('2026-11-23T17:29:00Z'), 0, 'DECISION-140: not before the chosen time');
select is(public.run_jobs('2026-11-23T17:30:00Z'), 1, 'DECISION-140: at the chosen time');
delete from public.notifications;
select is(public.run_jobs('2026-11-23T17:45:00Z'), 0, 'cleared, it does not come back');
select pg_temp.forget();
select is(public.run_jobs('2026-11-23T18:59:00Z'), 1, 'a server that slept makes up for it');
select pg_temp.forget();
select is(public.run_jobs('2026-11-23T19:00:00Z'), 0, 'DECISION-140: not in the quiet hours');
select is(public.run_jobs('2026-11-24T05:29:00Z'), 1, 'when they end within half a day, it comes then');
select pg_temp.forget();
select is(public.run_jobs('2026-11-24T05:30:00Z'), 0, 'what is older is let go');

-- A time in the quiet hours waits until they end; a quiet day is over first.
update public.user_settings set schedule = pg_temp.plan_of('{"checkIn": {"at": "23:00", "days": [5]}}')
where user_id = tests.id_of('ada');
select is(public.run_jobs('2026-11-28T04:59:00Z'), 0, 'a late one waits');
select is(public.run_jobs('2026-11-28T05:00:00Z'), 1, 'until the quiet hours end');
select pg_temp.forget();
update public.user_settings set schedule = schedule || '{"quiet": {"from": "22:00", "until": "08:00", "days": [6]}}'
where user_id = tests.id_of('ada');
select is(public.run_jobs('2026-11-28T05:00:00Z'), 0, 'a whole quiet day is quiet');
select is(private.after_quiet('2026-11-27T23:00', schedule -> 'quiet'), timestamp '2026-11-29T08:00', 'and so is the night after it')
from public.user_settings where user_id = tests.id_of('ada');
select is(private.after_quiet('2026-11-27T23:00', '{"from": "00:00", "until": "00:00", "days": [1, 2, 3, 4, 5, 6, 7]}'), null,
  'a week of quiet days never ends');

-- Exercises, and one unread reminder at most
update public.user_settings set ai = '{}', schedule = pg_temp.plan_of(
  '{"checkIn": {"at": "17:00", "days": [1]}, "exercise": {"at": "17:00", "days": [1]}}') where user_id = tests.id_of('ada');
select is(public.run_jobs('2026-11-23T14:00:00Z'), 1, 'two kinds at the same time: one');
select is(public.run_jobs('2026-11-23T14:15:00Z'), 0, 'while it is unread');
update public.notifications set unread = false;
select is(public.run_jobs('2026-11-23T14:30:00Z'), 1, 'DECISION-140: the exercise is next');
select is(pg_temp.told('ada', 'exercise-reminder-1700'), 1::bigint, 'by its own kind');
select pg_temp.forget();
update public.user_settings set ai = '{"exerciseReminders": false}', notifications = '{"moodReminders": false}';
select is(public.run_jobs('2026-11-23T14:30:00Z'), 0, 'DECISION-140: neither with its switch off');

-- The week on its own day: Sundays at nine, and not twice when another day is chosen.
select pg_temp.forget();
insert into public.check_ins (id, user_id, mood, energy, stress, occurred_at, time_zone, local_date)
select gen_random_uuid(), tests.id_of('ada'), 4, 5, 5, day + time '12:00', 'Asia/Riyadh', day
from unnest(array['2026-11-15', '2026-11-21', '2026-11-22', '2026-11-24']::date[]) as days (day);
update public.user_settings set notifications = '{"weeklyReports": true, "moodReminders": false}',
  schedule = pg_temp.plan_of('{"weekly": {"at": "09:00", "day": 7}}') where user_id = tests.id_of('ada');
select is(public.run_jobs('2026-11-22T05:59:00Z'), 0, 'DECISION-141: not before the chosen time of the chosen day');
select is(public.run_jobs('2026-11-22T06:00:00Z'), 1, 'DECISION-141: on the chosen day');
select is((select message from public.notifications where kind = 'weekly-report'),
  'In the last seven days you checked in on 2 days. Your mood was 4.0 of 10 on average.', 'about the seven days before');
delete from public.notifications;
select is(public.run_jobs('2026-11-23T06:00:00Z'), 0, 'cleared, it does not come back');
update public.user_settings set schedule = pg_temp.plan_of('{"weekly": {"at": "08:00", "day": 3}}') where user_id = tests.id_of('ada');
select is(public.run_jobs('2026-11-25T06:00:00Z'), 0, 'not twice in seven days, though another day is chosen');
select is(public.run_jobs('2026-11-29T04:00:00Z'), 0, 'nor a day of the past for it');
update public.user_settings set notifications = '{"moodReminders": false}' where user_id = tests.id_of('ada');
select is(public.run_jobs('2026-12-02T06:00:00Z'), 0, 'DECISION-141: never with its switch off');
select pg_temp.forget();
delete from public.check_ins;

-- Putting off
update public.user_settings set notifications = '{}', schedule = pg_temp.plan_of(jsonb_build_object(
  'checkIn', jsonb_build_object('at', to_char(now() at time zone 'Asia/Riyadh', 'HH24:MI'), 'days', jsonb '[1, 2, 3, 4, 5, 6, 7]'),
  'quiet', jsonb '{"from": "00:00", "until": "00:00", "days": []}')) where user_id = tests.id_of('ada');
select is(public.run_jobs(now()), 1, 'a reminder of now');
select set_config('tests.reminder', (select id::text from public.notifications), true);
select tests.as_user('bob');
select is(public.put_off(current_setting('tests.reminder')::uuid, 'later'), false, 'nobody puts off another''s');
select tests.as_user('ada');
select is(public.put_off((select id from public.notifications), 'later'), true, 'later');
select tests.as_admin();
select is(public.run_jobs(now() + interval '59 minutes'), 0, 'not within the hour');
select is(public.run_jobs(now() + interval '61 minutes'), 1, 'DECISION-140: once more after an hour');
select tests.as_user('ada');
select is(public.put_off((select id from public.notifications where unread), 'not-today'), true, 'not today');
select tests.as_admin();
select is(public.run_jobs(now() + interval '2 hours'), 0, 'nothing more on that day');
select is(tests.error_of($$select public.put_off(gen_random_uuid(), 'never')$$), '28000', 'a session is needed');

select * from finish();
rollback;
