-- Switches are merged where they are: a client that reads a group, changes it and writes it back would undo what
-- another tab or device changed in between.

-- Merges `change` into one group of the caller's settings and returns all of them; the first call makes the row from
-- the table's defaults. Security invoker: the policies of user_settings hold.
create function public.merge_settings(group_name text, change jsonb)
returns public.user_settings
language plpgsql
set search_path = ''
as $$
declare
  stored public.user_settings;
begin
  if auth.uid() is null then
    raise exception 'merge_settings needs a session' using errcode = '28000';
  end if;
  if group_name is null or group_name not in ('notifications', 'ai', 'privacy', 'security')
    or change is null or jsonb_typeof(change) <> 'object'
  then
    raise exception 'merge_settings: no such group, or no object of switches' using errcode = '22023';
  end if;

  insert into public.user_settings (user_id) values (auth.uid()) on conflict (user_id) do nothing;
  update public.user_settings
  set
    notifications = case when group_name = 'notifications' then notifications || change else notifications end,
    ai = case when group_name = 'ai' then ai || change else ai end,
    privacy = case when group_name = 'privacy' then privacy || change else privacy end,
    security = case when group_name = 'security' then security || change else security end
  where user_id = auth.uid()
  returning * into stored;
  return stored;
end
$$;

revoke execute on function public.merge_settings(text, jsonb) from public, anon;
grant execute on function public.merge_settings(text, jsonb) to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121002300_merge_settings'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
