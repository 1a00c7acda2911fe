-- Devices that messages are pushed to, and what waits to be pushed.
begin;
select plan(73);
select tests.make_users();
update auth.sessions set user_agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

create function pg_temp.subscription(name text, secret text default 'a') returns jsonb
language sql as $$
  select jsonb_build_object('endpoint', 'https://push.example.org/' || name,
    'keys', jsonb_build_object('p256dh', 'B' || repeat('k', 86), 'auth', repeat(secret, 22)))
$$;
create function pg_temp.devices(who text) returns text
language sql as $$
  select string_agg(substring(endpoint from '[^/]+$'), ' ' order by endpoint)
  from public.push_subscriptions where user_id = tests.id_of(who)
$$;
create function pg_temp.is_on(who text) returns boolean
language sql as $$ select (notifications ->> 'push')::boolean from public.user_settings where user_id = tests.id_of(who) $$;

create temporary table sample (fields) as select jsonb_build_object(
  'session_id', tests.id_of('ada'), 'endpoint', 'https://push.example.org/one', 'p256dh', 'B' || repeat('k', 86),
  'auth', repeat('a', 22), 'browser', 'Firefox', 'system', 'Windows'
);
grant select on sample to authenticated;
insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, auth, browser, system)
select tests.id_of('ada'), tests.id_of('ada'), 'https://push.example.org/' || 'zero', f.p256dh, f.auth, 'Firefox', 'Windows'
from sample, jsonb_populate_record(null::public.push_subscriptions, fields) as f;
select tests.owner_only('push_subscriptions', 'user_id', fields, $$used_at = now()$$, '{select,delete}') from sample;

select tests.refuses('push_subscriptions', fields || jsonb_build_object('user_id', tests.id_of('bob')), change)
from sample, (values
  (jsonb '{"endpoint": "http://push.example.org/one"}'),
  (jsonb '{"endpoint": "https://127.0.0.1/one"}'),
  (jsonb '{"endpoint": "https://[::1]/one"}'),
  (jsonb '{"endpoint": "https://localhost/one"}'),
  (jsonb '{"endpoint": "https://ada@push.example.org/one"}'),
  (jsonb '{"endpoint": "https://push.example.org:8080/one"}'),
  (jsonb '{"p256dh": "short"}'),
  (jsonb '{"auth": "short"}')
) as change_of (change);

-- Turning it on
delete from public.push_subscriptions;
select tests.as_anonymous();
select is(tests.error_of('select public.save_push_subscription(''{}'')'), '42501', 'DECISION-136: nobody without a session is pushed to');
select is(tests.error_of('select public.push_key()'), '42501', 'nor asks for the key');
select tests.as_user('ada');
select is(public.push_key(), null, 'no key: nothing is pushed here');
select is(tests.error_of('select public.set_push_key(repeat(''k'', 87))'), '42501', 'which nobody signed in can set');
select tests.as_admin();
select public.set_push_key(repeat('k', 87));
select public.set_push_key(repeat('l', 87));
select tests.as_user('ada');
select is(public.push_key(), repeat('l', 87), 'the newest key counts');
select lives_ok($$select public.save_push_subscription(pg_temp.subscription('one'))$$, 'DECISION-136: a device is kept');
select lives_ok($$select public.save_push_subscription(pg_temp.subscription('one'))$$, 'twice is once');
select is((select browser || ' ' || system from public.push_subscriptions), 'Firefox Windows', 'with its name in plain words');
select is(pg_temp.is_on('ada'), true, 'and the channel is on');
select is(tests.error_of('select public.save_push_subscription(''{"endpoint": "https://push.example.org/x"}'')'), '23502', 'one without keys is none');
select isnt(public.my_data() -> 'push_subscriptions', '[]', 'it is in the export');

-- Somebody else at the same browser
select tests.as_user('bob');
select is(tests.error_of($$select public.save_push_subscription(pg_temp.subscription('one', 'z'))$$), '42501', 'an address without its keys takes nobody''s device');
select lives_ok($$select public.save_push_subscription(pg_temp.subscription('one'))$$, 'the same browser goes over to who is signed in there');
select tests.as_admin();
select is(pg_temp.devices('ada'), null, 'and is the first one''s no more');
select is(pg_temp.is_on('ada'), false, 'whose channel is off without a device');
select is(pg_temp.devices('bob'), 'one', 'but the other''s');
delete from auth.sessions where id = tests.id_of('bob');
select is(pg_temp.devices('bob'), null, 'DECISION-136: it goes with its session');

select tests.as_user('ada');
select public.save_push_subscription(pg_temp.subscription('d' || n)) from generate_series(0, 11) as n;
select is((select count(*) from public.push_subscriptions), 10::bigint, 'ten devices at most, the oldest goes');
select throws_ok($$select public.save_push_subscription(pg_temp.subscription('d' || n)) from generate_series(1, 30) as n$$,
  'PGRST', null, 'and not without end');
select is(tests.rows_of('delete from public.push_subscriptions'), 10::bigint, 'their owner removes them');
select tests.as_admin();
select is(pg_temp.is_on('ada'), false, 'and the channel is off');

-- Rotation
delete from private.used;
select tests.as_user('ada');
select public.save_push_subscription(pg_temp.subscription('old'));
select tests.as_anonymous();
select is(public.replace_push_subscription('https://push.example.org/old', repeat('z', 22), pg_temp.subscription('new')), false, 'nobody moves a device without its secret');
select is(public.replace_push_subscription('https://push.example.org/old', repeat('a', 22), pg_temp.subscription('new', 'b')), true, 'DECISION-136: a browser that changed its subscription says so');
select is(tests.error_of($$select public.replace_push_subscription('https://push.example.org/new', repeat('b', 22), '{"endpoint": "http://10.0.0.1/x"}')$$) is null, false, 'to an address of the same rules');
select tests.as_admin();
select is(pg_temp.devices('ada'), 'new', 'and is reached there');

-- Deliveries
create function pg_temp.tell(of_kind text, of_type text default 'reminder') returns boolean
language sql as $$
  select public.add_notification(tests.id_of('ada'), of_type, 'Heart', of_kind, current_date,
    '{"en": "A sad day", "ar": "يوم حزين"}', '{"en": "Mood 2", "ar": "المزاج 2"}')
$$;
create function pg_temp.waiting() returns bigint
language sql as $$ select count(*) from private.deliveries where state = 'waiting' $$;
create function pg_temp.later(amount interval) returns void
language sql as $$
  update private.deliveries set due_at = due_at - amount, leased_until = leased_until - amount
$$;
update public.user_settings
set schedule = private.default_schedule() || '{"quiet": {"from": "00:00", "until": "00:00", "days": []}}', language = 'ar';
select tests.as_user('ada');
select public.save_push_subscription(pg_temp.subscription('phone'));
select tests.as_admin();
delete from private.deliveries;
select pg_temp.tell('mood-reminder-1800');
select is(pg_temp.waiting(), 2::bigint, 'DECISION-136: one delivery for each device');
select is((select count(*) from public.lease_deliveries()), 0::bigint, 'none of them by e-mail');
create temporary table leased as select * from public.lease_pushes();
select results_eq('select attempt, language, type, titles, messages from leased order by endpoint',
  $$values (1::smallint, 'ar', 'reminder', null::jsonb, null::jsonb), (1::smallint, 'ar', 'reminder', null, null)$$,
  'DECISION-136: leased without a word of what it is about');
select is((select count(*) from public.lease_pushes()), 0::bigint, 'by nobody else');
select is(public.settle_push(id, 1, 'sent'), true, 'one is taken') from leased where endpoint like '%phone';
select is((select count(*) from public.push_subscriptions where used_at is not null), 1::bigint, 'and that device was used now');
select is(public.settle_push(id, 1, 'retry', '503', 7200), true, 'the other is to be asked later') from leased where endpoint like '%new';
select pg_temp.later('5 minutes');
select is((select count(*) from public.lease_pushes()), 0::bigint, 'as late as its service wants');
select pg_temp.later('2 hours');
select is((select attempt from public.lease_pushes()), 2::smallint, 'but then');
select is(public.settle_push(id, 2, 'gone'), true, 'a device that is gone') from leased where endpoint like '%new';
select is(pg_temp.devices('ada'), 'phone', 'is removed');
select is(pg_temp.waiting(), 0::bigint, 'with what waited for it');

update public.user_settings set notifications = notifications || '{"pushDetails": true}';
select pg_temp.tell('mood-reminder-1900');
create temporary table detailed as select * from public.lease_pushes();
select is((select titles ->> 'en' from detailed), 'A sad day', 'the words go along where that was chosen');

-- Actions on the lock screen
select set_config('tests.delivery', (select id::text from detailed), true);
select tests.as_anonymous();
select is(public.put_off_push(gen_random_uuid(), 'later'), false, 'nobody puts off what was not sent to them');
select is(public.put_off_push(current_setting('tests.delivery')::uuid, 'later'), true, 'DECISION-136: the device that got it does, signed out too');
select tests.as_admin();
select is((select again from private.put_off where user_id = tests.id_of('ada')), true, 'it comes once more');
select is((select unread from public.notifications where kind = 'mood-reminder-1900'), false, 'and is read in the app');

update public.user_settings set notifications = notifications || '{"push": false}';
delete from private.deliveries;
select pg_temp.tell('mood-reminder-2000');
select is(pg_temp.waiting(), 0::bigint, 'off is off');
update public.user_settings set notifications = notifications || '{"push": true}';
select pg_temp.tell('mood-' || n) from generate_series(1, 40) as n;
select is(pg_temp.waiting(), 30::bigint, 'thirty a day at most');
select is(has_function_privilege('authenticated', 'public.lease_pushes(integer, integer)', 'execute'), false, 'nobody reads addresses of devices');
select is((select count(*) from private.limits where name in ('pushes', 'push_saves', 'push_devices')), 3::bigint, 'limits that an operator can change');

select * from finish();
rollback;
