-- Profiles: one row per account, readable and writable by its owner only.

-- The policies and functions below call auth.uid(). A hosted project grants this already (and refuses
-- the grant to the migration role, hence the handler); the embedded backend does not.
do $$
begin
  grant usage on schema auth to anon, authenticated, service_role;
exception
  when others then null;
end
$$;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 320),
  name text not null check (char_length(name) between 1 and 120),
  avatar_url text check (char_length(avatar_url) <= 2048),
  phone text check (char_length(phone) <= 40),
  location text check (char_length(location) <= 120),
  bio text check (char_length(bio) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'One row per account. Clients never delete it: it goes with the account.';

-- Times come from the server's clock: a client with a wrong clock, or a lying one, changes nothing.
create function public.profiles_stamp() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
  else
    new.created_at := old.created_at;
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger profiles_stamp before insert or update on public.profiles
  for each row execute function public.profiles_stamp();

alter table public.profiles enable row level security;

-- "(select auth.uid())" is evaluated once per statement instead of once per row.
create policy "profiles: the owner reads" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "profiles: the owner inserts" on public.profiles
  for insert to authenticated with check ((select auth.uid()) = id);
-- The check is what keeps a row from being handed to somebody else.
create policy "profiles: the owner updates" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);
-- No delete policy: deleting the account deletes the profile by cascade.

grant select, insert, update on public.profiles to authenticated;

-- Makes the caller's profile at the first session of any kind (under e-mail confirmation there is none
-- at sign-up) and returns it; called again it changes nothing. Security definer because clients may not
-- read auth.users; it is confined to the caller's own id, and an empty search_path keeps every name
-- below from being shadowed.
create function public.ensure_profile(display_name text default null)
returns public.profiles
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  white constant text := E' \t\r\n';
  profile public.profiles;
begin
  if caller is null then
    raise exception 'ensure_profile needs a session' using errcode = '28000';
  end if;

  insert into public.profiles (id, email, name)
  select
    u.id,
    u.email,
    left(
      coalesce(
        nullif(btrim(display_name, white), ''),
        nullif(btrim(u.raw_user_meta_data ->> 'name', white), ''),
        nullif(btrim(u.raw_user_meta_data ->> 'full_name', white), ''),
        split_part(u.email, '@', 1)
      ),
      120
    )
  from auth.users u
  where u.id = caller
  on conflict (id) do nothing;

  select p.* into profile from public.profiles p where p.id = caller;
  if not found then
    -- The account is gone but its access token has not expired yet.
    raise exception 'ensure_profile: the account does not exist' using errcode = '28000';
  end if;
  return profile;
end
$$;

-- anon by name too: a hosted project grants new functions to it directly.
revoke execute on function public.ensure_profile(text) from public, anon;
grant execute on function public.ensure_profile(text) to authenticated;

-- The newest migration that is deployed. The shell compares it (ids compare lexically) with what a
-- feature app requires, and names a feature that is ahead of the database instead of letting it fail.
create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261120000100_profiles'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
