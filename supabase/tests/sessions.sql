-- A session that has ended reads and writes nothing, whatever its token says.
begin;
select plan(39);
select tests.make_users();
select tests.agree('check_ins');

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
-- A goal and a file to be read, changed and taken.
select tests.as_user('ada');
select is(tests.error_of(pg_temp.goal('first')), null, 'a session that goes on writes');
select is(tests.rows_of(pg_temp.goal('first')), 1::bigint, 'a goal is there');
select is(tests.rows_of(pg_temp.file('1')), 1::bigint, 'and a file');

-- 9 tests: nothing, on any way.
create function pg_temp.nothing(what text) returns setof text
language plpgsql
as $$
begin
  perform tests.as_user('ada');
  return next is(tests.rows_of('select from public.goals'), 0::bigint, what || ': reads nothing');
  return next is(tests.error_of(pg_temp.goal('second')), '42501', what || ': inserts nothing');
  return next is(tests.rows_of($q$update public.goals set title = 'Taken'$q$), 0::bigint, what || ': changes nothing');
  return next is(tests.rows_of('delete from public.goals'), 0::bigint, what || ': deletes nothing');
  return next is(tests.error_of(pg_temp.file('2')), '42501', what || ': uploads nothing');
  return next is(tests.rows_of('select from storage.objects'), 0::bigint, what || ': finds no file');
  return next is(tests.error_of('select public.my_data()'), '28000', what || ': takes no copy along');
  return next is(tests.error_of('select public.my_sessions()'), '28000', what || ': lists no sessions');
  return next is(tests.error_of('select public.refuse_ended_session()'), 'PGRST', what || ': is told so by the API');
  perform tests.as_admin();
end
$$;

select tests.as_admin();
update auth.sessions set created_at = now() - interval '30 days', refreshed_at = now() at time zone 'UTC'
where id = tests.id_of('ada');
select pg_temp.nothing('thirty days old');
update auth.sessions set created_at = now() - interval '29 days', refreshed_at = (now() - interval '14 days') at time zone 'UTC'
where id = tests.id_of('ada');
select pg_temp.nothing('unused for fourteen days');

update auth.sessions set refreshed_at = (now() - interval '13 days') at time zone 'UTC' where id = tests.id_of('ada');
select tests.as_user('ada');
select is(tests.rows_of('select from public.goals'), 1::bigint, 'within both limits it reads');
select is(tests.error_of('select public.refuse_ended_session()'), null, 'and the API lets it in');

-- Operations that can't be undone.
select is(public.signed_in_recently(), false, 'an old session did not sign in just now');
select is(tests.error_of('select public.delete_my_account()'), '28000', 'and ends no account');
select tests.as_admin();
update auth.sessions set created_at = now() - interval '14 minutes' where id = tests.id_of('ada');
select tests.as_user('ada');
select is(public.signed_in_recently(), true, 'a fresh one did');
select is(tests.error_of('select public.delete_my_account()'), '55000', 'and may, once the files are gone');

-- The list of the person's sessions, and ending one.
select tests.as_admin();
insert into auth.sessions (id, user_id, created_at, user_agent)
values (md5('phone')::uuid, tests.id_of('ada'), now() + interval '1 minute', 'Phone');
select tests.as_user('ada');
select results_eq(
  'select user_agent, is_this from public.my_sessions()',
  $$values ('Phone', false), (null, true)$$,
  'lists the sessions, the newest first'
);
select tests.as_user('bob');
select is(public.end_session(md5('phone')::uuid), false, 'nobody else ends one');
select tests.as_user('ada');
select is(public.end_session(md5('phone')::uuid), true, 'its person ends it');
select is(tests.rows_of('select from public.my_sessions()'), 1::bigint, 'and it is gone');

-- Sessions that are over go.
select tests.as_admin();
insert into auth.sessions (id, user_id, created_at) values (md5('old')::uuid, tests.id_of('ada'), now() - interval '31 days');
select is(public.run_upkeep(), 1, 'upkeep ends what is over its limit');
update private.session_limits set absolute = interval '10 minutes';
update auth.sessions set created_at = now() - interval '11 minutes' where id = tests.id_of('ada');
select tests.as_user('ada');
select is(tests.rows_of('select from public.goals'), 0::bigint, 'the limits are what the operator says');

-- A token that names no session of its person.
select tests.as_admin();
update private.session_limits set absolute = interval '30 days';
select tests.as_user('ada');
select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb - 'session_id')::text, true);
select is(tests.rows_of('select from public.goals'), 0::bigint, 'without a session: nothing');
select set_config('request.jwt.claims',
  (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('session_id', tests.id_of('bob')))::text, true);
select is(tests.rows_of('select from public.goals'), 0::bigint, 'with the session of somebody else: nothing');

select is(tests.error_of('select from private.session_limits'), '42501', 'nobody looks into what is private');
select is(tests.error_of('select public.run_upkeep()'), '42501', 'nor does the upkeep');
select tests.as_anonymous();
select is(tests.error_of('select public.my_sessions()'), '42501', 'nor, anonymously, asks for sessions');
select is(tests.error_of('select public.refuse_ended_session()'), null, 'without a session there is none that ended');

select * from finish();
rollback;
