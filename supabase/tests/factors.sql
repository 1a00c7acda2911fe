-- Who sets a second factor up and takes it away at the auth server's own endpoints: by the session that asks.
begin;
select plan(11);
select tests.make_users();
-- A hosted project has the table and its triggers, the embedded backend has not.
do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    create table auth.mfa_factors (
      id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, status text not null,
      created_at timestamptz not null default now()
    );
    create constraint trigger check_factor_session after update on auth.mfa_factors
      deferrable initially deferred
      for each row when (
        new.status::text = 'verified' and old.status::text <> 'verified' and current_user = 'supabase_auth_admin'
      )
      execute function private.check_factor_session();
    create constraint trigger check_new_factor_session after insert on auth.mfa_factors
      deferrable initially deferred
      for each row when (new.status::text = 'verified' and current_user = 'supabase_auth_admin')
      execute function private.check_factor_session();
    create trigger check_factor_removal before delete on auth.mfa_factors
      for each row when (old.status::text = 'verified' and current_user = 'supabase_auth_admin')
      execute function private.check_factor_removal();
  end if;
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin bypassrls;
    grant supabase_auth_admin to current_user;
  end if;
  grant usage on schema auth, tests to supabase_auth_admin;
  grant select, insert, update, delete on auth.mfa_factors, auth.sessions, auth.users to supabase_auth_admin;
  grant execute on all functions in schema tests to supabase_auth_admin;
end
$$;

-- Ada signed in on the desk this morning, and on the phone just now.
insert into auth.sessions (id, user_id, created_at) values
  (md5('desk')::uuid, tests.id_of('ada'), now() - interval '3 hours'),
  (md5('phone')::uuid, tests.id_of('ada'), now());
insert into auth.sessions (id, user_id) values (md5('bob')::uuid, tests.id_of('bob'));
-- As the auth server does it: a factor, and later its first code, by a session. What is checked last, is checked now.
create function pg_temp.set_up(session text, ago interval default '0 minutes') returns text
language sql
as $$
  select tests.error_of(format(
    $q$do $d$ begin
      set local role supabase_auth_admin;
      insert into auth.mfa_factors (id, user_id, status, created_at) values (%1$L, %2$L, 'unverified', %4$L);
      update auth.mfa_factors set status = 'verified' where id = %1$L;
      update auth.sessions set factor_id = %1$L where id = %3$L;
      set constraints all immediate;
      reset role;
    end $d$ $q$, gen_random_uuid(), tests.id_of('ada'), md5(session)::uuid, now() - ago))
$$;
select is(pg_temp.set_up('phone'), null, 'the session of just now sets a factor up');
select is(pg_temp.set_up('phone', '14 minutes'), null, 'and may take its time');
select is(pg_temp.set_up('phone', '16 minutes'), '28000', 'but not much');
select is(pg_temp.set_up('desk'), '28000', 'one that was left open does not, whatever other session is fresh');
select is(pg_temp.set_up('desk', '2 hours 50 minutes'), '28000', 'not with a factor from when it was fresh either');
select is(pg_temp.set_up('nobody'), '28000', 'nor does one that is not known');
select is(pg_temp.set_up('bob'), '28000', 'or that of somebody else');
select is(
  tests.error_of(format($q$do $d$ begin
      set local role supabase_auth_admin;
      insert into auth.mfa_factors (id, user_id, status) values (%L, %L, 'verified');
      set constraints all immediate;
    end $d$ $q$, gen_random_uuid(), tests.id_of('ada'))),
  '28000', 'nor is there a factor that is set up from its beginning'
);

-- Taken away.
insert into auth.mfa_factors (id, user_id, status) values
  (md5('good')::uuid, tests.id_of('ada'), 'verified'), (md5('waiting')::uuid, tests.id_of('ada'), 'unverified');
set local role supabase_auth_admin;
select is(
  tests.error_of(format('delete from auth.mfa_factors where id = %L', md5('good')::uuid)), '28000',
  'the auth server takes none away: it does not say for which session'
);
select is(
  tests.rows_of(format('delete from auth.mfa_factors where id = %L', md5('waiting')::uuid)), 1::bigint,
  'but what was never set up to its end'
);
select is(tests.error_of(format('delete from auth.users where id = %L', tests.id_of('ada'))), null, 'and with the account itself');
reset role;

select * from finish();
rollback;
