-- Whom the jobs tell when many people are due at once: each by their own clock, plan, switches and what they were told.
begin;
select plan(49);

-- People by name; each has an account and a profile, and nothing else.
create function pg_temp.join_in(variadic who text[]) returns void
language sql as $$
  insert into auth.users (id, email) select tests.id_of(name), name || '@nafas.test' from unnest(who) as name;
  insert into public.profiles (id, email, name)
  select tests.id_of(name), name || '@nafas.test', name from unnest(who) as name on conflict (id) do nothing
$$;
-- Whom this run told of what.
create function pg_temp.told_by(instant timestamptz) returns text[]
language plpgsql as $$
declare
  before constant uuid[] := array(select id from public.notifications);
  written constant integer := public.run_jobs(instant);
  told text[];
begin
  select coalesce(array_agg(split_part(p.name, ' ', 1) || ' ' || n.kind || ' ' || n.local_date order by p.name, n.kind), '{}') into told
  from public.notifications as n join public.profiles as p on p.id = n.user_id where n.id <> all (before);
  if written <> cardinality(told) then raise exception 'it says % and wrote %', written, told; end if;
  return told;
end
$$;
create function pg_temp.forget() returns void
language sql as $$ delete from public.notifications; delete from private.told; delete from private.put_off $$;
create function pg_temp.check_in(who text, zone text, variadic days date[]) returns void
language sql as $$
  insert into public.check_ins (id, user_id, mood, energy, stress, touched, occurred_at, time_zone, local_date)
  select gen_random_uuid(), tests.id_of(who), 4, 5, 5, '{mood}', day + time '12:00', zone, day from unnest(days) as day
$$;
-- Settings with the default plan but for what is said.
create function pg_temp.settle(who text, zone text, change jsonb default '{}', switches jsonb default '{}', ai jsonb default '{}') returns void
language sql as $$
  insert into public.user_settings (user_id, time_zone, schedule, notifications, ai)
  values (tests.id_of(who), zone, private.default_schedule() || change, switches, ai)
  on conflict (user_id) do update set time_zone = excluded.time_zone, schedule = excluded.schedule,
    notifications = excluded.notifications, ai = excluded.ai
$$;

-- Clocks. Tuesday 24 November 2026: of the default plan, check-ins at six in the evening and no exercise.
select pg_temp.join_in('ann', 'ben', 'cem', 'dan', 'eve', 'fay');
select pg_temp.settle('ann', 'Asia/Riyadh');
select pg_temp.settle('ben', 'America/New_York');
select pg_temp.settle('cem', 'Mars/Phobos');
select pg_temp.settle('dan', null);
-- Moved: the last one counts.
select pg_temp.check_in('dan', 'America/New_York', '2026-11-03');
select pg_temp.check_in('dan', 'Asia/Tokyo', '2026-11-05');
select pg_temp.check_in('eve', 'Mars/Phobos', '2026-11-05');
select is(pg_temp.told_by('2026-11-24T09:00Z'), array['dan mood-reminder-1800 2026-11-24'], 'by the zone of the last check-in');
select is(pg_temp.told_by('2026-11-24T15:00Z'), array['ann mood-reminder-1800 2026-11-24'], 'by the zone of the settings');
select is(pg_temp.told_by('2026-11-24T18:00Z'),
  array['cem mood-reminder-1800 2026-11-24', 'eve mood-reminder-1800 2026-11-24', 'fay mood-reminder-1800 2026-11-24'],
  'by UTC: an unknown zone in the settings, one of the last check-in, and who has neither');
select is(pg_temp.told_by('2026-11-24T23:00Z'), array['ben mood-reminder-1800 2026-11-24'], 'one plan in two zones: each by their own clock');
select is(pg_temp.told_by('2026-11-24T23:15Z'), '{}', 'and nobody twice');
update public.notifications set unread = false;
select is(pg_temp.told_by('2026-11-24T23:15Z'), '{}', 'read or not');
delete from public.notifications;
select is(pg_temp.told_by('2026-11-24T23:15Z'), '{}', 'or cleared');
select is(pg_temp.told_by('2026-11-24T09:00Z'), '{}', 'nor when the server''s clock goes back');
select pg_temp.forget();
delete from public.profiles where id = tests.id_of('fay');
select is(pg_temp.told_by('2026-11-24T18:00Z'), array[
  'ann mood-reminder-1800 2026-11-24', 'cem mood-reminder-1800 2026-11-24', 'eve mood-reminder-1800 2026-11-24'
], 'who is late comes with who is in time; not where it is night, and nobody who has no profile');
delete from auth.users where id = any (array(select tests.id_of(who) from unnest(array['ann', 'ben', 'cem', 'dan', 'eve', 'fay']) as who));

-- Kinds. Monday 23 November 2026: both at five in the evening, by UTC.
select pg_temp.join_in('ann', 'ben', 'cem', 'dan', 'eve', 'fay', 'gus');
select pg_temp.settle(who, null, '{"checkIn": {"at": "17:00", "days": [1]}, "exercise": {"at": "17:00", "days": [1]}}')
from unnest(array['ann', 'ben', 'cem', 'dan', 'eve', 'fay', 'gus']) as who;
-- Ben has a check-in, Cem an exercise; Dan was told of the check-in; Eve has one unread; Fay one that a client added.
select pg_temp.check_in('ben', 'UTC', '2026-11-23');
insert into public.activities (id, user_id, exercise, minutes, occurred_at, time_zone, local_date)
values (gen_random_uuid(), tests.id_of('cem'), 'mindful-breathing', 2, '2026-11-23T12:00Z', 'UTC', '2026-11-23');
insert into private.told (user_id, kind, local_date) values
  (tests.id_of('dan'), 'mood-reminder-1700', '2026-11-23'), (tests.id_of('gus'), 'mood-reminder-1700', '2026-11-22'),
  (tests.id_of('gus'), 'mood-reminder-1800', '2026-11-23');
insert into public.notifications (user_id, type, title, message, icon, color, bg_color, kind, local_date) values
  (tests.id_of('eve'), 'reminder', 'T', 'M', 'Heart', 'a', 'b', 'exercise-reminder-1700', '2026-11-20'),
  (tests.id_of('fay'), 'reminder', 'T', 'M', 'Heart', 'a', 'b', null, null),
  (tests.id_of('fay'), 'support', 'T', 'M', 'Heart', 'a', 'b', 'weekly-report', '2026-11-16');
select is(pg_temp.told_by('2026-11-23T17:00Z'), array[
  'ann mood-reminder-1700 2026-11-23', 'ben exercise-reminder-1700 2026-11-23', 'cem mood-reminder-1700 2026-11-23',
  'dan exercise-reminder-1700 2026-11-23', 'fay mood-reminder-1700 2026-11-23', 'gus mood-reminder-1700 2026-11-23'
], 'in one run each gets the check-in or else the exercise, and who has one unread neither');
select is((select count(*) from private.told where user_id = tests.id_of('eve')), 0::bigint, 'who had one unread was not told');
update public.notifications set unread = false;
select is(pg_temp.told_by('2026-11-23T17:15Z'), array[
  'ann exercise-reminder-1700 2026-11-23', 'eve mood-reminder-1700 2026-11-23', 'fay exercise-reminder-1700 2026-11-23',
  'gus exercise-reminder-1700 2026-11-23'
], 'once that is read comes what is left: no exercise after an exercise');
select pg_temp.forget();
delete from public.check_ins;
delete from public.activities;

-- Late: due on Monday night, told on Tuesday morning. A check-in or an exercise of either day will do.
select pg_temp.settle(who, null, '{"checkIn": {"at": "23:00", "days": [1]}, "exercise": {"at": "22:30", "days": [1]},
  "quiet": {"from": "00:00", "until": "00:00", "days": []}}')
from unnest(array['ann', 'ben', 'cem', 'dan', 'eve', 'fay', 'gus']) as who;
select pg_temp.check_in('ann', 'UTC', '2026-11-22', '2026-11-25');
select pg_temp.check_in('ben', 'UTC', '2026-11-23');
select pg_temp.check_in('cem', 'UTC', '2026-11-24');
select pg_temp.check_in('dan', 'UTC', '2026-11-24');
select pg_temp.check_in('eve', 'UTC', '2026-11-24');
insert into public.activities (id, user_id, exercise, minutes, occurred_at, time_zone, local_date)
select gen_random_uuid(), tests.id_of(who), 'mindful-breathing', 2, day + time '12:00', 'UTC', day
from (values ('dan', date '2026-11-23'), ('eve', '2026-11-24'), ('cem', '2026-11-22')) as of (who, day);
-- Fay's is in the bell, of before it was remembered what was told.
insert into public.notifications (user_id, type, title, message, icon, color, bg_color, kind, local_date, unread)
values (tests.id_of('fay'), 'reminder', 'T', 'M', 'Heart', 'a', 'b', 'mood-reminder-2300', '2026-11-23', false);
insert into private.told (user_id, kind, local_date)
values (tests.id_of('gus'), 'mood-reminder-2300', '2026-09-24'), (tests.id_of('gus'), 'mood-reminder-2300', '2026-09-25');
select is(pg_temp.told_by('2026-11-24T00:30Z'), array[
  'ann mood-reminder-2300 2026-11-23', 'ben exercise-reminder-2230 2026-11-23', 'cem exercise-reminder-2230 2026-11-23',
  'fay exercise-reminder-2230 2026-11-23', 'gus mood-reminder-2300 2026-11-23'
], 'after midnight, of the day before: not after a check-in or an exercise of either day, and none twice in the bell');
select is(array(select local_date from private.told where user_id = tests.id_of('gus') order by local_date),
  '{2026-09-25,2026-11-23}'::date[], 'what was told is forgotten after sixty days');
select is(array(
  select distinct concat_ws(' ', left(n.kind, 4), n.type, n.icon, n.color, n.bg_color, n.title = n.titles ->> 'en', n.message = n.messages ->> 'en',
    n.titles = (select words from private.texts where key = substring(n.kind from '^[a-z]+-[a-z]+') || '.title'),
    n.messages = (select words from private.texts where key = substring(n.kind from '^[a-z]+-[a-z]+') || '.message'))
  from public.notifications as n where n.unread and n.type = 'reminder'
), array[
  'exer reminder Calendar dawn-ink dawn-soft t t t t', 'mood reminder Heart dawn-ink dawn-soft t t t t'
], 'each looks as its kind does, in every language');
select pg_temp.forget();
delete from public.check_ins;
delete from public.activities;

-- Switches
select pg_temp.settle('ann', null, '{}', '{"inApp": false}');
select pg_temp.settle('ben', null, '{}', '{"moodReminders": false}');
select pg_temp.settle('cem', null, '{}', '{"exerciseReminders": false, "moodReminders": false}');
select pg_temp.settle('dan', null, '{}', '{"moodReminders": false}', '{"exerciseReminders": false}');
select pg_temp.settle('eve', null, '{}', '{"inApp": true, "moodReminders": true}', '{"exerciseReminders": true}');
select pg_temp.settle('fay', null, '{}', '{"inApp": false, "moodReminders": true, "exerciseReminders": true}');
delete from public.user_settings where user_id = tests.id_of('gus');
select is(pg_temp.told_by('2026-11-23T17:00Z'), array[
  'ben exercise-reminder-1700 2026-11-23', 'eve exercise-reminder-1700 2026-11-23', 'gus exercise-reminder-1700 2026-11-23'
], 'exercises where no switch is off: of the bell, of the kind, of the advice');
update public.notifications set unread = false;
select is(pg_temp.told_by('2026-11-23T18:00Z'), array[
  'eve mood-reminder-1800 2026-11-23', 'gus mood-reminder-1800 2026-11-23'
], 'check-ins where neither the bell''s switch nor theirs is off');
select pg_temp.forget();

-- Putting off. Ann's, Ben's and Cem's check-ins are at six by UTC; the exercise is off.
delete from auth.users where id = any (array(select tests.id_of(who) from unnest(array['dan', 'eve', 'fay', 'gus']) as who));
select pg_temp.settle(who, null, '{"quiet": {"from": "00:00", "until": "00:00", "days": []}}', '{"exerciseReminders": false}')
from unnest(array['ann', 'ben', 'cem']) as who;
insert into private.put_off (user_id, kind, until, again) values
  (tests.id_of('ann'), 'mood-reminder', '2026-11-23T18:30:05Z', true),
  (tests.id_of('ann'), 'exercise-reminder', '2026-11-23T12:00Z', false),
  (tests.id_of('ben'), 'mood-reminder', '2026-11-24T00:00Z', false),
  (tests.id_of('cem'), 'exercise-reminder', '2026-11-24T00:00Z', false);
select is(pg_temp.told_by('2026-11-23T18:15Z'), array['cem mood-reminder-1800 2026-11-23'],
  'silent until then, and of the kind alone that was put off');
select is(pg_temp.told_by('2026-11-23T18:45Z'), array['ann mood-reminder-later-183005 2026-11-23'],
  'once more afterwards, by a key of its own');
select is(array(select kind from private.put_off where user_id = tests.id_of('ann')), '{exercise-reminder}',
  'which ends the putting off of that kind');
update public.notifications set unread = false;
select is(pg_temp.told_by('2026-11-23T19:00Z'), array['ann mood-reminder-1800 2026-11-23'], 'the day''s own, that it had not had, follows');
select is(pg_temp.told_by('2026-11-24T00:15Z'), '{}', 'what was due before it was put off is not made up for');
select is((select count(*) from private.put_off where user_id = tests.id_of('ben')), 1::bigint, 'and it waits');
update public.notifications set unread = false;
select is(pg_temp.told_by('2026-11-24T18:00Z'), array[
  'ann mood-reminder-1800 2026-11-24', 'ben mood-reminder-1800 2026-11-24', 'cem mood-reminder-1800 2026-11-24'
], 'for the next one');
select is((select count(*) from private.put_off where user_id = tests.id_of('ben')), 0::bigint, 'with which it ends');
select pg_temp.forget();
-- Once more on a day that has no reminder, unless there is a check-in or it is quiet.
select pg_temp.settle(who, null, '{"checkIn": {"at": "18:00", "days": [2]}}', '{"exerciseReminders": false}')
from unnest(array['ann', 'ben', 'cem']) as who;
select pg_temp.settle('cem', null, '{"checkIn": {"at": "18:00", "days": [2]}, "quiet": {"from": "18:00", "until": "20:00", "days": []}}',
  '{"exerciseReminders": false}');
select pg_temp.check_in('ben', 'UTC', '2026-11-25');
insert into private.put_off (user_id, kind, until, again)
select tests.id_of(who), 'mood-reminder', '2026-11-25T19:00Z', true from unnest(array['ann', 'ben', 'cem']) as who;
select is(pg_temp.told_by('2026-11-25T19:00Z'), array['ann mood-reminder-later-190000 2026-11-25'],
  'once more on any day, but not after a check-in or in quiet hours');
select is((select count(*) from private.put_off), 2::bigint, 'where they wait');
select is(pg_temp.told_by('2026-11-25T20:00Z'), array['cem mood-reminder-later-190000 2026-11-25'], 'for the quiet hours'' end');
-- Told already by that key: not again, and the row goes.
insert into private.put_off (user_id, kind, until, again) values (tests.id_of('ann'), 'mood-reminder', '2026-11-25T19:00Z', true);
update public.notifications set unread = false;
select is(pg_temp.told_by('2026-11-25T20:15Z'), '{}', 'one that was told by its key is not told again');
select is((select count(*) from private.put_off where user_id = tests.id_of('ann')), 0::bigint, 'and is put off no longer');
select pg_temp.forget();
delete from public.check_ins;

-- Reports. Ann, Ben and Cem want them on Mondays at eight by UTC, Dan didn't say so.
select pg_temp.join_in('dan');
select pg_temp.settle(who, null, '{}', '{"weeklyReports": true, "moodReminders": false, "exerciseReminders": false}')
from unnest(array['ann', 'ben', 'cem']) as who;
select pg_temp.settle('dan', null, '{}', '{"moodReminders": false, "exerciseReminders": false}');
select pg_temp.check_in('ann', 'UTC', '2026-11-15', '2026-11-16', '2026-11-22');
select pg_temp.check_in('ann', 'UTC', '2026-11-22', '2026-11-23');
select pg_temp.check_in('cem', 'UTC', '2026-11-20');
select pg_temp.check_in('dan', 'UTC', '2026-11-20');
update public.check_ins set mood = 9 where user_id = tests.id_of('ann') and local_date = '2026-11-16';
update public.check_ins set touched = '{energy}' where user_id = tests.id_of('cem');
select is(pg_temp.told_by('2026-11-23T07:59Z'), '{}', 'no report before its time');
select pg_temp.settle('cem', null, '{"quiet": {"from": "07:00", "until": "08:30", "days": []}}',
  '{"weeklyReports": true, "moodReminders": false, "exerciseReminders": false}');
select is(pg_temp.told_by('2026-11-23T08:00Z'), array['ann weekly-report 2026-11-23'],
  'of who wants it and checked in, outside quiet hours');
select is(pg_temp.told_by('2026-11-23T08:30Z'), array['cem weekly-report 2026-11-23'], 'when these are over');
select is((select concat_ws(' ', type, icon, color, bg_color) from public.notifications
  where user_id = tests.id_of('ann') and kind = 'weekly-report'), 'support Calendar accent-ink accent-soft', 'as a report looks');
select is((select messages ->> 'de' from public.notifications where user_id = tests.id_of('ann') and kind = 'weekly-report'),
  replace((select words ->> 'de' from private.texts where key = 'weekly-report.withMood.2'), '{{mood}}', '6,5'),
  'each day weighs the same, in every language');
select is((select messages from public.notifications where user_id = tests.id_of('cem') and kind = 'weekly-report'),
  private.say('weekly-report.message.1'), 'a mood that nobody set is left out');
delete from public.notifications;
select is(pg_temp.told_by('2026-11-25T08:00Z'), '{}', 'cleared, it does not come back');
select pg_temp.check_in('ben', 'UTC', '2026-11-22');
select is(pg_temp.told_by('2026-11-25T08:00Z'), array['ben weekly-report 2026-11-23'], 'late, about the same week');
select is(pg_temp.told_by('2026-11-18T08:00Z'), '{}',
  'a clock that went back tells of no week that is next to one that was told');

-- Announcements: once to each who wants them, by the day on which they were made.
select pg_temp.forget();
delete from public.check_ins;
insert into private.announcements (kind, titles, messages, made_at, expires_at)
values ('news', '{"en": "T", "ar": "ت"}', '{"en": "M", "ar": "م"}', '2026-11-24T12:00Z', '2026-11-28T12:00Z');
update public.user_settings set notifications = notifications || '{"updates": false}' where user_id = tests.id_of('ben');
update public.user_settings set schedule = private.default_schedule() || '{"quiet": {"from": "12:00", "until": "14:00", "days": []}}'
where user_id = tests.id_of('cem');
select is(array(select left(told, 8) || right(told, 10) from unnest(pg_temp.told_by('2026-11-24T12:00Z')) as told), array[
  'ann news2026-11-24', 'dan news2026-11-24'
], 'news for who wants them and has no quiet hours');
select is(array(select left(told, 8) || right(told, 10) from unnest(pg_temp.told_by('2026-11-25T15:00Z')) as told),
  array['cem news2026-11-24'], 'later for who had');
select is(array(select distinct concat_ws(' ', type, icon, color, bg_color, title, messages ->> 'ar') from public.notifications where kind like 'news-%'),
  array['support MessageSquare accent-ink accent-soft T م'], 'as an announcement looks');

-- Who may
select is(has_table_privilege('authenticated', 'private.schedules', 'select') or has_table_privilege('anon', 'private.schedules', 'select'),
  false, 'nobody reads the schedules of others');
select is(has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('anon', p.oid, 'execute'), false,
  'nobody else runs ' || p.proname)
from pg_catalog.pg_proc as p
where p.pronamespace = 'private'::regnamespace
  and p.proname in ('due_reminders', 'due_reports', 'remind', 'report_weeks', 'run_reminders', 'tell_all')
order by p.proname;

select * from finish();
rollback;
