-- The progress of goals over time, written by the database alone.
begin;
select plan(32);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"goal_id": "11111111-1111-4111-8111-111111111111", "version": 7, "progress": 50, "recorded_at": "2026-11-20T18:12:07.014Z"}';
grant select on sample to authenticated;

select tests.as_user('ada');
insert into public.goals (id, title, description, category, deadline, started_on, created_at)
values ('11111111-1111-4111-8111-111111111111', 'Walk', 'Daily', 'Health', '2026-12-20', '2026-11-20', '2026-11-20T18:12:07.014Z');
select tests.as_admin();

select tests.owner_only('goal_progress', 'user_id', fields, $$progress = 99$$, '{select}') from sample;

select tests.refuses('goal_progress', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"version": 9, "progress": -1}', '23514'),
  (jsonb '{"version": 9, "progress": 101}', '23514'),
  (jsonb '{"version": 1}', '23505'),
  (jsonb '{"version": 9, "goal_id": "22222222-2222-4222-8222-222222222222"}', '23503')
) as change_of (change, code);

select tests.as_user('ada');
update public.goals set progress = 40;
update public.goals set title = 'Walk far';
update public.goals set progress = 30;
select is(
  (select array_agg(version || ': ' || progress order by version) from public.goal_progress),
  array['1: 0', '2: 40', '4: 30'],
  'every change of progress is recorded, and nothing else'
);
delete from public.goals;
select is((select count(*) from public.goal_progress), 0::bigint, 'the history goes with the goal');

-- As many rows as a person may have in any table: what one statement writes for many goals counts, too.
select tests.as_admin();
insert into private.limits (name, most, per) values ('rows:goal_progress', 6, null), ('rows:notifications', 3, null);
select tests.as_user('ada');
insert into public.goals (id, title, description, category, deadline, started_on)
select gen_random_uuid(), 'Walk ' || n, 'Daily', 'Health', current_date + 9, current_date from generate_series(1, 3) as n;
select is(tests.rows_of('update public.goals set progress = 40'), 3::bigint, 'six rows are taken');
select is(tests.error_of('update public.goals set progress = 50'), 'PGRST', 'more are refused');
select is((select count(*) from public.goal_progress), 6::bigint, 'and none of them stays');
select is(tests.rows_of($$update public.goals set title = title || '!'$$), 3::bigint, 'what has no progress in it goes on');
select is(tests.rows_of($$delete from public.goals where title = 'Walk 1!'$$), 1::bigint, 'where a goal goes');
select is(tests.error_of('update public.goals set progress = 50'), null, 'there is room');
select tests.as_admin();
update private.limits set most = 100 where name = 'rows:goal_progress';
update private.limits set most = 1 where name = 'rows:notifications';
select tests.as_user('ada');
select is(tests.error_of('update public.goals set progress = 100'), 'PGRST', 'what is told of reached goals is under the limit of the bell');
select tests.as_admin();

select * from finish();
rollback;
