-- The country whose helplines are shown: chosen once, never derived from a position. Null until then.
alter table public.user_settings add column country text check (country ~ '^[A-Z]{2}$');

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122161000_country'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
