-- Habits.
begin;
select plan(36);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "title": "Walk", "category": "Health", "per_week": 3, "created_at": "2026-11-20T10:00:00Z", "started_on": "2026-11-20"}';
grant select on sample to authenticated;

select tests.owner_only('habits', 'user_id', fields, $$per_week = 2$$, '{select,insert,update,delete}') from sample;

select tests.takes('habits', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"per_week": 1}'),
  (jsonb '{"per_week": 7, "exercise": "body-scan"}'),
  (jsonb_build_object('title', repeat('ن', 120), 'description', repeat('ن', 2000)))
) as change_of (change);

select tests.refuses('habits', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"per_week": 0}', '23514'),
  (jsonb '{"per_week": 8}', '23514'),
  (jsonb '{"per_week": null}', '23502'),
  (jsonb '{"title": " "}', '23514'),
  (jsonb_build_object('title', repeat('x', 121)), '23514'),
  (jsonb_build_object('description', repeat('x', 2001)), '23514'),
  (jsonb '{"category": "Sleep"}', '23514'),
  (jsonb '{"exercise": "Body Scan"}', '23514'),
  (jsonb '{"started_on": "2026-01-01"}', '23514')
) as change_of (change, code);

select tests.as_admin();
delete from public.habits;
select tests.as_user('ada');
insert into public.habits (id, title, category, per_week, created_at, started_on, version)
values ('22222222-2222-4222-8222-222222222222', 'Walk', 'Health', 3, '2026-11-20T10:00:00Z', '2026-11-20', 9);
select is((select version from public.habits), 1, 'the database counts the versions itself');
update public.habits set title = 'Swim', version = 7;
select is((select version from public.habits), 2, 'and each change');
select throws_ok($$update public.habits set started_on = '2026-11-19'$$, '23514', null, 'the day it began stays');
select tests.as_admin();
select is((select count(*) from pg_trigger where tgrelid = 'public.habits'::regclass and tgname = 'a_limit_inserts'), 1::bigint, 'they are under the limits');
select ok(
  exists (select from pg_policies where schemaname = 'public' and tablename = 'habits' and permissive = 'RESTRICTIVE'),
  'they ask for the session and the second factor'
);

select * from finish();
rollback;
