-- Public profiles.
begin;
select plan(51);
select tests.make_users();
insert into public.profiles (id, email, name, phone, location, bio, avatar_url)
select tests.id_of(who), who || '@nafas.test', initcap(who), 'SECRET phone', 'SECRET place', 'I walk.', 'https://x.test/' || who
from unnest(array['ada', 'bob']) as who;
insert into public.achievements_earned (user_id, achievement_id, earned_at, local_date)
values (tests.id_of('ada'), 'first-goal', now(), current_date);
create function pg_temp.error_for(handle text) returns text
language sql as $$ select tests.error_of(format('select public.set_handle(%L)', handle)) $$;
create function pg_temp.page(of_handle text) returns jsonb
language sql as $$ select to_jsonb(p) from public.public_profile(of_handle) as p $$;

-- Handles.
select tests.as_user('ada');
select is(public.my_handle(), null, 'there is none until somebody takes one');
select lives_ok($$select public.set_handle('layla-01')$$, 'they take one');
select is(public.my_handle(), 'layla-01', 'and have it');
select is(pg_temp.error_for(wrong), '22023', wrong || ' is no handle')
from unnest(array['ab', repeat('a', 31), 'Layla', 'la yla', 'lаyla', 'لیلی', '-layla', 'layla-', 'la--yla', 'la_yla', 'la.yla', '']) as wrong;
select is(pg_temp.error_for(reserved), '23505', reserved || ' is reserved')
from unnest(array['admin', 'adm1n', 'support', 'nafas', 'the-nafas-team', 'he-lp', 'heip']) as reserved;
select tests.as_user('bob');
select is(pg_temp.error_for(alike), '23505', alike || ' looks like one that is taken')
from unnest(array['layla-01', 'layla-o1', 'layla-oi', 'layla-ol', 'laylaol', 'iayia-01', '1ay1a-01']) as alike;
select is(pg_temp.error_for('layla-02'), null, 'another one is free');
select lives_ok($$select public.set_handle('morning')$$, 'it is taken');
select tests.as_user('ada');
select is(pg_temp.error_for('rnorning'), '23505', 'rn looks like m');
select is(pg_temp.error_for('rnornjng'), null, 'j does not look like i');

-- Off by default.
select tests.as_anonymous();
select is(pg_temp.page('layla-01'), null, 'DECISION-147: off, there is no page');
select is(pg_temp.page('layla-01') is not distinct from pg_temp.page('nobody-here'), true, 'as for a handle that nobody has');
select tests.as_user('ada');
select public.merge_settings('privacy', '{"publicProfile": true}');
select is((select name from public.my_public_profile()), 'Ada', 'their own page they see in any case');
select tests.as_anonymous();
select is(pg_temp.page('layla-01') - 'achievements', '{"name": "Ada", "avatar_url": "https://x.test/ada", "bio": "I walk."}',
  'DECISION-147: on, anybody reads name, picture and bio, and nothing else');
select is(pg_temp.page('layla-01') #>> '{achievements,0,id}', 'first-goal', 'DECISION-147: and achievements');
select is(pg_temp.page('layla-o1'), null, 'an address that looks like it leads nowhere');
select is(tests.error_of('select public.my_handle()'), '42501', 'nobody asks for handles without a session');
select tests.as_user('bob');
select is((select count(*) from public.public_profile('morning')), 0::bigint, 'who did not turn it on has none');
select is(tests.rows_of('select from private.sharing'), 0::bigint, 'nobody reads who has which handle');

-- Off again.
select tests.as_user('ada');
select public.merge_settings('privacy', '{"publicProfile": false}');
select is((select count(*) from public.public_profile('layla-01')), 0::bigint, 'turned off it is gone at once');
select public.merge_settings('privacy', '{"publicProfile": true}');
select public.set_handle(null);
select is((select count(*) from public.public_profile('layla-01')), 0::bigint, 'a handle that is given up has no page');
select tests.as_admin();
select is((select (to_jsonb(s) ->> 'is_public')::boolean from private.sharing as s where user_id = tests.id_of('ada')), true, 'the switch stays');
delete from public.user_settings where user_id = tests.id_of('ada');
select is((select is_public from private.sharing where user_id = tests.id_of('ada')), false, 'without settings it is off');

-- Both misses ask the same index, and nothing else.
set local enable_seqscan = off;
create function pg_temp.plan_of(of_handle text) returns text
language plpgsql as $$
declare
  line text;
  whole text := '';
begin
  for line in execute format('explain (costs off) select from private.sharing as s where s.handle = %L and s.is_public', of_handle) loop
    whole := whole || line;
  end loop;
  return replace(whole, of_handle, '?');
end
$$;
select is(pg_temp.plan_of('morning'), pg_temp.plan_of('nobody-here'), 'off and unknown are looked up alike');
select alike(pg_temp.plan_of('morning'), '%sharing_public_handles%', 'in the index of those that are on');

-- Rates, export and deletion.
update private.limits set most = 1 where name = 'handles';
select tests.as_user('bob');
select is(pg_temp.error_for('another'), 'PGRST', 'handles are not tried out one after the other');
select is(public.my_data() #>> '{sharing,0,handle}', 'morning', 'the export has it');
select tests.as_admin();
delete from auth.users where id = tests.id_of('bob');
select is((select count(*) from private.sharing where handle is not null), 0::bigint, 'it goes with the account');

select * from finish();
rollback;
