-- Helpers of the other files; this file sorts first and is the only one that stays. Test databases only.
begin;
create extension if not exists pgtap with schema extensions;
create schema if not exists tests;
grant usage on schema tests to anon, authenticated, service_role;

-- Users by name: 'ada' owns the rows, 'bob' is somebody else.
create or replace function tests.id_of(who text) returns uuid
language sql immutable
as $$ select md5('nafas test user ' || who)::uuid $$;

create or replace function tests.make_users() returns void
language sql
as $$
  insert into auth.users (id, email)
  select tests.id_of(who), who || '@nafas.test' from unnest(array['ada', 'bob']) as who;
  -- The one session that each has; its id is the id of its user.
  insert into auth.sessions (id, user_id)
  select tests.id_of(who), tests.id_of(who) from unnest(array['ada', 'bob']) as who;
$$;

-- Ada and Bob agree to what a purpose names; who tests what consents do, does not call it.
create or replace function tests.agree(variadic purposes text[]) returns void
language sql
as $$
  insert into public.consents (id, user_id, purpose, text_version, language)
  select gen_random_uuid(), tests.id_of(who), purpose, '2026-11', 'en'
  from unnest(array['ada', 'bob']) as who, unnest(purposes) as purpose
$$;

-- For the rest of the transaction: a signed-in user, an anonymous caller, or the role that migrates.
create or replace function tests.act_as(role_name text, user_id uuid) returns void
language plpgsql
as $$
begin
  perform set_config('request.jwt.claim.sub', coalesce(user_id::text, ''), true);
  perform set_config('request.jwt.claims', jsonb_build_object('role', role_name, 'sub', user_id, 'session_id', user_id)::text, true);
  perform set_config('role', role_name, true);
end
$$;
create or replace function tests.as_user(who text) returns void
language sql as $$ select tests.act_as('authenticated', tests.id_of(who)) $$;
create or replace function tests.as_anonymous() returns void
language sql as $$ select tests.act_as('anon', null) $$;
create or replace function tests.as_admin() returns void
language sql as $$ select tests.act_as('none', null) $$;

-- How many rows a statement reads or changes; one that is not permitted reads and changes none.
create or replace function tests.rows_of(statement text) returns bigint
language plpgsql
as $$
declare
  n bigint;
begin
  execute statement;
  get diagnostics n = row_count;
  return n;
exception
  when insufficient_privilege then return 0;
end
$$;

create or replace function tests.insert_of(table_name text, fields jsonb) returns text
language sql
as $$
  select format('insert into public.%I (%s) select %s from jsonb_populate_record(null::public.%I, %L)',
    table_name, columns, columns, table_name, fields)
  from (select string_agg(quote_ident(key), ', ') as columns from jsonb_object_keys(fields) as key) as named
$$;

-- The error an insert or update raises, or null; whatever it did is undone.
create or replace function tests.error_of(statement text) returns text
language plpgsql
as $$
begin
  execute statement;
  raise exception 'undo' using errcode = 'TT000';
exception
  when sqlstate 'TT000' then return null;
  when others then return sqlstate;
end
$$;

-- The row with an id of its own, so that no primary key stands in for what is tested. A profile's is its owner's.
create or replace function tests.fresh(fields jsonb) returns jsonb
language sql
as $$
  select case
    when fields ->> 'id' <> tests.id_of('bob')::text then fields || jsonb_build_object('id', gen_random_uuid())
    else fields
  end
$$;

-- Whether the table takes the row with the change. By the role that migrates: limits hold for everybody.
-- `proves` names the rows of docs/requirements.tsv that hang on it.
create or replace function tests.takes(table_name text, fields jsonb, change jsonb, proves text default null)
returns text
language sql
as $$
  select extensions.is(tests.error_of(tests.insert_of(table_name, tests.fresh(fields) || change)), null,
    left(concat_ws(': ', proves, format('%s takes %s', table_name, change)), 120))
$$;
create or replace function tests.refuses(
  table_name text,
  fields jsonb,
  change jsonb,
  code text default '23514',
  proves text default null
) returns text
language sql
as $$
  select extensions.is(tests.error_of(tests.insert_of(table_name, tests.fresh(fields) || change)), code,
    left(concat_ws(': ', proves, format('%s refuses %s', table_name, change)), 120))
$$;

-- 19 tests: a table whose rows belong to one user. `verbs` is what its owner may do: select and any of insert,
-- update, delete. Without insert, ada's row has to be there already.
create or replace function tests.owner_only(
  table_name text,
  owner_column text,
  fields jsonb,
  change text,
  verbs text[]
) returns setof text
language plpgsql
as $$
declare
  ada constant uuid := tests.id_of('ada');
  bob constant uuid := tests.id_of('bob');
  hers constant text := format('%I = %L', owner_column, ada);
  all_hers constant text := format('select * from public.%I where %s', table_name, hers);
  insertion constant text := tests.insert_of(table_name, fields || jsonb_build_object(owner_column, ada));
  -- A second row for the attacks, so that no unique key stands in for a policy.
  fresh constant text := tests.insert_of(table_name, tests.fresh(fields) || jsonb_build_object(owner_column, ada));
  changing constant text := format('update public.%I set %s where %s', table_name, change, hers);
  deleting constant text := format('delete from public.%I where %s', table_name, hers);
  -- Without a condition: one that reads a column brings the policy for reading into play, which then hides a hole in
  -- the policy for changing.
  changing_all constant text := format('update public.%I set %s', table_name, change);
  deleting_all constant text := format('delete from public.%I', table_name);
  giving constant text := format('update public.%I set %I = %L where %s', table_name, owner_column, bob, hers);
  before text;
  after text;
  n bigint;
begin
  perform tests.as_admin();
  return next extensions.ok(
    (select relrowsecurity from pg_class where oid = format('public.%I', table_name)::regclass),
    'DATA-171: ' || table_name || ': row-level security is on'
  );
  return next extensions.is(
    (select array_agg(lower(cmd) order by cmd) from pg_policies p
      where schemaname = 'public' and p.tablename = table_name and p.permissive = 'PERMISSIVE'),
    (select array_agg(v order by upper(v)) from unnest(verbs) as v),
    table_name || ': one policy for each verb of the owner'
  );
  return next extensions.is(
    (select count(*) from pg_policies p
      where schemaname = 'public' and p.tablename = table_name and roles <> '{authenticated}'),
    0::bigint,
    table_name || ': policies are for signed-in users only'
  );

  perform tests.as_user('ada');
  if 'insert' = any (verbs) then
    return next extensions.is(tests.rows_of(insertion), 1::bigint, table_name || ': the owner inserts');
  else
    return next extensions.is(tests.error_of(fresh), '42501', table_name || ': not even the owner inserts');
  end if;
  return next extensions.is(
    tests.rows_of(format('select * from public.%I', table_name)), 1::bigint, table_name || ': the owner reads their row'
  );

  perform tests.as_admin();
  execute format('select jsonb_agg(to_jsonb(t))::text from public.%I t', table_name) into before;

  perform tests.as_user('bob');
  return next extensions.is(
    tests.rows_of(format('select * from public.%I', table_name)), 0::bigint, 'DATA-171: ' || table_name || ': another user reads nothing'
  );
  return next extensions.is(
    tests.error_of(fresh), '42501', table_name || ': another user inserts nothing in the name of the owner'
  );
  return next extensions.is(tests.rows_of(changing_all), 0::bigint, table_name || ': another user changes nothing');
  return next extensions.is(tests.rows_of(deleting_all), 0::bigint, table_name || ': another user deletes nothing');

  perform tests.as_anonymous();
  return next extensions.is(
    tests.rows_of(format('select * from public.%I', table_name)), 0::bigint, 'DATA-171: ' || table_name || ': an anonymous caller reads nothing'
  );
  return next extensions.is(tests.error_of(fresh), '42501', table_name || ': an anonymous caller inserts nothing');
  return next extensions.is(tests.rows_of(changing_all), 0::bigint, table_name || ': an anonymous caller changes nothing');
  return next extensions.is(tests.rows_of(deleting_all), 0::bigint, table_name || ': an anonymous caller deletes nothing');

  perform tests.as_admin();
  execute format('select jsonb_agg(to_jsonb(t))::text from public.%I t', table_name) into after;
  return next extensions.is(after, before, table_name || ': after all that the row is what it was');

  perform tests.as_user('ada');
  return next extensions.is(
    tests.rows_of(changing),
    case when 'update' = any (verbs) then 1 else 0 end::bigint,
    format('%s: the owner %s their row', table_name, case when 'update' = any (verbs) then 'changes' else 'does not change' end)
  );
  -- Refused by the policy or the guard; a table without an update policy finds nothing to change.
  return next extensions.ok(
    case when 'update' = any (verbs) then tests.error_of(giving) in ('42501', '23514') else tests.rows_of(giving) = 0 end,
    table_name || ': the owner gives their row to nobody'
  );

  perform tests.as_admin();
  return next extensions.is(tests.error_of(giving), '23514', table_name || ': a privileged role gives it to nobody either');
  begin
    delete from auth.users where id = ada;
    n := tests.rows_of(all_hers);
    raise exception 'undo' using errcode = 'TT000';
  exception
    when sqlstate 'TT000' then null;
  end;
  return next extensions.is(n, 0::bigint, table_name || ': the rows go with the account');

  perform tests.as_user('ada');
  return next extensions.is(
    tests.rows_of(deleting),
    case when 'delete' = any (verbs) then 1 else 0 end::bigint,
    format('%s: the owner %s their row', table_name, case when 'delete' = any (verbs) then 'deletes' else 'does not delete' end)
  );
  perform tests.as_admin();
end
$$;

-- 10 tests: a table that every user reads and nobody writes.
create or replace function tests.read_only(table_name text, fields jsonb, change text) returns setof text
language plpgsql
as $$
declare
  everything constant text := format('select * from public.%I', table_name);
  insertion constant text := tests.insert_of(table_name, fields);
  changing constant text := format('update public.%I set %s', table_name, change);
  deleting constant text := format('delete from public.%I', table_name);
  total bigint;
  before text;
  after text;
begin
  perform tests.as_admin();
  return next extensions.ok(
    (select relrowsecurity from pg_class where oid = format('public.%I', table_name)::regclass),
    'DATA-171: ' || table_name || ': row-level security is on'
  );
  return next extensions.is(
    (select array_agg(cmd || ' ' || roles::text) from pg_policies p
      where schemaname = 'public' and p.tablename = table_name and p.permissive = 'PERMISSIVE'),
    array['SELECT {authenticated}'],
    table_name || ': the only policy is reading, for signed-in users'
  );
  total := tests.rows_of(everything);
  execute format('select jsonb_agg(to_jsonb(t) order by t.id)::text from public.%I t', table_name) into before;

  perform tests.as_user('ada');
  return next extensions.is(tests.rows_of(everything), total, table_name || ': a user reads all of it');
  return next extensions.is(tests.error_of(insertion), '42501', table_name || ': a user inserts nothing');
  return next extensions.is(tests.rows_of(changing), 0::bigint, table_name || ': a user changes nothing');
  return next extensions.is(tests.rows_of(deleting), 0::bigint, table_name || ': a user deletes nothing');

  perform tests.as_anonymous();
  return next extensions.is(tests.rows_of(everything), 0::bigint, 'DATA-171: ' || table_name || ': an anonymous caller reads nothing');
  return next extensions.is(tests.error_of(insertion), '42501', table_name || ': an anonymous caller inserts nothing');
  return next extensions.is(
    tests.rows_of(changing) + tests.rows_of(deleting), 0::bigint, table_name || ': an anonymous caller changes and deletes nothing'
  );

  perform tests.as_admin();
  execute format('select jsonb_agg(to_jsonb(t) order by t.id)::text from public.%I t', table_name) into after;
  return next extensions.is(after, before, table_name || ': after all that it is what it was');
end
$$;

commit;

begin;
select plan(1);
select is((select count(*) from pg_proc where pronamespace = 'tests'::regnamespace), 15::bigint, 'the helpers are there');
select * from finish();
rollback;
