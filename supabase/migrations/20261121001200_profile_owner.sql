-- A profile stays the profile of its account, for privileged roles too, as in every other table.

create trigger profiles_guard before insert or update on public.profiles
  for each row execute function public.guard_row('id');

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121001200_profile_owner'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
