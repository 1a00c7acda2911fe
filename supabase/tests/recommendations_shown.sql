-- Recommendations that were shown.
begin;
select plan(37);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "recommendation": "quick-walk", "icon": "brain", "shown_at": "2026-11-20T18:12:07.014Z", "local_date": "2026-11-20"}';
grant select on sample to authenticated;

select tests.owner_only('recommendations_shown', 'user_id', fields, $$outcome = 'done', outcome_at = now()$$, '{select,insert,update,delete}') from sample;

select tests.takes('recommendations_shown', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, proves)
from sample, (values
  (jsonb '{"icon": "brain"}', 'DATA-082'),
  (jsonb '{"icon": "trending-up"}', 'DATA-083'),
  (jsonb '{"icon": "users"}', 'DATA-084'),
  (jsonb '{"outcome": "opened", "outcome_at": "2026-11-20T18:13:00Z"}', null),
  (jsonb '{"outcome": "done", "outcome_at": "2026-11-20T18:13:00Z"}', null),
  (jsonb '{"outcome": "dismissed", "outcome_at": "2026-11-20T18:13:00Z"}', null)
) as change_of (change, proves);

select tests.refuses('recommendations_shown', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"icon": "skull"}', '23514'),
  (jsonb '{"outcome": "ignored", "outcome_at": "2026-11-20T18:13:00Z"}', '23514'),
  (jsonb '{"outcome": "done"}', '23514'),
  (jsonb '{"outcome_at": "2026-11-20T18:13:00Z"}', '23514'),
  (jsonb '{"recommendation": "Quick Walk"}', '23514'),
  (jsonb '{"local_date": "2026-11-22"}', '23514')
) as change_of (change, code);

-- Once for a person, recommendation and day.
insert into public.recommendations_shown
  select (jsonb_populate_record(null::public.recommendations_shown,
    fields || jsonb_build_object('user_id', tests.id_of('ada'), 'created_at', now(), 'recommendation', 'deep-breathing-exercise'))).*
  from sample;
select tests.refuses('recommendations_shown', fields || jsonb_build_object('user_id', tests.id_of('ada')), change, '23505')
from sample, (values (jsonb '{"recommendation": "deep-breathing-exercise"}')) as change_of (change);
select tests.takes('recommendations_shown', fields || jsonb_build_object('user_id', tests.id_of('ada')), change)
from sample, (values
  (jsonb '{"recommendation": "mindfulness-meditation"}'),
  (jsonb '{"recommendation": "deep-breathing-exercise", "local_date": "2026-11-21"}')
) as change_of (change);

-- Done when its exercise was, to the end, afterwards, by the person and nobody else.
create temporary table exercise (fields) as select jsonb '{"id": "22222222-2222-4222-8222-222222222222", "exercise": "slow-breathing", "minutes": 5, "completed": true, "occurred_at": "2026-11-20T18:30:00Z", "time_zone": "UTC", "local_date": "2026-11-20"}';
grant select on exercise to authenticated;
create function pg_temp.after_exercise(change jsonb) returns text language plpgsql as $$
declare
  became text;
begin
  execute tests.insert_of('activities', (select tests.fresh(fields) || change from exercise));
  select outcome || ' ' || (outcome_at at time zone 'UTC') into became
  from public.recommendations_shown where recommendation = 'deep-breathing-exercise';
  return coalesce(became, 'nothing');
end
$$;
select tests.as_user('ada');
select is(pg_temp.after_exercise('{"completed": false}'), 'nothing', 'left early it is not done');
select is(pg_temp.after_exercise('{"occurred_at": "2026-11-20T18:00:00Z"}'), 'nothing', 'nor by an exercise of before it was shown');
select is(pg_temp.after_exercise('{}'), 'done 2026-11-20 18:30:00', 'it is done when its exercise was');
select tests.as_admin();

select * from finish();
rollback;
