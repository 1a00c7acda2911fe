-- Two-factor: who has a confirmed second factor and gave no code gets nothing.
begin;
select plan(35);
select tests.make_users();

-- A hosted project has this table (tools/pgtap/sql/hosted-role.sql), the embedded backend has not.
select case to_regclass('auth.mfa_factors') is null
  when true then is(public.second_factor_given(), true, 'without factors nothing is asked for')
  else skip('this server has factors', 1)
end;
do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    create table auth.mfa_factors (id uuid, user_id uuid, status text);
  end if;
end
$$;

select is(
  (select array_agg(c.relname order by 1) from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not exists (
      select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
        and p.policyname = 'second factor' and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL'
        and p.roles = '{authenticated}' and p.qual = p.with_check and p.qual like '%second_factor_given()%')),
  null,
  'every table is behind the second factor; a new one says: select public.require_second_factor(''public.<table>'')'
);
select is(
  (select count(*) from pg_policies
    where schemaname = 'storage' and tablename = 'objects' and policyname = 'second factor' and permissive = 'RESTRICTIVE'),
  1::bigint,
  'the files too'
);
select is(
  (select array_agg(p.proname order by 1) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
      and has_function_privilege('authenticated', p.oid, 'execute') and p.prosrc not like '%second_factor_given()%'
      -- What only operators may do asks is_operator(), which asks for it.
      and p.prosrc not like '%private.require_operator()%'
      -- What is about trusted people asks trust_caller(), which asks for it, too.
      and p.prosrc not like '%private.trust_caller()%'
      -- Those that only tell something about the session itself, the one that gives what is asked for, and the one that
      -- counts how releases do, of nobody, for whoever asks; and those that take a secret in place of a session: one only
      -- turns e-mails off, one changes where a device is reached, one puts a reminder off;
      -- and the one that shows what a person published.
      and p.proname not in
        ('second_factor_given', 'signed_in_recently', 'refuse_ended_session', 'use_recovery_code', 'record_health',
        'unsubscribe', 'replace_push_subscription', 'put_off_push', 'public_profile')),
  null,
  'every function that passes the policies by asks for it by itself'
);

create function pg_temp.as_ada(aal text) returns void
language plpgsql
as $$
begin
  perform tests.as_user('ada');
  perform set_config('request.jwt.claims',
    (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('aal', aal))::text, true);
end
$$;
create function pg_temp.goal(id text) returns text
language sql
as $$
  select format('insert into public.goals (id, user_id, title, description, category, deadline, started_on)
    values (md5(%L)::uuid, %L, ''Walk'', ''To the sea'', ''Health'', current_date, current_date)', id, tests.id_of('ada'))
$$;
create function pg_temp.file(name text) returns text
language sql
as $$
  select format('insert into storage.objects (bucket_id, name, owner, owner_id) values (''avatars'', %L, %L, %L)',
    'avatars/5b7c5a8e-3b39-4a5c-9d2e-0f4f6f1f2a3b/' || tests.id_of('ada') || '-179519832701' || name || '.png',
    tests.id_of('ada'), tests.id_of('ada'))
$$;
-- Ada's rights: everything, or nothing.
create function pg_temp.everything(aal text, what text) returns setof text
language plpgsql
as $$
begin
  perform pg_temp.as_ada(aal);
  return next is(tests.error_of(pg_temp.goal(what)), null, what || ': inserts');
  return next is(tests.rows_of('select from public.goals'), 1::bigint, what || ': reads');
  return next is(tests.rows_of($q$update public.goals set title = 'Run'$q$), 1::bigint, what || ': changes');
  return next is(tests.rows_of('select from storage.objects'), 1::bigint, what || ': finds her file');
  return next is(tests.error_of('select public.ensure_profile()'), null, what || ': has a profile');
  perform tests.as_admin();
end
$$;

select pg_temp.as_ada('aal1');
select is(tests.rows_of(pg_temp.goal('first')), 1::bigint, 'a goal is there');
select is(tests.rows_of(pg_temp.file('1')), 1::bigint, 'and a file');

select pg_temp.everything('aal1', 'without a factor');
insert into auth.mfa_factors (id, user_id, status) values (md5('factor')::uuid, tests.id_of('ada'), 'unverified');
select pg_temp.everything('aal1', 'with a factor that was never confirmed');
update auth.mfa_factors set status = 'verified';
select pg_temp.everything('aal2', 'with a confirmed factor and its code');

select pg_temp.as_ada('aal1');
select is(tests.error_of(pg_temp.goal('second')), '42501', 'without the code: inserts nothing');
select is(tests.rows_of('select from public.goals'), 0::bigint, 'reads nothing');
select is(tests.rows_of($$update public.goals set title = 'Taken'$$), 0::bigint, 'changes nothing');
select is(tests.rows_of('delete from public.goals'), 0::bigint, 'deletes nothing');
select is(tests.rows_of('select from public.achievements'), 0::bigint, 'reads not even what everybody reads');
select is(tests.rows_of('select from storage.objects'), 0::bigint, 'finds no file');
select is(tests.rows_of('delete from storage.objects'), 0::bigint, 'removes no file');
select is(tests.error_of(pg_temp.file('2')), '42501', 'uploads no file');
select is(tests.error_of('select public.ensure_profile()'), '28000', 'has no profile');
select pg_temp.as_ada('aal3');
select is(tests.rows_of('select from public.goals'), 0::bigint, 'a level that nobody knows is none');

select tests.as_user('bob');
select is(public.second_factor_given(), true, 'another user is not asked for her code');
select is(tests.error_of('select from auth.mfa_factors'), '42501', 'and does not learn who has a factor');
select tests.as_anonymous();
select is(public.second_factor_given(), true, 'nor is an anonymous caller, who gets nothing anyway');
select is(tests.error_of($$select public.require_second_factor('public.goals')$$), '42501', 'and makes no policies');

select * from finish();
rollback;
