-- Recommendations that were shown.
begin;
select plan(31);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "recommendation": "quick-walk", "icon": "brain", "shown_at": "2026-11-20T18:12:07.014Z", "local_date": "2026-11-20"}';
grant select on sample to authenticated;

select tests.owner_only('recommendations_shown', 'user_id', fields, $$outcome = 'done', outcome_at = now()$$, '{select,insert,update,delete}') from sample;

select tests.takes('recommendations_shown', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"icon": "brain"}'),
  (jsonb '{"icon": "trending-up"}'),
  (jsonb '{"icon": "users"}'),
  (jsonb '{"outcome": "opened", "outcome_at": "2026-11-20T18:13:00Z"}'),
  (jsonb '{"outcome": "done", "outcome_at": "2026-11-20T18:13:00Z"}'),
  (jsonb '{"outcome": "dismissed", "outcome_at": "2026-11-20T18:13:00Z"}')
) as change_of (change);

select tests.refuses('recommendations_shown', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"icon": "skull"}', '23514'),
  (jsonb '{"outcome": "ignored", "outcome_at": "2026-11-20T18:13:00Z"}', '23514'),
  (jsonb '{"outcome": "done"}', '23514'),
  (jsonb '{"outcome_at": "2026-11-20T18:13:00Z"}', '23514'),
  (jsonb '{"recommendation": "Quick Walk"}', '23514'),
  (jsonb '{"local_date": "2026-11-22"}', '23514')
) as change_of (change, code);

select * from finish();
rollback;
