-- Profiles, and the function that makes them.
begin;
select plan(36);
select tests.make_users();

create temporary table sample (fields) as select jsonb '{"email": "ada@nafas.test", "name": "Ada"}';
grant select on sample to authenticated;

select tests.owner_only('profiles', 'id', fields, $$bio = 'changed'$$, '{select,insert,update}') from sample;

select tests.takes('profiles', fields || jsonb_build_object('id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"phone": null, "location": null, "bio": null, "avatar_url": null}'),
  (jsonb_build_object('name', repeat('ن', 120), 'bio', repeat('b', 2000), 'phone', repeat('1', 40), 'location', repeat('l', 120)))
) as change_of (change);

select tests.refuses('profiles', fields || jsonb_build_object('id', tests.id_of('bob')), change, code)
from sample, (values
  (jsonb '{"name": ""}', '23514'),
  (jsonb '{"name": null}', '23502'),
  (jsonb '{"email": null}', '23502'),
  (jsonb '{"email": "a@"}', '23514'),
  (jsonb_build_object('name', repeat('n', 121)), '23514'),
  (jsonb_build_object('bio', repeat('b', 2001)), '23514'),
  (jsonb_build_object('phone', repeat('1', 41)), '23514'),
  (jsonb_build_object('location', repeat('l', 121)), '23514'),
  (jsonb_build_object('avatar_url', repeat('u', 2049)), '23514')
) as change_of (change, code);

select tests.as_user('bob');
select isnt((select p from public.ensure_profile('  Bob ') as p), null, 'DATA-001: a user makes their own profile');
select is((select name from public.profiles), 'Bob', 'with their name, trimmed');
select is((select name from public.ensure_profile('Other')), 'Bob', 'a second time changes nothing');
select tests.as_anonymous();
select is(tests.error_of('select public.ensure_profile()'), '42501', 'an anonymous caller makes none');
select isnt(public.schema_version(), null, 'but reads the version of the schema');
select tests.as_admin();
update public.profiles set created_at = '2000-01-01', updated_at = '2000-01-01' where id = tests.id_of('bob');
select is((select (created_at, updated_at) from public.profiles where id = tests.id_of('bob')), (now(), now()), 'DATA-012, DATA-013: times come from the clock of the server');

select * from finish();
rollback;
