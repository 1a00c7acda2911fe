-- Tags.
begin;
select plan(45);
select tests.make_users();
select tests.agree('check_ins');

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "name": "walk", "kind": "activities"}';
grant select on sample to authenticated;

select tests.owner_only('tags', 'user_id', fields, $$kind = 'places'$$, '{select,insert,update,delete}') from sample;

select tests.takes('tags', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, proves)
from sample, (values
  (jsonb '{"kind": null}', null),
  (jsonb '{"kind": "people"}', 'tags'),
  (jsonb '{"kind": "places", "name": "البيت"}', null),
  (jsonb_build_object('name', repeat('ن', 40)), null)
) as change_of (change, proves);
select tests.refuses('tags', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code, null)
from sample, (values
  (jsonb '{"kind": "things"}', '23514'),
  (jsonb '{"name": " "}', '23514'),
  (jsonb '{"name": " walk"}', '23514'),
  (jsonb_build_object('name', repeat('n', 41)), '23514'),
  (jsonb '{"name": null}', '23502')
) as change_of (change, code);

insert into public.tags (id, user_id, name) values
  ('22222222-2222-4222-8222-222222222222', tests.id_of('ada'), 'stroll'),
  ('33333333-3333-4333-8333-333333333333', tests.id_of('ada'), 'walk'),
  ('44444444-4444-4444-8444-444444444444', tests.id_of('bob'), 'stroll');
insert into public.check_ins (id, user_id, mood, energy, stress, tags, occurred_at, time_zone, local_date)
select gen_random_uuid(), tests.id_of(who), 5, 5, 5, tags::text[], '2026-11-20T05:30:00Z', 'UTC', '2026-11-20'
from (values ('ada', '{Stroll,sea}'), ('ada', '{walk,stroll}'), ('ada', '{sea}'), ('bob', '{stroll}')) as of (who, tags);

select tests.as_user('ada');
select is(
  tests.error_of($$insert into public.tags (id, name) values (gen_random_uuid(), 'STROLL')$$), '23505',
  'a name is once, in any case'
);
select is(tests.error_of($$select public.rename_tag('44444444-4444-4444-8444-444444444444', 'mine')$$), '22023', 'somebody else''s tag is none to rename');
select is(tests.error_of($$select public.rename_tag('22222222-2222-4222-8222-222222222222', 'Walk')$$), '23505', 'nor is a name that is taken one to give');
select is(tests.error_of($$select public.rename_tag('22222222-2222-4222-8222-222222222222', '')$$), '23514', 'or none');
select lives_ok($$select public.rename_tag('22222222-2222-4222-8222-222222222222', 'long walk')$$, 'a tag is renamed');
select results_eq(
  $$select tags::text, version, edited_at from public.check_ins order by tags::text collate "C"$$,
  $$values ('{"long walk",sea}', 2, null::timestamptz), ('{sea}', 1, null), ('{walk,"long walk"}', 2, null)$$,
  'in each check-in, which is not edited by that'
);
select is(tests.error_of($$select public.merge_tags('44444444-4444-4444-8444-444444444444', '33333333-3333-4333-8333-333333333333')$$), '22023', 'somebody else''s is none to merge');
select is(tests.error_of($$select public.merge_tags('33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444')$$), '22023', 'nor to merge into');
select lives_ok(
  $$select public.merge_tags('22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333')$$,
  'two tags are merged'
);
select is((select array_agg(tags::text order by tags::text collate "C") from public.check_ins), array['{sea}', '{walk,sea}', '{walk}'], 'each check-in has the name once');
select is((select array_agg(name) from public.tags), array['walk'], 'and one tag is left');
update public.check_ins set tags = '{sea}' where tags = '{walk}';
select isnt((select edited_at from public.check_ins where tags = '{sea}' and version > 2), null, 'a person''s change of tags after that is one');
insert into public.tags (id, name) select gen_random_uuid(), 'tag ' || n from generate_series(2, 200) as n;
select is(tests.error_of($$insert into public.tags (id, name) values (gen_random_uuid(), 'one more')$$), 'PGRST', 'two hundred are enough');
select tests.as_user('bob');
select is((select array_agg(tags::text) from public.check_ins), array['{stroll}'], 'others keep theirs');
select tests.as_anonymous();
select is(tests.error_of($$select public.rename_tag(gen_random_uuid(), 'x')$$), '42501', 'without a session nothing is renamed');
select is(tests.error_of($$select public.merge_tags(gen_random_uuid(), gen_random_uuid())$$), '42501', 'nor merged');
select tests.as_admin();
select is(public.without_twins('{a,B,A,b,c}'), '{a,B,c}', 'the first of twins stays');

select * from finish();
rollback;
