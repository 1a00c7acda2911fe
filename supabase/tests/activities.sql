-- Activities.
begin;
select plan(33);
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

select * from finish();
rollback;
