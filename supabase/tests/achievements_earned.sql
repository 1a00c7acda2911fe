-- Achievements that were earned: the database alone awards them, by what was done.
begin;
select plan(51);
select tests.make_users();
select tests.agree('check_ins');

create temporary table sample (fields) as select jsonb '{"achievement_id": "first-check-in", "earned_at": "2026-11-20T18:12:07.014Z", "local_date": "2026-11-20"}';
grant select on sample to authenticated;

insert into public.achievements_earned (user_id, achievement_id, earned_at, local_date)
values (tests.id_of('ada'), 'thirty-days', '2026-11-20T18:12:07.014Z', '2026-11-20');
select tests.owner_only('achievements_earned', 'user_id', fields, $$local_date = '2026-11-19'$$, '{select}') from sample;
delete from public.achievements_earned;

select tests.takes('achievements_earned', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"achievement_id": "steady-week"}')
) as change_of (change);

select tests.refuses('achievements_earned', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"achievement_id": "no-such"}', '23503'),
  (jsonb '{"local_date": "2026-11-22"}', '23514'),
  (jsonb '{"earned_at": null}', '23502')
) as change_of (change, code);

-- One achievement as its caller sees it.
create function pg_temp.standing(of_id text) returns text
language sql as $$
  select concat_ws(' ', done, 'of', target, local_date) from public.my_achievements() where id = of_id
$$;
create function pg_temp.check_in(day date) returns void
language sql as $$
  insert into public.check_ins (id, mood, energy, stress, occurred_at, time_zone, local_date)
  values (gen_random_uuid(), 5, 5, 5, day + time '12:00', 'Asia/Riyadh', day)
$$;
create function pg_temp.exercise(minutes real, completed boolean, day date) returns void
language sql as $$
  insert into public.activities (id, exercise, minutes, completed, occurred_at, time_zone, local_date)
  values (gen_random_uuid(), 'mindful-breathing', minutes, completed, day + time '12:00', 'Asia/Riyadh', day)
$$;
grant execute on all functions in schema pg_temp to authenticated;

select tests.as_user('ada');
select is((select count(*) from public.my_achievements()), (select count(*) from public.achievements), 'all are shown, earned or not');
select is(pg_temp.standing('first-check-in'), '0 of 1', 'nothing done is nothing of one');
select pg_temp.check_in('2026-11-01');
select is(pg_temp.standing('first-check-in'), '1 of 1 2026-11-01', 'the first check-in, on its own day');
select is((select count(*) from public.achievements_earned), 1::bigint, 'is there before anybody looks');

-- Seven of ten days, with gaps; a check-in of the same day counts once.
select pg_temp.check_in(date '2026-11-01' + n) from unnest(array[0, 1, 3, 4, 6]) as n;
select is(pg_temp.standing('steady-week'), '5 of 7', 'five of ten days');
select pg_temp.check_in('2026-11-30');
select is(pg_temp.standing('steady-week'), '5 of 7', 'a gap takes nothing away');
select is(pg_temp.standing('thirty-days'), '6 of 30', 'days count in a row or not');
select pg_temp.check_in('2026-11-08');
select pg_temp.check_in('2026-11-11');
select is(pg_temp.standing('steady-week'), '6 of 7', 'the eleventh day is not one of the same ten as the first');
select pg_temp.check_in('2026-11-10');
select is(pg_temp.standing('steady-week'), '7 of 7 2026-11-10', 'seven of ten, earned on the day that completed it');
delete from public.check_ins;
select is(pg_temp.standing('steady-week'), '7 of 7 2026-11-10', 'DECISION-074: what is earned is not lost with its check-ins');
select is(pg_temp.standing('thirty-days'), '0 of 30', 'what is not earned yet is counted from what is there');
select pg_temp.check_in(date '2026-12-01' + n) from generate_series(0, 58, 2) as n;
select is(pg_temp.standing('thirty-days'), '30 of 30 2027-01-28', 'thirty days, every other one');

insert into public.goals (id, title, description, category, deadline, started_on, created_at)
values ('11111111-1111-4111-8111-111111111111', 'Walk', 'Daily', 'Health', '2026-12-20', '2026-11-20', '2026-11-20T18:12:07.014Z');
select is(pg_temp.standing('first-goal'), '1 of 1 2026-11-20', 'a goal that is set');
update public.goals set progress = 99;
select is(pg_temp.standing('goal-completed'), '0 of 1', '99 percent is not completed');
update public.goals set progress = 100;
select is(
  pg_temp.standing('goal-completed'), '1 of 1 ' || (now() at time zone 'Asia/Riyadh')::date,
  'a goal that is completed, on the day it is where they check in'
);
update public.goals set progress = 40;
delete from public.goals;
select is(
  pg_temp.standing('goal-completed'), '1 of 1 ' || (now() at time zone 'Asia/Riyadh')::date,
  'undone and deleted, it was earned all the same'
);

select pg_temp.exercise(59.5, false, '2026-11-20');
select is(pg_temp.standing('first-exercise'), '0 of 1', 'an exercise that was left early is not the first one finished');
select is(pg_temp.standing('sixty-minutes'), '59 of 60', 'but its minutes count, whole ones');
select pg_temp.exercise(0.5, true, '2026-11-21');
select is(pg_temp.standing('first-exercise'), '1 of 1 2026-11-21', 'one that was finished');
select is(pg_temp.standing('sixty-minutes'), '60 of 60 2026-11-21', 'sixty minutes altogether');

insert into public.chat_messages (id, type, message, sent_at)
values (gen_random_uuid(), 'ai', 'Hello', '2026-11-20T18:12:07.014Z');
select is(pg_temp.standing('first-conversation'), '0 of 1', 'to be spoken to is not to speak');
insert into public.chat_messages (id, type, message, sent_at)
values (gen_random_uuid(), 'user', 'Hello', '2026-11-20T22:30:00Z');
select is(pg_temp.standing('first-conversation'), '1 of 1 2026-11-21', 'a message, on the writer''s own day');

select is((select array_agg(id) from public.my_achievements() where earned_at is null), null, 'all are earned');

select tests.as_admin();
select is(
  (select array_agg(distinct p.at) from public.achievement_progress(tests.id_of('ada')) as p), array[null::timestamptz],
  'what is earned is not looked for again, however much there is'
);

-- Nobody else
select tests.as_user('bob');
select is((select count(earned_at) + sum(done) from public.my_achievements()), 0::bigint, 'another user has none of it');
select tests.as_anonymous();
select is(tests.error_of('select * from public.my_achievements()'), '42501', 'an anonymous caller has none');
select tests.as_user('bob');
select is(
  tests.error_of(format('select public.award_achievements(%L)', tests.id_of('bob'))), '42501', 'a user does not award'
);
select is(
  tests.error_of(format('select * from public.achievement_progress(%L)', tests.id_of('ada'))), '42501',
  'a user looks at nobody else''s progress'
);

select * from finish();
rollback;
