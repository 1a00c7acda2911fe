-- What waits to be sent by e-mail, and unsubscribing.
begin;
select plan(29);
select tests.make_users();
update auth.users set email_confirmed_at = now() where id = tests.id_of('ada');
insert into public.user_settings (user_id, time_zone, language, notifications, schedule)
select tests.id_of(who), 'UTC', 'ar', '{"emailUpdates": true}',
  private.default_schedule() || '{"quiet": {"from": "00:00", "until": "00:00", "days": []}}'
from unnest(array['ada', 'bob']) as who;
create function pg_temp.tell(who text, of_kind text, of_type text default 'reminder') returns boolean
language sql as $$
  select public.add_notification(tests.id_of(who), of_type, 'Heart', of_kind, current_date,
    '{"en": "A sad day", "ar": "يوم حزين"}', '{"en": "Mood 2", "ar": "المزاج 2"}')
$$;
create function pg_temp.waiting() returns bigint
language sql as $$ select count(*) from private.deliveries where state = 'waiting' $$;
create function pg_temp.later(amount interval) returns void
language sql as $$
  update private.deliveries set due_at = due_at - amount, leased_until = leased_until - amount
$$;

select pg_temp.tell('ada', 'mood-reminder-1800');
select is(pg_temp.waiting(), 1::bigint, 'DECISION-135: who chose e-mail gets one');
update public.user_settings set notifications = '{"emailUpdates": false}' where user_id = tests.id_of('bob');
select pg_temp.tell('bob', 'mood-reminder-1800');
select is(pg_temp.waiting(), 1::bigint, 'DECISION-135: who did not, does not');
insert into public.notifications (user_id, type, title, message, icon, color, bg_color)
values (tests.id_of('ada'), 'reminder', 't', 'm', 'Heart', 'a', 'b');
select is(pg_temp.waiting(), 1::bigint, 'nor for what a client adds');

create temporary table leased as select * from public.lease_deliveries();
select results_eq(
  'select attempt, email, language, type, titles, messages from leased',
  $$select 1::smallint, 'ada@nafas.test', 'ar', 'reminder', null::jsonb, null::jsonb$$,
  'DECISION-135: leased with its address, and none of its words');
select is((select count(*) from public.lease_deliveries()), 0::bigint, 'by nobody else');
select pg_temp.later('3 minutes');
select is((select attempt from public.lease_deliveries()), 2::smallint, 'a lease that ran out is another''s');
select is(public.settle_delivery((select id from leased), 1, 'sent'), false, 'the first one comes too late');
select is(public.settle_delivery((select id from leased), 2, 'retry', '451 later'), true, 'to be tried again');
select is((select count(*) from public.lease_deliveries()), 0::bigint, 'not at once');
select pg_temp.later('5 minutes');
select is((select attempt from public.lease_deliveries()), 3::smallint, 'but later');
select is(public.settle_delivery((select id from leased), 3, 'sent'), true, 'sent');
select pg_temp.later('1 day');
select is((select count(*) from public.lease_deliveries()), 0::bigint, 'once');

select pg_temp.tell('ada', 'mood-reminder-1900');
update private.deliveries set attempts = 7 where state = 'waiting';
select is(public.settle_delivery(id, attempt, 'retry', '451'), true, 'the eighth refusal') from public.lease_deliveries();
select is((select count(*) from private.deliveries where state = 'dead'), 1::bigint, 'is the last');

select pg_temp.tell('ada', 'achievement-x', 'achievement');
select is((select count(*) from public.lease_deliveries()), 0::bigint, 'what is seen in the app waits a little');
update public.notifications set unread = false where kind = 'achievement-x';
select pg_temp.later('11 minutes');
select is((select count(*) from public.lease_deliveries()), 0::bigint, 'and read there it is not sent');
select pg_temp.tell('ada', 'mood-reminder-2000');
delete from public.notifications where kind = 'mood-reminder-2000';
select is(pg_temp.waiting(), 0::bigint, 'nor cleared');

update public.user_settings set notifications = '{"emailUpdates": true}' where user_id = tests.id_of('bob');
update auth.users set email_confirmed_at = null where id = tests.id_of('bob');
select pg_temp.tell('bob', 'mood-reminder-1900');
select is((select count(*) from public.lease_deliveries()), 0::bigint, 'nor to an address that nobody proved');

select pg_temp.tell('ada', 'news-' || gen_random_uuid(), 'support');
select pg_temp.later('11 minutes');
select is((select titles ->> 'en' from public.lease_deliveries()), 'A sad day', 'an announcement has its own words');
select pg_temp.tell('ada', 'weekly-report', 'support');
select pg_temp.later('11 minutes');
select is(
  (select week_to from public.lease_deliveries() where week_to is not null),
  (select local_date - 1 from public.notifications where user_id = tests.id_of('ada') and kind = 'weekly-report'),
  'a weekly report names the last day of its week, for its page');
select pg_temp.tell('ada', 'mood-' || n) from generate_series(1, 20) as n;
select is((select count(*) from private.deliveries where user_id = tests.id_of('ada')), 10::bigint, 'ten mails in a day at most');

-- Unsubscribing
select tests.as_anonymous();
select is(public.unsubscribe(repeat('a', 96)), false, 'no token of ours');
select is(public.unsubscribe(null), false, 'no token');
select tests.as_admin();
select set_config('tests.token', private.unsubscribe_token(tests.id_of('ada')), true);
select tests.as_anonymous();
select is(public.unsubscribe(overlay(current_setting('tests.token') placing '0000' from 40)), false, 'no token that was changed');
select is(public.unsubscribe(current_setting('tests.token')), true, 'DECISION-135: one click, signed out');
select tests.as_admin();
select is((select notifications ->> 'emailUpdates' from public.user_settings where user_id = tests.id_of('ada')), 'false', 'turns it off');
select is((select count(*) from private.deliveries where user_id = tests.id_of('ada') and state = 'waiting'), 0::bigint, 'and what waits is gone');
select is((select notifications ->> 'emailUpdates' from public.user_settings where user_id = tests.id_of('bob')), 'true', 'of nobody else');
select is(has_function_privilege('authenticated', 'public.lease_deliveries(integer, integer)', 'execute'), false, 'nobody reads addresses');

select * from finish();
rollback;
