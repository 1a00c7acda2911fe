-- Goals.
begin;
select plan(39);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "title": "Walk", "description": "Daily", "category": "Health", "deadline": "2026-12-20", "started_on": "2026-11-20", "created_at": "2026-11-20T18:12:07.014Z"}';
grant select on sample to authenticated;

select tests.owner_only('goals', 'user_id', fields, $$progress = 40$$, '{select,insert,update,delete}') from sample;

select tests.takes('goals', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, proves)
from sample, (values
  (jsonb '{"category": "Health"}', 'DATA-117'),
  (jsonb '{"category": "Career"}', null),
  (jsonb '{"category": "Education"}', null),
  (jsonb '{"category": "Personal"}', null),
  (jsonb '{"category": "Financial"}', null),
  (jsonb '{"category": "Creative"}', null),
  (jsonb '{"progress": 0}', 'DATA-121'),
  (jsonb '{"progress": 100}', 'DATA-121'),
  (jsonb '{"deadline": "2026-11-20"}', 'DATA-118'),
  (jsonb_build_object('title', repeat('ن', 120), 'description', repeat('d', 2000)), null)
) as change_of (change, proves);

select tests.refuses('goals', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code, proves)
from sample, (values
  (jsonb '{"category": "Sleep"}', '23514', 'DATA-117'),
  (jsonb '{"progress": -1}', '23514', 'DATA-132'),
  (jsonb '{"progress": 101}', '23514', 'DATA-133'),
  (jsonb '{"title": " "}', '23514', null),
  (jsonb '{"description": ""}', '23514', null),
  (jsonb_build_object('title', repeat('t', 121)), '23514', null),
  (jsonb_build_object('description', repeat('d', 2001)), '23514', null),
  (jsonb '{"deadline": "2026-11-19"}', '23514', null),
  (jsonb '{"deadline": null}', '23502', 'DATA-118'),
  (jsonb '{"title": null}', '23502', null)
) as change_of (change, code, proves);

select * from finish();
rollback;
