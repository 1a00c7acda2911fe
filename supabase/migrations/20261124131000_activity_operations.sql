-- How somebody felt around an exercise waits in the outbox too: as with check-ins, a change names the version that it was
-- made on, and the row keeps which write changed it last, so that one whose answer was lost is known when it comes again.

alter table public.activities
  add column version integer not null default 1,
  add column operation_id text check (char_length(operation_id) <= 200);

create function private.count_version() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := case tg_op when 'INSERT' then 1 else old.version + 1 end;
  return new;
end
$$;
create trigger activities_version before insert or update on public.activities
  for each row execute function private.count_version();

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261124131000_activity_operations'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
