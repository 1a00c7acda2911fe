-- Recovery codes.
begin;
select plan(41);
select tests.make_users();
do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    create table auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid, status text);
  end if;
end
$$;

create function pg_temp.as_ada(session text, aal text) returns void
language plpgsql
as $$
begin
  perform tests.as_user('ada');
  perform set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb
    || jsonb_build_object('aal', aal, 'session_id', md5(session)::uuid))::text, true);
end
$$;
-- When the token says that a code, or a password, was given.
create function pg_temp.gave(method text, ago interval) returns void
language plpgsql
as $$
begin
  perform set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('amr',
    jsonb_build_array(jsonb_build_object('method', method, 'timestamp', extract(epoch from now() - ago)::bigint))))::text, true);
end
$$;
insert into auth.sessions (id, user_id) select md5(name)::uuid, tests.id_of('ada') from unnest(array['desk', 'phone', 'tablet']) as name;
insert into auth.mfa_factors (id, user_id, status) values (md5('factor')::uuid, tests.id_of('ada'), 'verified');
insert into public.goals (id, user_id, title, description, category, deadline, started_on)
values (md5('goal')::uuid, tests.id_of('ada'), 'Walk', 'To the sea', 'Health', current_date, current_date);

create temporary table codes (nth serial, code text);
grant all on codes, codes_nth_seq to authenticated;
create function pg_temp.code(n integer) returns text
language sql
as $$ select code from codes where nth = n $$;

select pg_temp.as_ada('phone', 'aal1');
select is(tests.error_of('select public.make_recovery_codes()'), '28000', 'without the code of the second factor there are none');
select pg_temp.as_ada('desk', 'aal2');
insert into codes (code) select public.make_recovery_codes();
select is((select count(distinct code) from codes), 10::bigint, 'ten, each another');
select ok((select bool_and(code ~ '^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$') from codes), 'without letters that look like others');
select is(public.recovery_codes_left(), 10, 'all are left');
select tests.as_admin();
select is((select count(*) from private.recovery_codes as c, codes where encode(c.hash, 'escape') like '%' || left(codes.code, 5) || '%'), 0::bigint, 'none is kept as it is');

-- One session for each.
select pg_temp.as_ada('phone', 'aal1');
select is(tests.rows_of('select from public.goals'), 0::bigint, 'a session that gave its password only reads nothing');
select is(tests.error_of('select public.recovery_codes_left()'), '28000', 'not even how many are left');
select is(public.use_recovery_code('00000-00000'), false, 'a wrong code opens nothing');
select is(tests.rows_of('select from public.goals'), 0::bigint, 'and it still reads nothing');
select is(public.use_recovery_code(' ' || lower(replace(pg_temp.code(1), '-', ' '))), true, 'a right one does, however it is written');
select is(tests.rows_of('select from public.goals'), 1::bigint, 'and it reads');
select is(public.recovery_codes_left(), 9, 'one less');
select pg_temp.as_ada('tablet', 'aal1');
select is(tests.rows_of('select from public.goals'), 0::bigint, 'another session is not opened by it');
select is(public.use_recovery_code(pg_temp.code(1)), false, 'a code works once');
select is(public.use_recovery_code(pg_temp.code(2)), true, 'the next one once more');

select tests.as_user('bob');
select is(public.use_recovery_code(pg_temp.code(3)), false, 'nobody else uses them');
select is(public.recovery_codes_left(), 0, 'or has any');

-- Guessing.
select pg_temp.as_ada('desk', 'aal1');
select is(public.use_recovery_code('guess ' || n), false, format('guess %s', n)) from generate_series(1, 6) as n;
select is(tests.error_of($$select public.use_recovery_code('guess')$$), 'PGRST', 'ten in an hour, then it waits');

-- New ones.
select pg_temp.as_ada('desk', 'aal2');
select is((select count(*) from public.make_recovery_codes()), 10::bigint, 'new ones');
select is(public.recovery_codes_left(), 10, 'take the place of the old');
select tests.as_admin();
update private.used set since = now() - interval '2 hours';
select pg_temp.as_ada('desk', 'aal1');
select is(public.use_recovery_code(pg_temp.code(4)), false, 'which open nothing any more');

-- The lost app goes.
select tests.as_admin();
update auth.sessions set created_at = now() - interval '16 minutes' where id = md5('phone')::uuid;
select pg_temp.as_ada('phone', 'aal1');
select is(tests.error_of('select public.remove_second_factor()'), '28000', 'DECISION-130: an old session does not take the factor away');
select is(tests.error_of('select public.make_recovery_codes()'), '28000', 'or make codes');
select tests.as_admin();
update private.recovered_sessions set at = now() - interval '6 minutes';
select pg_temp.as_ada('tablet', 'aal1');
select is(tests.error_of('select public.remove_second_factor()'), '28000', 'nor does a fresh one whose recovery code was a while ago');
select pg_temp.as_ada('desk', 'aal2');
select is(tests.error_of('select public.remove_second_factor()'), '28000', 'nor one that gave the app''s code at its sign-in only');
select pg_temp.gave('totp', '6 minutes');
select is(tests.error_of('select public.remove_second_factor()'), '28000', 'or six minutes ago');
select pg_temp.gave('password', '0 minutes');
select is(tests.error_of('select public.remove_second_factor()'), '28000', 'or a password just now');
select pg_temp.gave('totp', '1 minute');
select is(tests.error_of('select public.remove_second_factor()'), null, 'DECISION-130: one that gave a code just now does');
select tests.as_admin();
update private.recovered_sessions set at = now();
select pg_temp.as_ada('tablet', 'aal1');
select is(tests.error_of('select public.remove_second_factor()'), null, 'and one that gave a recovery code just now');
select public.remove_second_factor();
select is(tests.rows_of('select from public.goals'), 1::bigint, 'then the password is enough');
select is(public.recovery_codes_left(), 0, 'the codes are gone with it');
select is((select count(*) from public.my_sessions()), 1::bigint, 'DECISION-131: and the other sessions have ended');

select tests.as_admin();
select is(
  tests.error_of(format('insert into auth.mfa_factors (id, user_id, status) values (%L, %L, ''unverified'')', md5('new')::uuid, tests.id_of('ada'))),
  null, 'whoever signed in just now sets up another'
);
select tests.as_user('ada');
select is(tests.error_of('select from private.recovery_codes'), '42501', 'nobody reads hashes');
select tests.as_anonymous();
select is(tests.error_of($$select public.use_recovery_code('x')$$), '42501', 'or tries a code without a session');

select * from finish();
rollback;
