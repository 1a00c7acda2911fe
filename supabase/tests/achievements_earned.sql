-- Achievements that were earned.
begin;
select plan(23);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"achievement_id": "first-check-in", "earned_at": "2026-11-20T18:12:07.014Z", "local_date": "2026-11-20"}';
grant select on sample to authenticated;

select tests.owner_only('achievements_earned', 'user_id', fields, $$local_date = '2026-11-19'$$, '{select,insert}') from sample;

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

select * from finish();
rollback;
