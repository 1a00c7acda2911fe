-- Imports.
begin;
select plan(53);
select tests.make_users();
select tests.agree('check_ins');

create temporary table sample (fields) as select jsonb '{"id": "11111111-1111-4111-8111-111111111111", "kind": "daylio-csv"}';
grant select on sample to authenticated;

select tests.owner_only('imports', 'user_id', fields, $$entries = 5$$, '{select,insert,update}') from sample;

select tests.takes('imports', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values (jsonb '{"kind": "nafas-json"}'), (jsonb '{"kind": "csv", "entries": 20000}')) as change_of (change);
select tests.refuses('imports', fields || jsonb_build_object('user_id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"kind": "diary"}', '23514'),
  (jsonb '{"kind": null}', '23502'),
  (jsonb '{"entries": -1}', '23514')
) as change_of (change, code);
delete from public.imports;

-- A part of a file: check-ins of these numbers.
create function pg_temp.part(numbers integer[]) returns jsonb
language sql
as $$
  select jsonb_agg(jsonb_build_object(
    'id', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
    'mood', 7, 'energy', 5, 'stress', 5, 'motivation', null, 'touched', array['mood'], 'notes', 'note ' || n,
    'words', array[]::text[], 'tags', array['walk', 'sea'], 'occurred_at', '2026-03-14T18:40:00Z', 'time_zone', 'Asia/Riyadh',
    'local_date', '2026-03-14', 'edited_at', null
  )) from unnest(numbers) as n
$$;
create function pg_temp.add(numbers integer[], import text default '22222222-2222-4222-8222-222222222222') returns integer
language sql
as $$ select public.import_add(import::uuid, 'daylio-csv', pg_temp.part(numbers), '{walk,Sea}') $$;

select tests.as_user('ada');
insert into public.tags (id, name) values (gen_random_uuid(), 'Walk');
select is(pg_temp.add('{1,2,3}'), 3, 'a part comes in');
select is(pg_temp.add('{3,4}'), 4, 'and what of the next one is not there yet');
select is(pg_temp.add('{3,4}'), 4, 'sent again, nothing more');
select is((select entries from public.imports), 4, 'the import knows how many it brought');
select results_eq(
  $$select mood::integer, notes, tags, touched, local_date, import_id is not null from public.check_ins where notes = 'note 1'$$,
  $$values (7, 'note 1', array['walk', 'sea'], array['mood'], date '2026-03-14', true)$$,
  'an entry is as it was in the file'
);
select results_eq(
  $$select name, import_id is not null from public.tags order by name$$, $$values ('Sea', true), ('Walk', false)$$,
  'tags that were not there are made'
);
select results_eq(
  $$select id from public.import_known('{00000000-0000-4000-8000-000000000001,00000000-0000-4000-8000-000000000009}')$$,
  $$values ('00000000-0000-4000-8000-000000000001'::uuid)$$, 'what is here is known'
);
select is(
  tests.error_of($$update public.check_ins set import_id = null where notes = 'note 1'$$), '23514',
  'which import brought an entry is fixed'
);

select tests.as_user('bob');
select is((select count(*)::integer from public.import_known('{00000000-0000-4000-8000-000000000001}')), 0, 'somebody else''s is not known');
select is(tests.error_of($$select pg_temp.add('{5}')$$), '22023', 'nobody adds to somebody else''s import');
select is(tests.error_of($$select * from public.import_undo('22222222-2222-4222-8222-222222222222')$$), '22023', 'or undoes it');
select is(
  tests.error_of($$insert into public.check_ins (id, mood, energy, stress, occurred_at, time_zone, local_date, import_id)
    values (gen_random_uuid(), 5, 5, 5, '2026-03-14T18:40:00Z', 'UTC', '2026-03-14', '22222222-2222-4222-8222-222222222222')$$),
  '23503', 'an entry is of its own person''s import'
);
select is(pg_temp.add('{1}', '33333333-3333-4333-8333-333333333333'), 0, 'an id that somebody has is not theirs to bring');

select tests.as_user('ada');
update public.check_ins set notes = 'my own words' where notes = 'note 2';
select public.rename_tag(id, 'long walk') from public.tags where name = 'Walk';
insert into public.check_ins (id, mood, energy, stress, tags, occurred_at, time_zone, local_date)
values (gen_random_uuid(), 5, 5, 5, '{}', '2026-11-20T05:30:00Z', 'UTC', '2026-11-20');
select results_eq(
  $$select removed, kept from public.import_undo('22222222-2222-4222-8222-222222222222')$$, $$values (3, 1)$$,
  'undone, all but what was edited since; a tag that was renamed is no edit'
);
select results_eq(
  $$select coalesce(notes, '') from public.check_ins order by 1$$, $$values (''), ('my own words')$$,
  'what was written here stays'
);
select set_eq($$select name from public.tags$$, array['Sea', 'long walk'], 'a tag that an entry has stays');
select isnt((select undone_at from public.imports), null, 'an import is undone');
select is(tests.error_of($$select * from public.import_undo('22222222-2222-4222-8222-222222222222')$$), '22023', 'once');
select is(tests.error_of($$select pg_temp.add('{6}')$$), '22023', 'and takes no more');

select is(pg_temp.add('{7}', '44444444-4444-4444-8444-444444444444'), 1, 'another one');
delete from public.check_ins where notes = 'my own words';
select tests.as_admin();
alter table public.imports disable trigger imports_guard;
update public.imports set created_at = now() - interval '31 days' where id = '44444444-4444-4444-8444-444444444444';
alter table public.imports enable trigger imports_guard;
select tests.as_user('ada');
select is(
  tests.error_of($$select * from public.import_undo('44444444-4444-4444-8444-444444444444')$$), '22023',
  'after 30 days it stays'
);
select lives_ok(
  $$select public.import_add('55555555-5555-4555-8555-555555555555', 'csv', '[]', (select array_agg('t' || n) from generate_series(1, 300) as n))$$,
  'a file may have more tags than there is room for'
);
select is((select count(*)::integer from public.tags), 150, 'room for tags of tomorrow stays');
select is(
  tests.error_of($$select public.import_add(gen_random_uuid(), 'csv', '[{"id": "00000000-0000-4000-8000-000000000099", "mood": 11}]')$$),
  '23502', 'what is no check-in brings nothing in'
);

select tests.as_admin();
select lives_ok(format('delete from auth.users where id = %L', tests.id_of('ada')), 'imports go with the account');

select tests.as_user('bob');
update public.consents set withdrawn_at = now();
select is(tests.error_of($$select pg_temp.add('{8}', '66666666-6666-4666-8666-666666666666')$$), 'NF001', 'without consent nothing is kept');

select tests.as_anonymous();
select is(tests.error_of($$select public.import_known('{}')$$), '42501', 'without a session nothing is known');
select is(tests.error_of($$select public.import_add(gen_random_uuid(), 'csv', '[]')$$), '42501', 'nothing comes in');
select is(tests.error_of($$select * from public.import_undo(gen_random_uuid())$$), '42501', 'and nothing is undone');

select * from finish();
rollback;
