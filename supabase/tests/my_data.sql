-- The export of a person's data, and the end of an account.
begin;
select plan(20);
select tests.make_users();

insert into public.profiles (id, email, name)
select tests.id_of(who), who || '@nafas.test', who from unnest(array['ada', 'bob']) as who;
insert into public.goals (id, user_id, title, description, category, deadline, started_on)
select md5('goal of ' || who)::uuid, tests.id_of(who), 'Goal of ' || who, 'd', 'Health', current_date, current_date
from unnest(array['ada', 'bob']) as who;
insert into storage.objects (bucket_id, name, owner, owner_id)
select 'avatars', 'avatars/' || who, tests.id_of(who), tests.id_of(who)::text from unnest(array['ada', 'bob']) as who;

select tests.as_anonymous();
select is(tests.error_of('select public.my_data()'), '42501', 'nobody reads without a session');
select is(tests.error_of('select public.my_files()'), '42501', 'nor finds files');
select is(tests.error_of('select public.delete_my_account()'), '42501', 'nor deletes');

select tests.as_user('ada');
select is(public.my_data() -> 'goals' -> 0 ->> 'title', 'Goal of ada', 'a user takes their goals along');
select is(public.my_data() -> 'profiles' -> 0 ->> 'email', 'ada@nafas.test', 'and their profile');
select is(jsonb_array_length(public.my_data() -> 'goal_progress'), 1, 'and what the database wrote of it');
select is(public.my_data() -> 'check_ins', '[]', 'a table without a row of theirs is there, and empty');
select is((select count(*) from jsonb_each(public.my_data()) as e (name, found),
  jsonb_array_elements(found) as r (one) where one::text like '%bob%'), 0::bigint, 'nothing of another user');
select tests.as_admin();
create temporary table expected as
select relname::text as name from pg_class c
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and exists (
  select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'auth.users'::regclass
)
-- Those that lie where no client reads: they come by my_sharing_data.
union all select unnest(array['kind_words', 'sharing', 'trust_blocks', 'trust_invites', 'trusted_people']);
grant select on expected to authenticated;
select tests.as_user('ada');
select bag_eq('select name from expected', 'select jsonb_object_keys(public.my_data())', 'every table that belongs to users');
select is((select array_agg(path) from public.my_files()), array['avatars/ada'], 'and their files, by path');

select throws_ok('select public.delete_my_account()', '55000', null, 'an account with files is not deleted');
select isnt(public.my_data() -> 'goals', '[]', 'and loses nothing by the try');
select tests.as_admin();
delete from storage.objects where name = 'avatars/ada';
select tests.as_user('ada');
select lives_ok('select public.delete_my_account()', 'without files it is');
select throws_ok('select public.delete_my_account()', '28000', null, 'a second time there is nobody to ask for it');
select tests.as_admin();
select is((select count(*) from auth.users where id = tests.id_of('ada')), 0::bigint, 'the user is gone');
select is((select count(*) from public.profiles where id = tests.id_of('ada')), 0::bigint, 'their profile with them');
select is((select count(*) from public.goals where user_id = tests.id_of('ada')), 0::bigint, 'and their goals');
select is((select count(*) from public.goals where user_id = tests.id_of('bob')), 1::bigint, 'another user keeps theirs');
select is((select count(*) from auth.users where id = tests.id_of('bob')), 1::bigint, 'and stays');
select is((select count(*) from storage.objects where name = 'avatars/bob'), 1::bigint, 'with their file');

select * from finish();
rollback;
