-- Safety plans.
begin;
select plan(34);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "saved_at": "2026-11-20T10:00:00Z", "warning_signs": ["I stop answering"]}';
grant select on sample to authenticated;

select tests.owner_only('safety_plans', 'user_id', fields, $$people = '{Rana}'$$, '{select,insert,delete}') from sample;

select tests.takes('safety_plans', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"warning_signs": []}'),
  (jsonb_build_object('people', array_fill(repeat('ن', 300), array[12])))
) as change_of (change);

select tests.refuses('safety_plans', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb_build_object('own_ways', array_fill('x'::text, array[13])), '23514'),
  (jsonb_build_object('distractions', array[repeat('x', 301)]), '23514'),
  (jsonb '{"professionals": ["  "]}', '23514'),
  (jsonb '{"safer_place": [null]}', '23514'),
  (jsonb '{"people": [["a"], ["b"]]}', '23514'),
  (jsonb '{"warning_signs": null}', '23502'),
  (jsonb '{"saved_at": null}', '23502')
) as change_of (change, code);

-- The last ten stay, by the person's clock: one that arrives late does not push out a newer one.
delete from public.safety_plans;
select tests.as_user('ada');
insert into public.safety_plans (id, saved_at, people)
  select gen_random_uuid(), timestamptz '2026-11-20 10:00Z' + n * interval '1 minute', array[n::text] from generate_series(1, 12) as n;
select is((select array_agg(people[1]::int order by saved_at) from public.safety_plans), array[3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'ten savings stay');
insert into public.safety_plans (id, saved_at, people) values (gen_random_uuid(), '2026-11-20 09:00Z', '{late}');
select is((select count(*) from public.safety_plans where people = '{late}'), 0::bigint, 'what is older than all of them goes');

select tests.as_user('bob');
insert into public.safety_plans (id, saved_at, people) values (gen_random_uuid(), '2026-11-21 10:00Z', '{Rana}');
select tests.as_admin();
select is((select count(*) from public.safety_plans where user_id = tests.id_of('ada')), 10::bigint, 'the savings of another change nothing');
select ok(exists (select from pg_trigger where tgrelid = 'public.safety_plans'::regclass and tgname = 'a_limit_inserts'), 'it is under the limits');
select ok(
  exists (select from pg_policies where schemaname = 'public' and tablename = 'safety_plans' and permissive = 'RESTRICTIVE'),
  'it asks for the session and the second factor'
);
select tests.as_user('ada');
select is(jsonb_array_length(public.my_data() -> 'safety_plans'), 10, 'a user takes their plan along');

select * from finish();
rollback;
