-- News and offers.
begin;
select plan(20);
select tests.make_users();
insert into public.profiles (id, email, name)
select tests.id_of(who), who || '@nafas.test', who from unnest(array['ada', 'bob']) as who
on conflict (id) do nothing;
-- Nothing else is due.
insert into public.user_settings (user_id, time_zone, notifications, ai)
select tests.id_of(who), 'Asia/Riyadh', '{"moodReminders": false}', '{"exerciseReminders": false}'
from unnest(array['ada', 'bob']) as who;
create function pg_temp.told(who text) returns bigint
language sql as $$ select count(*) from public.notifications where user_id = tests.id_of(who) $$;
create function pg_temp.say(of_kind text, days integer default 14) returns uuid
language sql as $$
  select public.announce(of_kind, '{"en": "Hello", "ar": "مرحبًا"}', '{"en": "Something new", "ar": "شيء جديد"}',
    now() + days * interval '1 day')
$$;
-- Noon in Riyadh, on one of the next days.
create function pg_temp.noon(days integer) returns timestamptz
language sql as $$ select ((now() at time zone 'Asia/Riyadh')::date + days + time '12:00') at time zone 'Asia/Riyadh' $$;

select is(public.run_jobs(pg_temp.noon(1)), 0, 'DECISION-138: nothing is announced by itself');
create temporary table said as select pg_temp.say('news') as id;
select is(public.run_jobs(pg_temp.noon(1) - interval '5 hours'), 0, 'not in quiet hours');
select is(public.run_jobs(pg_temp.noon(1)), 2, 'DECISION-138: news for who did not turn them off');
select results_eq(
  $$select title, titles ->> 'ar', type from public.notifications where user_id = tests.id_of('ada')$$,
  $$select 'Hello', 'مرحبًا', 'support'$$, 'in all languages');
select is(public.run_jobs(pg_temp.noon(1)), 0, 'once');
delete from public.notifications where user_id = tests.id_of('ada');
select is(public.run_jobs(pg_temp.noon(2)), 0, 'cleared, it does not come back');

select pg_temp.say('offers');
select is(public.run_jobs(pg_temp.noon(2)), 0, 'DECISION-138: offers for nobody who did not ask for them');
update public.user_settings set notifications = '{"moodReminders": false, "marketing": true, "updates": false}'
where user_id = tests.id_of('ada');
select is(public.run_jobs(pg_temp.noon(2)), 1, 'DECISION-138: and for who did');
select is(pg_temp.told('ada'), 1::bigint, 'that is Ada');
select pg_temp.say('news');
select is(public.run_jobs(pg_temp.noon(2)), 1, 'DECISION-138: news not for who turned them off');
select is(pg_temp.told('ada'), 1::bigint, 'that is not Ada');
select is(pg_temp.told('bob'), 2::bigint, 'Bob has both');

update public.notifications set unread = false where kind = 'news-' || (select id from said);
select is(public.take_announcement_back((select id from said)), true, 'taken back');
select is(pg_temp.told('bob'), 2::bigint, 'who read it keeps it');
select is(public.run_jobs(pg_temp.noon(15)), 0, 'expired, it is told to nobody');
select is(pg_temp.told('bob'), 1::bigint, 'and leaves the bell unread');

select is(tests.error_of($$select pg_temp.say('weather')$$), '23514', 'there are two kinds');
select is(tests.error_of($$select pg_temp.say('news', 31)$$), '23514', 'for thirty days at most');
select is(tests.error_of($$select public.announce('news', '{"en": "Hello"}', '{"en": "x"}')$$), '23514', 'in every language');
select is(
  has_function_privilege('authenticated', 'public.announce(text, jsonb, jsonb, timestamptz)', 'execute')
  or has_function_privilege('anon', 'public.announce(text, jsonb, jsonb, timestamptz)', 'execute'),
  false, 'operators only');

select * from finish();
rollback;
