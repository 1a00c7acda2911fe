-- Web Push as a channel (RFC 8030): what the bell gets also goes to the devices where the person turned it on, by the
-- same table of deliveries as e-mails, one for each device.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Of the sign-in that turned it on: where somebody is signed out, also from afar, nothing arrives any more.
  session_id uuid not null references auth.sessions (id) on delete cascade,
  -- Where the browser's push service takes messages for it. Whoever sends resolves it, so it must not lead inside.
  endpoint text not null unique
    check (char_length(endpoint) <= 1000 and endpoint ~ '^https://[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:443)?/[!-~]+$'),
  -- The browser's public key and secret (RFC 8291), base64url.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- The device in plain words; empty where they are not known.
  browser text not null check (char_length(browser) <= 40),
  system text not null check (char_length(system) <= 40),
  created_at timestamptz not null default now(),
  -- When its push service last took a message.
  used_at timestamptz
);
comment on table public.push_subscriptions is 'Devices of a person that messages are pushed to.';
create index push_subscriptions_by_user on public.push_subscriptions (user_id, created_at);
create index push_subscriptions_by_session on public.push_subscriptions (session_id);

create trigger push_subscriptions_guard before update on public.push_subscriptions
  for each row execute function public.guard_row('id', 'user_id');

alter table public.push_subscriptions enable row level security;
create policy "push_subscriptions: the owner reads" on public.push_subscriptions
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "push_subscriptions: the owner deletes" on public.push_subscriptions
  for delete to authenticated using ((select auth.uid()) = user_id);
-- No policy to insert or update: functions below do, which look at the keys.
select public.require_second_factor('public.push_subscriptions');
grant select, delete on public.push_subscriptions to authenticated;

-- Lock screens are read by others: they get neutral words unless this is turned on.
alter table public.user_settings alter column notifications set default '{
  "emailUpdates": false, "push": false, "pushDetails": false, "inApp": true, "marketing": false, "updates": true,
  "sound": true, "moodReminders": true, "weeklyReports": false, "achievementAlerts": true
}';

insert into private.limits (name, most, per) values
  ('push_saves', 30, interval '1 hour'),
  -- Notifications of one person in a day that are pushed.
  ('pushes', 30, interval '1 day'),
  ('push_devices', 10, null);

-- The public key that browsers subscribe with (RFC 8292): whoever delivers says it. Without a row nothing is pushed.
create table private.push_key (
  only_row boolean primary key default true check (only_row),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$')
);
alter table private.push_key enable row level security;

create function public.set_push_key(public_key text) returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.push_key (public_key) values (set_push_key.public_key)
  on conflict (only_row) do update set public_key = excluded.public_key where push_key.public_key <> excluded.public_key
$$;

create function public.push_key() returns text
language sql
stable
security definer
set search_path = ''
as $$ select k.public_key from private.push_key as k where auth.uid() is not null and public.second_factor_given() $$;
comment on function public.push_key() is 'The key that browsers subscribe with; null where nothing is pushed.';

-- Keeps the subscription of the caller's browser, as its toJSON() says it, and turns the channel on. Where somebody else
-- was signed in to the same browser it is theirs no more; its keys show that it is the same one.
create function public.save_push_subscription(subscription jsonb) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  key constant text := subscription #>> '{keys,p256dh}';
  secret constant text := subscription #>> '{keys,auth}';
  agent text;
  saved uuid;
  wait integer;
begin
  if person is null or not public.second_factor_given() then
    raise exception 'save_push_subscription needs a session, and the code of the second factor where there is one'
      using errcode = '28000';
  end if;
  wait := private.take(person, 'push_saves', 1);
  if wait > 0 then perform private.refuse_for(wait, 'push_saves'); end if;
  select coalesce(s.user_agent, '') into agent from auth.sessions as s where s.id = private.session_id();
  delete from public.push_subscriptions as p
  where p.endpoint = subscription ->> 'endpoint' and p.user_id <> person and p.p256dh = key and p.auth = secret;
  insert into public.push_subscriptions as p (user_id, session_id, endpoint, p256dh, auth, browser, system)
  values (
    person, private.session_id(), subscription ->> 'endpoint', key, secret,
    private.browser_of(agent), private.system_of(agent)
  )
  on conflict (endpoint) do update
    set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
        browser = excluded.browser, system = excluded.system
    where p.user_id = person
  returning p.id into saved;
  if saved is null then
    raise exception 'save_push_subscription: it is another person''s' using errcode = '42501';
  end if;
  delete from public.push_subscriptions as p where p.id in (
    select old.id from public.push_subscriptions as old where old.user_id = person and old.id <> saved
    order by coalesce(old.used_at, old.created_at) desc
    offset (select l.most from private.limits as l where l.name = 'push_devices') - 1
  );
  insert into public.user_settings (user_id) values (person) on conflict (user_id) do nothing;
  update public.user_settings as s set notifications = s.notifications || '{"push": true}'
  where s.user_id = person and not coalesce((s.notifications ->> 'push')::boolean, false);
  return saved;
end
$$;

-- A browser changed its subscription by itself, perhaps while no page was open. Works signed out: who knows the old
-- address and the old secret is that browser. Says whether there was such a one.
create function public.replace_push_subscription(old_endpoint text, old_auth text, subscription jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.push_subscriptions as p
  set endpoint = subscription ->> 'endpoint', p256dh = subscription #>> '{keys,p256dh}', auth = subscription #>> '{keys,auth}'
  where p.endpoint = old_endpoint and p.auth = old_auth;
  return found;
end
$$;

-- With its last device the channel is off.
create function private.push_ends() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.user_settings as s set notifications = s.notifications || '{"push": false}'
  where s.user_id = old.user_id and (s.notifications ->> 'push')::boolean
    and not exists (select from public.push_subscriptions as p where p.user_id = old.user_id);
  return null;
end
$$;
create trigger push_ends after delete on public.push_subscriptions
  for each row execute function private.push_ends();

-- One delivery for each device.
alter table private.deliveries
  drop constraint deliveries_channel_check,
  add constraint deliveries_channel_check check (channel in ('email', 'push')),
  add column subscription_id uuid references public.push_subscriptions (id) on delete cascade,
  add constraint deliveries_by_channel check ((channel = 'push') = (subscription_id is not null)),
  drop constraint deliveries_once;
create unique index deliveries_once on private.deliveries (notification_id, channel, subscription_id) nulls not distinct
  where notification_id is not null;
create index deliveries_by_subscription on private.deliveries (subscription_id) where subscription_id is not null;

create or replace function private.queue_deliveries() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  switches constant jsonb := (select s.notifications from public.user_settings as s where s.user_id = new.user_id);
  quiet constant jsonb := coalesce(
    (select s.schedule from public.user_settings as s where s.user_id = new.user_id), private.default_schedule()
  ) -> 'quiet';
  zone constant text := private.zone_of(new.user_id);
  -- A reminder goes at once. The rest is about what was done in the app just now, where it is likely read by then.
  earliest constant timestamptz := now() + case new.type when 'reminder' then interval '0' else interval '10 minutes' end;
  due constant timestamptz :=
    coalesce(private.after_quiet(earliest at time zone zone, quiet) at time zone zone, 'infinity');
begin
  if coalesce((switches ->> 'emailUpdates')::boolean, false) and (
    select count(*) from private.deliveries as d, private.limits as l
    where l.name = 'emails' and d.user_id = new.user_id and d.channel = 'email' and d.notice is null
      and d.made_at > now() - l.per
  ) < (select l.most from private.limits as l where l.name = 'emails') then
    insert into private.deliveries (notification_id, user_id, channel, due_at)
    values (new.id, new.user_id, 'email', due)
    on conflict do nothing;
  end if;
  if coalesce((switches ->> 'push')::boolean, false) and (
    select count(distinct d.notification_id) from private.deliveries as d, private.limits as l
    where l.name = 'pushes' and d.user_id = new.user_id and d.channel = 'push' and d.made_at > now() - l.per
  ) < (select l.most from private.limits as l where l.name = 'pushes') then
    insert into private.deliveries (notification_id, user_id, channel, subscription_id, due_at)
    select new.id, new.user_id, 'push', p.id, due from public.push_subscriptions as p where p.user_id = new.user_id
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- What need not be sent any more, and what was settled long ago.
create function private.tidy_deliveries() returns void
language sql
set search_path = ''
as $$
  delete from private.deliveries as d using public.notifications as n
  where d.state = 'waiting' and d.due_at <= now() and n.id = d.notification_id and not n.unread
    and (d.leased_until is null or d.leased_until <= now());
  delete from private.deliveries as d using public.user_settings as s
  where d.state = 'waiting' and d.channel = 'push' and s.user_id = d.user_id
    and not coalesce((s.notifications ->> 'push')::boolean, false)
    and (d.leased_until is null or d.leased_until <= now());
  delete from private.deliveries as d where d.state <> 'waiting' and d.settled_at < now() - interval '30 days';
  -- Begun again and again, it ends its worker each time.
  update private.deliveries as d set state = 'dead', settled_at = now(), last_error = coalesce(d.last_error, 'never settled')
  where d.state = 'waiting' and d.attempts >= 10 and d.leased_until <= now();
$$;

-- Leases what is due on a channel for so many seconds; two workers never get the same one.
create function private.lease_due(of_channel text, most integer, seconds integer) returns setof private.deliveries
language sql
set search_path = ''
as $$
  select private.tidy_deliveries();

  with due as (
    select d.id from private.deliveries as d
    where d.channel = of_channel and d.state = 'waiting' and d.due_at <= now()
      and (d.leased_until is null or d.leased_until <= now())
    order by d.due_at, d.id
    limit least(most, 500)
    for update skip locked
  )
  update private.deliveries as d
  set leased_until = now() + make_interval(secs => seconds), attempts = d.attempts + 1
  from due where d.id = due.id
  returning d.*
$$;

-- E-mails. What was read meanwhile, or whose person turned e-mails off or never proved their address, is not sent;
-- notices go to every address that was proven. `week_to` is the last day that a weekly report tells of.
create or replace function public.lease_deliveries(most integer default 50, seconds integer default 120)
returns table (
  id uuid, attempt smallint, email text, language text, type text, titles jsonb, messages jsonb, unsubscribe_token text,
  notice text, device jsonb, made_at timestamptz, time_zone text, week_to date
)
language sql
security definer
set search_path = ''
as $$
  select l.id, l.attempts, u.email::text, coalesce(s.language, 'en'), n.type,
    -- The words of an announcement are the same for everybody. All others stay in the app.
    case when n.kind ~ '^(news|offers)-' then n.titles end, case when n.kind ~ '^(news|offers)-' then n.messages end,
    case when l.notice is null then private.unsubscribe_token(l.user_id) end,
    l.notice, l.device, l.made_at, private.zone_of(l.user_id),
    case when n.kind = 'weekly-report' then n.local_date - 1 end
  from private.lease_due('email', most, seconds) as l
  join auth.users as u on u.id = l.user_id and u.email_confirmed_at is not null and u.email is not null
  left join public.notifications as n on n.id = l.notification_id
  left join public.user_settings as s on s.user_id = l.user_id
  where l.notice is not null or (n.id is not null and (s.notifications ->> 'emailUpdates')::boolean)
$$;

-- Pushes. Words only for who chose that the lock screen shows them.
create function public.lease_pushes(most integer default 50, seconds integer default 120)
returns table (
  id uuid, attempt smallint, endpoint text, p256dh text, auth text, language text, notification_id uuid, type text,
  kind text, week_to date, titles jsonb, messages jsonb
)
language sql
security definer
set search_path = ''
as $$
  select l.id, l.attempts, p.endpoint, p.p256dh, p.auth, coalesce(s.language, 'en'), n.id, n.type, n.kind,
    case when n.kind = 'weekly-report' then n.local_date - 1 end,
    case when (s.notifications ->> 'pushDetails')::boolean then n.titles end,
    case when (s.notifications ->> 'pushDetails')::boolean then n.messages end
  from private.lease_due('push', most, seconds) as l
  join public.push_subscriptions as p on p.id = l.subscription_id
  join public.notifications as n on n.id = l.notification_id
  join public.user_settings as s on s.user_id = l.user_id
$$;

-- Ends an attempt to push: as settle_delivery, or 'gone' where the push service does not know the device any more. What
-- is to be tried again waits as long as the push service asked for.
create function public.settle_push(
  delivery uuid, of_attempt integer, outcome text, problem text default null, retry_after integer default null
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  device uuid;
begin
  if outcome = 'gone' then
    select d.subscription_id into device from private.deliveries as d
    where d.id = delivery and d.attempts = of_attempt and d.state = 'waiting';
    delete from public.push_subscriptions as p where p.id = device;
    return found;
  end if;
  if not public.settle_delivery(delivery, of_attempt, outcome, problem) then return false; end if;
  if outcome = 'sent' then
    update public.push_subscriptions as p set used_at = now()
    from private.deliveries as d where d.id = delivery and p.id = d.subscription_id;
  elsif outcome = 'retry' then
    update private.deliveries as d
    set due_at = greatest(d.due_at, now() + make_interval(secs => least(retry_after, 86400)))
    where d.id = delivery and d.state = 'waiting';
  end if;
  return true;
end
$$;

-- Puts a reminder off: 'later' is in an hour, 'not-today' is from tomorrow on. Says whether there was such a reminder.
create function private.put_off_reminder(person uuid, reminder uuid, till text) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  of_kind text;
  zone text;
begin
  if till is null or till not in ('later', 'not-today') then
    raise exception 'put_off: later or not-today' using errcode = '22023';
  end if;
  update public.notifications as n set unread = false
  where n.id = reminder and n.user_id = person and n.type = 'reminder'
  returning substring(n.kind from '^(mood-reminder|exercise-reminder)') into of_kind;
  if of_kind is null then return found; end if;
  zone := private.zone_of(person);
  insert into private.put_off (user_id, kind, until, again)
  values (
    person, of_kind,
    case till when 'later' then now() + interval '1 hour' else ((now() at time zone zone)::date + 1) at time zone zone end,
    till = 'later'
  )
  on conflict (user_id, kind) do update set until = excluded.until, again = excluded.again;
  return true;
end
$$;

create or replace function public.put_off(reminder uuid, till text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'put_off needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  return private.put_off_reminder(auth.uid(), reminder, till);
end
$$;

-- The same under a pushed reminder, where no page is open and so no session: the delivery's id, which only the message to
-- that device holds, stands for it, for a day.
create function public.put_off_push(delivery uuid, till text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  sent private.deliveries;
begin
  select d.* into sent from private.deliveries as d
  where d.id = delivery and d.channel = 'push' and d.attempts > 0 and d.made_at > now() - interval '1 day';
  if sent.id is null then return false; end if;
  return private.put_off_reminder(sent.user_id, sent.notification_id, till);
end
$$;

revoke execute on function
  public.set_push_key(text), public.push_key(), public.save_push_subscription(jsonb),
  public.replace_push_subscription(text, text, jsonb), private.push_ends(), private.tidy_deliveries(),
  private.lease_due(text, integer, integer), public.lease_pushes(integer, integer),
  public.settle_push(uuid, integer, text, text, integer), private.put_off_reminder(uuid, uuid, text),
  public.put_off_push(uuid, text)
from public, anon, authenticated;
grant execute on function public.push_key(), public.save_push_subscription(jsonb) to authenticated;
grant execute on function public.replace_push_subscription(text, text, jsonb), public.put_off_push(uuid, text)
to anon, authenticated;
grant execute on function
  public.set_push_key(text), public.lease_pushes(integer, integer),
  public.settle_push(uuid, integer, text, text, integer)
to service_role;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124100000_push'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
