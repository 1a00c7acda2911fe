-- Activities.
begin;
select plan(36);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "exercise": "mindful-breathing", "minutes": 2, "rating_before": 4, "occurred_at": "2026-11-20T18:12:07.014Z", "time_zone": "Asia/Riyadh", "local_date": "2026-11-20"}';
grant select on sample to authenticated;

select tests.owner_only('activities', 'user_id', fields, $$rating_after = 7$$, '{select,insert,update,delete}') from sample;

select tests.takes('activities', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"minutes": 0}'),
  (jsonb '{"minutes": 1440}'),
  (jsonb '{"minutes": 1.5, "completed": false}'),
  (jsonb '{"rating_before": 0, "rating_after": 10}'),
  (jsonb '{"rating_before": null, "rating_after": null}')
) as change_of (change);

select tests.refuses('activities', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"minutes": -0.1}', '23514'),
  (jsonb '{"minutes": 1441}', '23514'),
  (jsonb '{"minutes": null}', '23502'),
  (jsonb '{"rating_before": -1}', '23514'),
  (jsonb '{"rating_before": 11}', '23514'),
  (jsonb '{"rating_after": -1}', '23514'),
  (jsonb '{"rating_after": 11}', '23514'),
  (jsonb '{"exercise": "Mindful Breathing"}', '23514'),
  (jsonb '{"local_date": "2026-11-22"}', '23514')
) as change_of (change, code);

-- How it was is a change on the version that the client read, and told when it comes again.
select tests.as_admin();
delete from public.activities;
select tests.as_user('bob');
insert into public.activities (id, exercise, minutes, occurred_at, time_zone, local_date, version)
values ('22222222-2222-4222-8222-222222222222', 'body-scan', 10, '2026-11-20T18:00:00Z', 'UTC', '2026-11-20', 5);
select is((select version from public.activities), 1, 'the database counts the versions itself');
update public.activities set rating_after = 7, operation_id = 'one' where version = 1;
select is((select array[version::text, operation_id] from public.activities), array['2', 'one'], 'and keeps which write it was');
update public.activities set rating_after = 3, operation_id = 'two' where version = 1;
select is((select rating_after from public.activities), 7::smallint, 'one made on an older version changes nothing');

select * from finish();
rollback;
