-- Settings: one row per user, made by the client at the first save.

-- A group of switches: an object of booleans, and no place to store anything else in.
create function public.is_switch_group(value jsonb) returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(value) = 'object'
    and octet_length(value::text) <= 2048
    and not jsonb_path_exists(value, 'strict $.* ? (@.type() != "boolean")', '{}', true)
$$;

-- Defaults: what stays inside the app is on, what leaves the device, reaches the user outside the app or
-- shows them to others is off until they turn it on. ai.emotionalAnalysis is a consent, so it is off.
create table public.user_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  theme text not null default 'light' check (theme in ('light', 'dark')),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and char_length(language) <= 35),
  -- Null: the zone of the device.
  time_zone text check (time_zone ~ '^[A-Za-z0-9_+:-]{1,32}(/[A-Za-z0-9_+:-]{1,32}){0,3}$'),
  volume smallint not null default 80 check (volume between 0 and 100),
  notifications jsonb not null default '{
    "emailUpdates": false, "push": false, "inApp": true, "marketing": false, "updates": true, "sound": true,
    "moodReminders": true, "weeklyReports": false, "achievementAlerts": true
  }' check (public.is_switch_group(notifications)),
  ai jsonb not null default '{
    "emotionalAnalysis": false, "motivationalQuotes": true, "exerciseReminders": true, "socialSuggestions": true
  }' check (public.is_switch_group(ai)),
  privacy jsonb not null default '{
    "shareProgress": false, "publicProfile": false, "anonymousData": false, "dataCollection": false,
    "activityStatus": false, "readReceipts": false
  }' check (public.is_switch_group(privacy)),
  security jsonb not null default '{"twoFactor": false}' check (public.is_switch_group(security)),
  -- Counts the changes, for "update ... where version = the one I read": of two tabs one is told.
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

comment on table public.user_settings is 'Theme, language, zone, volume and the groups of switches of one user.';

create function public.user_settings_stamp() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
  else
    if new.user_id <> old.user_id then
      raise exception 'user_settings: the owner is fixed' using errcode = '23514';
    end if;
    new.version := old.version + 1;
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger user_settings_stamp before insert or update on public.user_settings
  for each row execute function public.user_settings_stamp();

alter table public.user_settings enable row level security;

create policy "user_settings: the owner reads" on public.user_settings
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "user_settings: the owner inserts" on public.user_settings
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "user_settings: the owner updates" on public.user_settings
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "user_settings: the owner deletes" on public.user_settings
  for delete to authenticated using ((select auth.uid()) = user_id);

grant select, insert, update, delete on public.user_settings to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261120000300_user_settings'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
