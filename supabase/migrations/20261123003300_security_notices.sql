-- Mails about the account itself that nobody can turn off: a sign-in from a device that the account was not seen on
-- before, and two-factor that ended by a recovery code. The auth server tells of a new password and of a factor that it
-- took away itself.

-- A device is a browser on a system, as the list in Settings names it: what the server can see of one. Forgotten after
-- a year without a sign-in.
create table private.seen_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  browser text not null check (char_length(browser) <= 40),
  system text not null check (char_length(system) <= 40),
  seen_at timestamptz not null default now(),
  primary key (user_id, browser, system)
);
alter table private.seen_devices enable row level security;

create function private.browser_of(user_agent text) returns text
language sql
immutable
set search_path = ''
as $$
  -- The order matters: Edge and Opera say that they are Chrome, too, and Chrome that it is Safari.
  select case
    when user_agent ~ '\mEdg(e|A|iOS)?/' then 'Edge'
    when user_agent ~ '\mOPR/' then 'Opera'
    when user_agent ~ '\mSamsungBrowser/' then 'Samsung Internet'
    when user_agent ~ '\m(Firefox|FxiOS)/' then 'Firefox'
    when user_agent ~ '\m(Headless)?(Chrome|CriOS)/' then 'Chrome'
    when user_agent ~ '\mSafari/' then 'Safari'
    else ''
  end
$$;

create function private.system_of(user_agent text) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when user_agent ~ 'iPhone' then 'iPhone'
    when user_agent ~ 'iPad' then 'iPad'
    when user_agent ~ 'Android' then 'Android'
    when user_agent ~ 'Windows' then 'Windows'
    when user_agent ~ 'Mac OS X|Macintosh' then 'Mac'
    when user_agent ~ 'CrOS' then 'ChromeOS'
    when user_agent ~ 'Linux' then 'Linux'
    else ''
  end
$$;

-- A delivery is of a notification, or a notice of the account.
alter table private.deliveries
  alter column notification_id drop not null,
  add column notice text check (notice in ('new-device', 'two-factor-off')),
  -- Of a new device: browser and system.
  add column device jsonb,
  add constraint deliveries_of_one check (num_nonnulls(notification_id, notice) = 1);

-- More would be a fault of ours, or somebody who fills a mailbox.
insert into private.limits (name, most, per) values ('notices', 20, interval '1 day');

create function private.queue_notice(person uuid, kind text, device jsonb default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (
    select count(*) from private.deliveries as d, private.limits as l
    where l.name = 'notices' and d.user_id = person and d.notice is not null and d.made_at > now() - l.per
  ) >= (select l.most from private.limits as l where l.name = 'notices') then
    return;
  end if;
  insert into private.deliveries (user_id, channel, due_at, notice, device) values (person, 'email', now(), kind, device);
end
$$;

create function private.see_device() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  of_browser constant text := private.browser_of(coalesce(new.user_agent, ''));
  of_system constant text := private.system_of(coalesce(new.user_agent, ''));
  is_first boolean;
begin
  -- The embedded backend says so a moment later; a hosted project when the session begins, or never.
  if new.user_agent is null and to_regclass('auth.mfa_factors') is null then return null; end if;
  delete from private.seen_devices as d where d.user_id = new.user_id and d.seen_at < now() - interval '1 year';
  select not exists (select from private.seen_devices as d where d.user_id = new.user_id) into is_first;
  insert into private.seen_devices as d (user_id, browser, system) values (new.user_id, of_browser, of_system)
  on conflict do nothing;
  if not found then
    update private.seen_devices as d set seen_at = now()
    where d.user_id = new.user_id and d.browser = of_browser and d.system = of_system;
  elsif not is_first then
    -- Not of the device that the account was made on.
    perform private.queue_notice(
      new.user_id, 'new-device', jsonb_build_object('browser', of_browser, 'system', of_system)
    );
  end if;
  return null;
end
$$;
create trigger see_device after insert or update of user_agent on auth.sessions
  for each row execute function private.see_device();

-- Who is signed in now was seen.
insert into private.seen_devices (user_id, browser, system)
select distinct s.user_id, private.browser_of(coalesce(s.user_agent, '')), private.system_of(coalesce(s.user_agent, ''))
from auth.sessions as s where s.user_id is not null and s.user_agent is not null;

create function private.tell_factor_removal() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Not of an account that is being deleted.
  if exists (select from auth.users as u where u.id = old.user_id) then
    perform private.queue_notice(old.user_id, 'two-factor-off');
  end if;
  return null;
end
$$;
do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    -- The auth server itself tells of one that it took away.
    create trigger tell_factor_removal after delete on auth.mfa_factors
      for each row when (old.status::text = 'verified' and current_user <> 'supabase_auth_admin')
      execute function private.tell_factor_removal();
  end if;
end
$$;

-- As it was, counting only mails that can be turned off.
create or replace function private.queue_deliveries() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  quiet constant jsonb := coalesce(
    (select s.schedule from public.user_settings as s where s.user_id = new.user_id), private.default_schedule()
  ) -> 'quiet';
  zone constant text := private.zone_of(new.user_id);
  -- A reminder goes at once. The rest is about what was done in the app just now, where it is likely read by then.
  earliest constant timestamptz := now() + case new.type when 'reminder' then interval '0' else interval '10 minutes' end;
begin
  if coalesce((
    select (s.notifications ->> 'emailUpdates')::boolean from public.user_settings as s where s.user_id = new.user_id
  ), false) and (
    select count(*) from private.deliveries as d, private.limits as l
    where l.name = 'emails' and d.user_id = new.user_id and d.notice is null and d.made_at > now() - l.per
  ) < (select l.most from private.limits as l where l.name = 'emails') then
    insert into private.deliveries (notification_id, user_id, channel, due_at)
    values (
      new.id, new.user_id, 'email',
      coalesce(private.after_quiet(earliest at time zone zone, quiet) at time zone zone, 'infinity')
    )
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- As it was, leaving notices in place.
create or replace function public.unsubscribe(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
begin
  if token is null or token !~ '^[0-9a-f]{96}$' then return false; end if;
  person := left(token, 32)::uuid;
  if private.unsubscribe_token(person) <> token then return false; end if;
  update public.user_settings as s set notifications = s.notifications || '{"emailUpdates": false}' where s.user_id = person;
  delete from private.deliveries as d
  where d.user_id = person and d.channel = 'email' and d.state = 'waiting' and d.notice is null;
  return true;
end
$$;

-- As it was, with notices: those go to every address that was proven, whatever the settings say.
drop function public.lease_deliveries(integer, integer);
create function public.lease_deliveries(most integer default 50, seconds integer default 120)
returns table (
  id uuid, attempt smallint, email text, language text, type text, titles jsonb, messages jsonb, unsubscribe_token text,
  notice text, device jsonb, made_at timestamptz, time_zone text
)
language sql
security definer
set search_path = ''
as $$
  delete from private.deliveries as d using public.notifications as n
  where d.state = 'waiting' and d.due_at <= now() and n.id = d.notification_id and not n.unread
    and (d.leased_until is null or d.leased_until <= now());
  delete from private.deliveries as d where d.state <> 'waiting' and d.settled_at < now() - interval '30 days';
  -- Begun again and again, it ends its worker each time.
  update private.deliveries as d set state = 'dead', settled_at = now(), last_error = coalesce(d.last_error, 'never settled')
  where d.state = 'waiting' and d.attempts >= 10 and d.leased_until <= now();

  with due as (
    select d.id from private.deliveries as d
    where d.state = 'waiting' and d.due_at <= now() and (d.leased_until is null or d.leased_until <= now())
    order by d.due_at, d.id
    limit least(most, 500)
    for update skip locked
  ), leased as (
    update private.deliveries as d
    set leased_until = now() + make_interval(secs => seconds), attempts = d.attempts + 1
    from due where d.id = due.id
    returning d.id, d.attempts, d.user_id, d.notification_id, d.notice, d.device, d.made_at
  )
  select l.id, l.attempts, u.email::text, coalesce(s.language, 'en'), n.type,
    -- The words of an announcement are the same for everybody. All others stay in the app.
    case when n.kind ~ '^(news|offers)-' then n.titles end, case when n.kind ~ '^(news|offers)-' then n.messages end,
    case when l.notice is null then private.unsubscribe_token(l.user_id) end,
    l.notice, l.device, l.made_at, private.zone_of(l.user_id)
  from leased as l
  join auth.users as u on u.id = l.user_id and u.email_confirmed_at is not null and u.email is not null
  left join public.notifications as n on n.id = l.notification_id
  left join public.user_settings as s on s.user_id = l.user_id
  where l.notice is not null or (n.id is not null and (s.notifications ->> 'emailUpdates')::boolean)
$$;

revoke execute on function
  private.browser_of(text), private.system_of(text), private.queue_notice(uuid, text, jsonb), private.see_device(),
  private.tell_factor_removal(), public.lease_deliveries(integer, integer)
from public, anon, authenticated;
grant execute on function public.lease_deliveries(integer, integer) to service_role;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261123003300_security_notices'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
