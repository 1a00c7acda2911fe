-- What one person may fill the disk with: an entry of the ledger had no length, and what triggers write for a goal was under no
-- limit, so that one request for 2,000 goals wrote 2,000 rows more.

-- Whether a list can be what was sent: a message and the six before it, of 4,000 characters each before addresses, numbers and
-- the own name became marks, which are longer than the shortest of what they stand for.
create function public.is_sent_list(items text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  select array_ndims(items) = 1 and sum(char_length(item)) <= 64000
    and bool_and(item is not null and char_length(item) between 1 and 16000)
  from unnest(items) as item
$$;
revoke execute on function public.is_sent_list(text[]) from public, anon;
grant execute on function public.is_sent_list(text[]) to authenticated, service_role;

-- An entry that is there stays, whatever its length.
alter table public.ai_ledger add constraint ai_ledger_items_as_sent check (public.is_sent_list(items)) not valid;

-- After a statement of a client: what its triggers wrote into the named tables is under those tables' limits. Deleting a goal
-- makes room in its history, deleting a notification in the bell.
create function private.limit_made() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  made name;
  most integer;
  kept integer;
begin
  if not exists (
    select from touched as t join earlier as e on e.id = t.id where t.progress <> e.progress
  ) then return null; end if;
  foreach made in array tg_argv loop
    select l.most into most from private.limits as l
    where l.name in ('rows:' || made, 'rows:*') order by l.name = 'rows:*' limit 1;
    execute format('select count(*) from (select from public.%I where user_id = $1 limit $2 + 1) as counted', made)
      into kept using auth.uid(), most;
    if kept > most then perform private.refuse_full(made, most); end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.limit_made() from public, anon, authenticated;

-- After a_limit_updates, which lets one writing of a person through at a time.
create trigger b_limit_made after update on public.goals
  referencing old table as earlier new table as touched
  for each statement when (auth.uid() is not null) execute function private.limit_made('goal_progress', 'notifications');

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261128110200_bounded_rows'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
