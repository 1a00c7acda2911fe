-- The public profile: /p/<handle> shows name, picture, bio and achievements. Off unless somebody turns it on.

alter table private.sharing
  add column handle text check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(handle) between 3 and 30),
  -- What it looks like; one person for each look.
  add column skeleton text unique,
  -- The switch `publicProfile`, kept here by a trigger: a page that is off is missed like one that never was.
  add column is_public boolean not null default false,
  add constraint sharing_handle_with_skeleton check ((handle is null) = (skeleton is null));
create unique index sharing_public_handles on private.sharing (handle) where is_public;

insert into private.limits (name, most, per) values ('handles', 20, interval '1 day');

-- What a handle looks like: hyphens are overlooked, and of characters or pairs that look alike one stands for all.
-- After the idea of the skeletons of Unicode TR 39, for the few characters that a handle may have.
create function private.skeleton_of(handle text) returns text
language sql
immutable
set search_path = ''
as $$
  select replace(replace(replace(replace(
    translate(handle, '01i52869q-', 'ollszbbgg'), 'rn', 'm'), 'nn', 'm'), 'vv', 'w'), 'cl', 'd')
$$;

-- Names that would speak for the product, or that addresses may need.
create function private.is_reserved_handle(handle text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select private.skeleton_of(handle) like '%nafas%' or private.skeleton_of(handle) in (
    select private.skeleton_of(taken) from unnest(array[
      'about', 'account', 'admin', 'administrator', 'anonymous', 'api', 'app', 'auth', 'billing', 'contact', 'crisis',
      'dashboard', 'doctor', 'emergency', 'everybody', 'help', 'helpline', 'hotline', 'info', 'legal', 'login', 'mail',
      'me', 'mod', 'moderator', 'news', 'nobody', 'null', 'official', 'operator', 'police', 'postmaster', 'press',
      'privacy', 'profile', 'register', 'root', 'safety', 'security', 'settings', 'sign-in', 'sign-up', 'staff',
      'status', 'support', 'system', 'team', 'terms', 'therapist', 'undefined', 'webmaster', 'with', 'www'
    ]) as taken
  )
$$;

-- The row of a person follows their switch.
create function private.follow_public_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
  -- As the row is now: gone is off.
  is_on constant boolean := tg_op <> 'DELETE' and private.has_privacy_switch(person, 'publicProfile');
begin
  if is_on then
    insert into private.sharing as s (user_id, is_public) values (person, true)
    on conflict (user_id) do update set is_public = true where not s.is_public;
  else
    update private.sharing as s set is_public = false where s.user_id = person and s.is_public;
  end if;
  return null;
end
$$;
create trigger user_settings_public_profile after insert or update of privacy or delete on public.user_settings
  for each row execute function private.follow_public_profile();

-- The switch had no effect until now; who had it on, was promised nothing, and chooses anew.
update public.user_settings as s set privacy = s.privacy || '{"publicProfile": false}'
where (s.privacy ->> 'publicProfile')::boolean;

-- The caller's handle, or null.
create function public.my_handle() returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  return (select s.handle from private.sharing as s where s.user_id = caller);
end
$$;

-- Gives the caller a handle, or none. Refuses what is no handle with 22023, and what is reserved, taken, or looks like
-- one that is, with 23505: which of these is not told.
create function public.set_handle(wanted text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  perform private.take_or_refuse(caller, 'handles');
  if wanted !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(wanted) not between 3 and 30 then
    raise exception 'set_handle: 3 to 30 letters a to z, digits, and hyphens between them' using errcode = '22023';
  end if;
  if private.is_reserved_handle(wanted) then
    raise exception 'set_handle: it is not free' using errcode = '23505';
  end if;
  insert into private.sharing as s (user_id, handle, skeleton) values (caller, wanted, private.skeleton_of(wanted))
  on conflict (user_id) do update set handle = excluded.handle, skeleton = excluded.skeleton;
exception
  when unique_violation then
    raise exception 'set_handle: it is not free' using errcode = '23505';
end
$$;

-- The page of a handle, for anybody. No row where there is none and where it is off: the one index that is asked has
-- neither, so both take the same way.
create function public.public_profile(handle text)
returns table (name text, avatar_url text, bio text, achievements jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select p.name, p.avatar_url, p.bio, (
    select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title) order by a.position), '[]')
    from public.achievements_earned as e join public.achievements as a on a.id = e.achievement_id
    where e.user_id = p.id
  )
  from private.sharing as s join public.profiles as p on p.id = s.user_id
  where s.handle = public_profile.handle and s.is_public
$$;

-- The caller's own page as it is or would be.
create function public.my_public_profile()
returns table (name text, avatar_url text, bio text, achievements jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.trust_caller();
begin
  return query
    select p.name, p.avatar_url, p.bio, (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title) order by a.position), '[]')
      from public.achievements_earned as e join public.achievements as a on a.id = e.achievement_id
      where e.user_id = p.id
    )
    from public.profiles as p where p.id = caller;
end
$$;

revoke execute on function
  public.my_handle(), public.set_handle(text), public.my_public_profile(), public.public_profile(text)
from public, anon;
grant execute on function public.my_handle(), public.set_handle(text), public.my_public_profile() to authenticated;
grant execute on function public.public_profile(text) to anon, authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124110100_public_profiles'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
