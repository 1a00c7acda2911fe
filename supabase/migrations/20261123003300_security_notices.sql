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

revoke execute on function
  private.browser_of(text), private.system_of(text), private.queue_notice(uuid, text, jsonb), private.see_device(),
  private.tell_factor_removal()
from public, anon, authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261123003300_security_notices'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
