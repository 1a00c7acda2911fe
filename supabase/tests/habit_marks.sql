-- The days of habits.
begin;
select plan(39);
select tests.make_users();

insert into public.habits (id, user_id, title, category, per_week, exercise, created_at, started_on)
select md5('habit of ' || who)::uuid, tests.id_of(who), 'Walk', 'Health', 3, 'breathing-4-6', '2026-11-20T10:00:00Z', '2026-11-20'
from unnest(array['ada', 'bob']) as who;

create temporary table sample (fields) as select jsonb_build_object(
  'id', '11111111-1111-4111-8111-111111111111', 'habit_id', md5('habit of ada')::uuid,
  'local_date', '2026-11-20', 'done', true, 'saved_at', '2026-11-20T10:00:00Z'
);
grant select on sample to authenticated;

select tests.owner_only('habit_marks', 'user_id', fields, $$done = false$$, '{select,insert,delete}') from sample;

select tests.takes('habit_marks', fields || jsonb_build_object('user_id', tests.id_of('ada')), change)
from sample, (values
  (jsonb '{"done": false}'),
  (jsonb '{"local_date": "2026-10-01"}'),
  -- Where it is tomorrow already.
  (jsonb '{"local_date": "2026-11-21"}')
) as change_of (change);

select tests.refuses('habit_marks', fields || jsonb_build_object('user_id', tests.id_of('ada')), change, code)
from sample, (values
  (jsonb '{"local_date": "2026-11-22"}', '23514'),
  (jsonb '{"local_date": null}', '23502'),
  (jsonb '{"done": null}', '23502'),
  (jsonb '{"saved_at": null}', '23502'),
  (jsonb_build_object('habit_id', md5('habit of bob')::uuid), '23503'),
  (jsonb '{"habit_id": "99999999-9999-4999-8999-999999999999"}', '23503')
) as change_of (change, code);

select tests.as_admin();
delete from public.habit_marks;
create function pg_temp.say(minute integer, is_done boolean, mark uuid default gen_random_uuid()) returns void
language sql
as $$
  insert into public.habit_marks (id, habit_id, local_date, done, saved_at)
  values (mark, md5('habit of ada')::uuid, '2026-11-20', is_done, timestamptz '2026-11-20 10:00Z' + minute * interval '1 minute')
  on conflict (id) do nothing
$$;
select tests.as_user('ada');
select pg_temp.say(1, true, '33333333-3333-4333-8333-333333333333');
select pg_temp.say(2, false);
select is((select array_agg(done) from public.habit_marks), array[false], 'a day has one saying, the last');
select pg_temp.say(1, true, '33333333-3333-4333-8333-333333333333');
select is((select array_agg(done) from public.habit_marks), array[false], 'what is sent again changes nothing');
select pg_temp.say(3, true, '44444444-4444-4444-8444-444444444444');
select pg_temp.say(3, true, '44444444-4444-4444-8444-444444444444');
select is((select array_agg(done) from public.habit_marks), array[true], 'a later one holds, and once');
insert into public.habit_marks (id, habit_id, local_date, done, saved_at)
values (gen_random_uuid(), md5('habit of ada')::uuid, '2026-11-19', true, '2999-01-01');
select ok((select bool_and(saved_at <= now()) from public.habit_marks), 'nothing is said in the future, so that it can be taken back');

-- By an exercise.
delete from public.habit_marks;
create function pg_temp.practise(what text, day date, is_completed boolean default true) returns void
language sql
as $$
  insert into public.activities (id, exercise, minutes, completed, occurred_at, time_zone, local_date)
  values (gen_random_uuid(), what, 4, is_completed, day + time '12:00', 'UTC', day)
$$;
select pg_temp.practise('breathing-4-6', '2026-11-20');
select pg_temp.practise('breathing-4-6', '2026-11-20');
select pg_temp.practise('slow-breathing', '2026-11-21');
select pg_temp.practise('body-scan', '2026-11-22');
select pg_temp.practise('breathing-4-6', '2026-11-22', false);
select pg_temp.practise('breathing-4-6', '2026-11-19');
select is(
  (select array_agg(local_date order by local_date) from public.habit_marks where done),
  array['2026-11-20', '2026-11-21']::date[],
  'an exercise that is gone through marks its day, once; others, one left early and one from before do not'
);
select is((select count(*) from public.habit_marks where habit_id <> md5('habit of ada')::uuid), 0::bigint, 'and no habit of another');
select is(jsonb_array_length(public.my_data() -> 'habit_marks'), 2, 'a user takes their days along');

delete from public.habits;
select is((select count(*) from public.habit_marks), 0::bigint, 'the days go with the habit');
select tests.as_user('bob');
select is((select count(*) from public.habits), 1::bigint, 'another keeps theirs');
select tests.as_admin();
select is((select count(*) from pg_trigger where tgrelid = 'public.habit_marks'::regclass and tgname = 'a_limit_inserts'), 1::bigint, 'they are under the limits');
select ok(
  exists (select from pg_policies where schemaname = 'public' and tablename = 'habit_marks' and permissive = 'RESTRICTIVE'),
  'they ask for the session and the second factor'
);

select * from finish();
rollback;
