-- Two-factor sign-in: while an account has a confirmed second factor, a session that gave no code (aal1) gets nothing.
--
-- The auth server keeps the factors (auth.mfa_factors) and says in the token's claim "aal" whether a code was given. A
-- backend without two-factor has no such table; there every session is as good as it was.

-- If the migrating role could not see the factors, everybody would seem to have none. Better no migration than that.
do $$
begin
  if to_regclass('auth.mfa_factors') is null then return; end if;
  if not has_table_privilege('auth.mfa_factors', 'select') or row_security_active('auth.mfa_factors') then
    raise exception 'The role that migrates can''t read auth.mfa_factors, so two-factor could not be enforced';
  end if;
end
$$;

-- Security definer because clients may not read the table; it tells callers about themselves only. plpgsql because its
-- statements are looked at when they run, so that the table need not be there.
create function public.second_factor_given() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2' then return true; end if;
  if to_regclass('auth.mfa_factors') is null then return true; end if;
  return not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
end
$$;

comment on function public.second_factor_given() is
  'Whether the caller''s session is good: a code was given, or their account asks for none.';
-- Policies run as the caller.
revoke execute on function public.second_factor_given() from public;
grant execute on function public.second_factor_given() to anon, authenticated, service_role;

-- Puts a table behind the second factor. A migration that makes a table after this one calls it for that table; a
-- restrictive policy only ever takes away from what the others permit.
create function public.require_second_factor(guarded regclass) returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create policy "second factor" on %s as restrictive to authenticated
       using ((select public.second_factor_given())) with check ((select public.second_factor_given()))',
    guarded
  );
end
$$;
revoke execute on function public.require_second_factor(regclass) from public, anon, authenticated;

select public.require_second_factor(oid::regclass)
from pg_class
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity;
select public.require_second_factor('storage.objects');

-- A security definer function passes policies by, so it asks by itself.
create or replace function public.ensure_profile(display_name text default null)
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
  if not public.second_factor_given() then
    raise exception 'ensure_profile needs the code of the second factor' using errcode = '28000';
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

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121002600_second_factor'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
