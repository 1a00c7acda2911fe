-- Goals.
begin;
select plan(39);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "title": "Walk", "description": "Daily", "category": "Health", "deadline": "2026-12-20", "started_on": "2026-11-20", "created_at": "2026-11-20T18:12:07.014Z"}';
grant select on sample to authenticated;

select tests.owner_only('goals', 'user_id', fields, $$progress = 40$$, '{select,insert,update,delete}') from sample;

select tests.takes('goals', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"category": "Health"}'),
  (jsonb '{"category": "Career"}'),
  (jsonb '{"category": "Education"}'),
  (jsonb '{"category": "Personal"}'),
  (jsonb '{"category": "Financial"}'),
  (jsonb '{"category": "Creative"}'),
  (jsonb '{"progress": 0}'),
  (jsonb '{"progress": 100}'),
  (jsonb '{"deadline": "2026-11-20"}'),
  (jsonb_build_object('title', repeat('ن', 120), 'description', repeat('d', 2000)))
) as change_of (change);

select tests.refuses('goals', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"category": "Sleep"}', '23514'),
  (jsonb '{"progress": -1}', '23514'),
  (jsonb '{"progress": 101}', '23514'),
  (jsonb '{"title": " "}', '23514'),
  (jsonb '{"description": ""}', '23514'),
  (jsonb_build_object('title', repeat('t', 121)), '23514'),
  (jsonb_build_object('description', repeat('d', 2001)), '23514'),
  (jsonb '{"deadline": "2026-11-19"}', '23514'),
  (jsonb '{"deadline": null}', '23502'),
  (jsonb '{"title": null}', '23502')
) as change_of (change, code);

select * from finish();
rollback;
