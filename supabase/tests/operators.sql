-- Who operates, and what that opens.
begin;
select plan(30);
select tests.make_users();
create function pg_temp.claims() returns jsonb
language sql as $$ select raw_app_meta_data from auth.users where id = tests.id_of('ada') $$;

-- Nobody makes themself one.
select tests.as_anonymous();
select is(tests.error_of('select public.is_operator()'), '42501', 'nobody asks without a session');
select is(tests.error_of('select * from public.operator_health(now())'), '42501', 'nor reads how releases do');
select is(tests.error_of('select * from public.operator_vitals(now())'), '42501', 'nor how fast pages are');
select is(tests.error_of($$select public.set_operator('ada@nafas.test')$$), '42501', 'nor makes an operator');
select tests.as_user('ada');
select is(public.is_operator(), false, 'who has an account is none');
select is(tests.error_of('select * from public.operator_health(now())'), '42501', 'and reads nothing');
select is(tests.error_of('select * from public.operator_vitals(now())'), '42501', 'nothing at all');
select is(tests.error_of($$select public.set_operator('ada@nafas.test')$$), '42501', 'nor makes themself one');
select is(tests.error_of('insert into private.operators (user_id) values (auth.uid())'), '42501', 'by no table');
select is(tests.error_of('select from private.operators'), '42501', 'which they don’t read');
select is(tests.error_of($$update auth.users set raw_app_meta_data = '{"operator": true}'$$), '42501', 'and by no claim');
select tests.as_admin();
update auth.users set raw_user_meta_data = '{"operator": true}' where id = tests.id_of('ada');
update auth.users set raw_app_meta_data = '{"operator": true}' where id = tests.id_of('ada');
select tests.as_user('ada');
select is(public.is_operator(), false, 'what an account says of itself makes nobody one');

-- Made by who runs the database.
select tests.as_admin();
update auth.users set raw_app_meta_data = '{"provider": "email"}', email_confirmed_at = null where id = tests.id_of('ada');
set local role service_role;
select is(public.set_operator('ada@nafas.test'), false, 'not by an address that nobody proved');
select is(public.set_operator('nobody@nafas.test'), false, 'nor by one without an account');
select tests.as_admin();
update auth.users set email_confirmed_at = now() where id = tests.id_of('ada');
set local role service_role;
select is(public.set_operator(' Ada@nafas.test '), true, 'an account becomes one by its address');
select is(public.set_operator('ada@nafas.test'), true, 'twice is once');
select tests.as_admin();
select is(pg_temp.claims(), '{"provider": "email", "operator": true}', 'the account says so, beside what it said');
select is(tests.error_of('update private.operators set user_id = tests.id_of(''bob'')'), '23514', 'a row is given to nobody');

-- What it opens.
select public.record_health('{
  "shell": "0.1.0",
  "mounts": [{"app": "analysis", "version": "1.1.0", "count": 10}],
  "errors": [{"app": "analysis", "version": "1.1.0", "code": "NF150", "phase": "mount", "count": 4}],
  "vitals": [{"name": "LCP", "value": 900}, {"name": "LCP", "value": 1200}]
}');
insert into private.mounts (at, app, version, shell, count) values
  (now() - interval '8 days', 'analysis', '1.0.0', '0.1.0', 7), (now() - interval '2 hours', 'analysis', '1.0.0', '0.1.0', 5);
select tests.as_user('ada');
select is(public.is_operator(), true, 'an operator is one');
select is(
  (select jsonb_agg(to_jsonb(h) - 'at') from public.operator_health(now() - interval '1 hour') as h),
  '[{"app": "analysis", "version": "1.1.0", "mounts": 10, "failures": 4}]', 'and reads how versions do');
select is((select sum(mounts) from public.operator_health(now() - interval '30 days', 1440)), 15::numeric, 'of a week at most');
select is((select count(*) from public.operator_health(now() - interval '1 day', -5)), 2::bigint, 'in steps of a minute at least');
select is((select count(*) from public.operator_health(null, null)), 2::bigint, 'and without a time of a week');
select is((select jsonb_agg(v) from public.operator_vitals(now() - interval '1 hour') as v),
  '[{"shell": "0.1.0", "name": "LCP", "loads": 2, "three_quarters": 1200}]', 'and how fast pages are');
select is(tests.error_of('select public.release_health(now())'), '42501', 'what the service key reads stays its own');
select is(tests.error_of($$select public.set_operator('bob@nafas.test')$$), '42501', 'an operator makes no other one');
select tests.as_user('bob');
select is(tests.error_of('select * from public.operator_health(now())'), '42501', 'Bob reads nothing by it');

-- And ends.
select tests.as_admin();
delete from auth.sessions where user_id = tests.id_of('ada');
select tests.as_user('ada');
select is(public.is_operator(), false, 'a session that has ended is no operator’s');
select tests.as_admin();
set local role service_role;
select is(public.set_operator('ada@nafas.test', false), true, 'one is one no longer');
select tests.as_admin();
select is(pg_temp.claims(), '{"provider": "email"}', 'which the account says, too');

select * from finish();
rollback;
