-- Anonymous statistics.
begin;
select plan(30);
select tests.make_users();
create function pg_temp.answers(on_day date) returns integer
language sql as $$ select coalesce(sum(answers), 0)::integer from private.weather_answers where day = on_day $$;
create function pg_temp.today() returns date
language sql as $$ select (now() at time zone 'UTC')::date $$;
grant execute on all functions in schema pg_temp to public;

select tests.as_anonymous();
select is(tests.error_of('select public.answer_weather(3)'), '42501', 'nobody answers without an account');
select is(tests.error_of('select * from public.weather()'), '42501', 'nor reads');

-- Off unless both are there.
select tests.as_user('ada');
select is(public.answer_weather(3), false, 'DECISION-149: by default nothing is counted');
select tests.as_admin();
insert into public.user_settings (user_id, time_zone, privacy) values (tests.id_of('ada'), 'UTC', '{"anonymousData": true}');
select tests.as_user('ada');
select is(public.answer_weather(3), false, 'nor with the switch and no consent');
insert into public.consents (id, purpose, text_version, language) values (gen_random_uuid(), 'anonymous_statistics', '2026-11', 'ar');
update public.user_settings set privacy = '{"anonymousData": false}';
select is(public.answer_weather(3), false, 'nor with a consent and no switch');
update public.user_settings set privacy = '{"anonymousData": true}';
select is(tests.error_of('select public.answer_weather(0)'), '22023', 'a level is from 1');
select is(tests.error_of('select public.answer_weather(6)'), '22023', 'to 5');
select is(tests.error_of('select public.answer_weather(null)'), '22023', 'and is one');
select is(public.answer_weather(4), true, 'DECISION-149: who wants to, with consent, is counted');
select is(public.answer_weather(2), false, 'DECISION-149: once a day');
update public.user_settings set time_zone = 'Etc/GMT+12';
select is(public.answer_weather(2), false, 'also from a zone where it is earlier');

-- Without whose it is.
select is(tests.error_of('select from private.weather_answers'), '42501', 'nobody reads the counters');
select is(tests.error_of('select from private.weather_given'), '42501', 'nor who answered');
select tests.as_admin();
select results_eq('select day, level::integer, answers from private.weather_answers',
  'select pg_temp.today(), 4, 1', 'DECISION-149: a counter of the day went up');
select columns_are('private', 'weather_answers', array['day', 'level', 'answers'], 'which knows neither person nor time');
select columns_are('private', 'weather_given', array['user_id', 'day'], 'and of the person that they answered, never what');

-- Taken back, it ends.
update private.weather_given set day = day - 1;
select tests.as_user('ada');
update public.user_settings set time_zone = 'UTC';
update public.consents set withdrawn_at = now();
select is(public.answer_weather(3), false, 'a consent that was taken back is none');
select tests.as_admin();
select is(pg_temp.answers(pg_temp.today()), 1, 'and nothing more is counted');
delete from auth.users where id = tests.id_of('ada');
select is((select count(*) from private.weather_given), 0::bigint, 'that somebody answered goes with the account');
select is(pg_temp.answers(pg_temp.today()), 1, 'and the counter knows nobody to take out');

-- Seen from more than fifty on, and when the day is over everywhere.
delete from private.weather_answers;
insert into private.weather_answers (day, level, answers) values (pg_temp.today() - 3, 2, 20), (pg_temp.today() - 3, 3, 30);
select tests.as_user('bob');
select is((select count(*) from public.weather()), 0::bigint, 'DECISION-149: not of fifty');
select tests.as_admin();
update private.weather_answers set answers = 31 where level = 3;
select tests.as_user('bob');
select results_eq('select day, level, answers from public.weather()',
  $$select pg_temp.today() - 3, n, (array[0, 20, 31, 0, 0])[n] from generate_series(1, 5) as n$$,
  'DECISION-149: of fifty-one, every level');
select tests.as_admin();
insert into private.weather_answers (day, level, answers) values (pg_temp.today() - 2, 1, 60);
select tests.as_user('bob');
select is((select distinct day from public.weather()), pg_temp.today() - 2, 'the newest day');
select tests.as_admin();
insert into private.weather_answers (day, level, answers) values
  ((now() at time zone 'Etc/GMT+12')::date, 1, 90), ((now() at time zone 'Etc/GMT-14')::date + 1, 1, 90);
select tests.as_user('bob');
select is((select distinct day from public.weather()), pg_temp.today() - 2, 'none that goes on somewhere');
select tests.as_admin();
update private.weather_answers set day = day - 60;
select tests.as_user('bob');
select is((select count(*) from public.weather()), 0::bigint, 'none of long ago');
select tests.as_admin();
select is(tests.error_of('insert into private.weather_answers values (current_date, 6, 1)'), '23514', 'no level but those');
select is(tests.error_of('insert into private.weather_answers values (current_date, 1, 0)'), '23514', 'no counter of nothing');

select tests.as_user('bob');
insert into public.user_settings (privacy) values ('{"anonymousData": true}');
insert into public.consents (id, purpose, text_version, language) values (gen_random_uuid(), 'anonymous_statistics', '2026-11', 'en');
select is(public.answer_weather(1), true, 'Bob is counted');
select tests.as_admin();
select is((select count(*) from private.weather_given), 1::bigint, 'once');
delete from public.consents where user_id = tests.id_of('bob');
select is(private.agrees_to(tests.id_of('bob'), 'anonymousData', 'anonymous_statistics'), false, 'a switch alone is no consent');

select * from finish();
rollback;
