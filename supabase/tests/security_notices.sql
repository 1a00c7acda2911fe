-- Mails about the account: a new device, and two-factor that a recovery code turned off.
begin;
select plan(27);
select tests.make_users();
update auth.users set email_confirmed_at = now();
insert into public.user_settings (user_id, time_zone, language, notifications)
values (tests.id_of('ada'), 'Asia/Amman', 'ar', '{"emailUpdates": false}');

create function pg_temp.agent(name text) returns text
language sql
as $$
  select case name
    when 'firefox' then 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    when 'newer firefox' then 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0'
    when 'safari' then 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'
    when 'edge' then 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0'
    else name
  end
$$;
create function pg_temp.sign_in(who text, agent text) returns void
language sql
as $$ insert into auth.sessions (id, user_id, user_agent) values (gen_random_uuid(), tests.id_of(who), pg_temp.agent(agent)) $$;
create function pg_temp.waiting() returns bigint
language sql as $$ select count(*) from private.deliveries where state = 'waiting' $$;
delete from private.seen_devices;
delete from private.deliveries;

select is(private.browser_of(pg_temp.agent('firefox')) || private.system_of(pg_temp.agent('firefox')), 'FirefoxWindows', 'a device has a plain name');
select is(private.browser_of(pg_temp.agent('safari')) || private.system_of(pg_temp.agent('safari')), 'SafariiPhone', 'a phone, too');
select is(private.browser_of(pg_temp.agent('edge')) || private.system_of(pg_temp.agent('edge')), 'EdgeMac', 'Edge is not the Chrome that it says it is');
select is(private.browser_of('node') || private.system_of('node'), '', 'a program has none');

select pg_temp.sign_in('ada', 'firefox');
select is(pg_temp.waiting(), 0::bigint, 'the device that the account was made on is no news');
select pg_temp.sign_in('ada', 'newer firefox');
select is(pg_temp.waiting(), 0::bigint, 'nor is a newer version of the same browser');
select pg_temp.sign_in('ada', 'safari');
select is(pg_temp.waiting(), 1::bigint, 'another device is');
select pg_temp.sign_in('ada', 'safari');
select pg_temp.sign_in('ada', 'firefox');
select is(pg_temp.waiting(), 1::bigint, 'once');
select pg_temp.sign_in('bob', 'safari');
select is(pg_temp.waiting(), 1::bigint, 'what one person uses says nothing of another');

create temporary table leased as select * from public.lease_deliveries();
select results_eq(
  'select email, language, time_zone, notice, device, type, unsubscribe_token from leased',
  $$select 'ada@nafas.test', 'ar', 'Asia/Amman', 'new-device', '{"browser": "Safari", "system": "iPhone"}'::jsonb, null::text, null::text$$,
  'leased with when and by what, though the settings want no e-mails, and with nothing to unsubscribe by');
select is(public.settle_delivery((select id from leased), 1, 'retry', '451'), true, 'to be tried again');
select public.unsubscribe(private.unsubscribe_token(tests.id_of('ada')));
select is(pg_temp.waiting(), 1::bigint, 'who unsubscribes gets it all the same');
update private.deliveries set due_at = now();
select is(public.settle_delivery(id, attempt, 'sent'), true, 'sent') from public.lease_deliveries();

-- As the embedded backend does it: the session first, what it was begun by a moment later.
insert into auth.sessions (id, user_id) values (md5('later')::uuid, tests.id_of('bob'));
update auth.sessions set user_agent = pg_temp.agent('edge') where id = md5('later')::uuid;
select is((select device ->> 'browser' from private.deliveries where user_id = tests.id_of('bob') and device ->> 'browser' <> ''), 'Edge', 'a device that is named later is told of, too');

delete from private.deliveries;
update private.seen_devices set seen_at = now() - interval '13 months' where user_id = tests.id_of('ada') and browser = 'Safari';
select pg_temp.sign_in('ada', 'firefox');
select is((select count(*) from private.seen_devices where user_id = tests.id_of('ada')), 1::bigint, 'a device is forgotten after a year');
select pg_temp.sign_in('ada', 'safari');
select is(pg_temp.waiting(), 1::bigint, 'and then news again');

delete from private.seen_devices where user_id = tests.id_of('ada') and browser = 'Safari';
update private.limits set most = 1 where name = 'notices';
select pg_temp.sign_in('ada', 'safari');
select is(pg_temp.waiting(), 1::bigint, 'a mailbox is not filled');
update private.limits set most = 20 where name = 'notices';

update auth.users set email_confirmed_at = null where id = tests.id_of('bob');
delete from private.deliveries;
select pg_temp.sign_in('bob', 'firefox');
select is(pg_temp.waiting(), 1::bigint, 'an address that nobody proved');
select is((select count(*) from public.lease_deliveries()), 0::bigint, 'gets nothing');

-- Two-factor.
delete from private.deliveries;
do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    create table auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid, status text);
  end if;
  if not exists (select from pg_trigger where tgname = 'tell_factor_removal') then
    create trigger tell_factor_removal after delete on auth.mfa_factors
      for each row when (old.status::text = 'verified' and current_user <> 'supabase_auth_admin')
      execute function private.tell_factor_removal();
  end if;
end
$$;
insert into auth.mfa_factors (id, user_id, status)
values (md5('a')::uuid, tests.id_of('ada'), 'verified'), (md5('b')::uuid, tests.id_of('ada'), 'unverified'),
  (md5('c')::uuid, tests.id_of('bob'), 'verified');
delete from auth.mfa_factors where id = md5('b')::uuid;
select is(pg_temp.waiting(), 0::bigint, 'a factor that was never set up to its end is no loss');
delete from auth.users where id = tests.id_of('bob');
delete from auth.mfa_factors where id = md5('c')::uuid;
select is(pg_temp.waiting(), 0::bigint, 'nor is that of an account that is gone');
delete from auth.mfa_factors where id = md5('a')::uuid;
select is((select notice from public.lease_deliveries()), 'two-factor-off', 'one that was taken away is told');

select throws_ok(
  format($$insert into private.deliveries (user_id, channel, due_at) values (%L, 'email', now())$$, tests.id_of('ada')),
  '23514', null, 'a delivery is of something');
select tests.as_user('ada');
select is(tests.error_of('select from private.seen_devices'), '42501', 'nobody reads where others sign in');
select is(tests.error_of('select public.lease_deliveries()'), '42501', 'or takes what is to be sent');
select tests.as_anonymous();
select is(tests.error_of('select from private.seen_devices'), '42501', 'nor without a session');
select tests.as_admin();
delete from auth.users where id = tests.id_of('ada');
select is((select count(*) from private.seen_devices where user_id = tests.id_of('ada')), 0::bigint, 'a deleted account leaves none');
select * from finish();
rollback;
