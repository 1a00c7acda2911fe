-- The export of a person's data, and the end of an account.

-- Each of these refuses a caller without a session, or without the code of their second factor: an empty answer would
-- look as if nothing was there.

-- Everything that is kept of the caller, as {"table": [row, ...]}: their profile and each table with a user_id.
-- Looked up when it runs, so that a table of a later migration is not forgotten. Security invoker: policies hold.
create function public.my_data() returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  everything jsonb := '{}';
  table_name text;
  owner_column text;
  table_rows jsonb;
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'my_data needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  for table_name, owner_column in
    select c.relname, a.attname
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attname = case c.relname when 'profiles' then 'id' else 'user_id' end
    order by c.relname
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)), ''[]'') from public.%I t where t.%I = $1',
      table_name, owner_column
    ) into table_rows using auth.uid();
    everything := everything || jsonb_build_object(table_name, table_rows);
  end loop;
  return everything;
end
$$;
revoke execute on function public.my_data() from public, anon;
grant execute on function public.my_data() to authenticated;

-- The caller's files. Security definer because not every backend lets clients read storage.objects by SQL; confined to
-- the caller's own.
create function public.my_files() returns table (bucket text, path text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'my_files needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  return query
    select o.bucket_id::text, o.name::text from storage.objects o
    where o.owner_id = auth.uid()::text order by o.bucket_id, o.name;
end
$$;
revoke execute on function public.my_files() from public, anon;
grant execute on function public.my_files() to authenticated;

-- Ends the caller's account; every row of theirs goes by cascade. The files come first, through the storage service:
-- only that removes what lies behind a row. While one is left this refuses, so that deleting can be begun again until it is
-- done, and no file stays without an owner.
create function public.delete_my_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null or not public.second_factor_given() then
    raise exception 'delete_my_account needs a session, and the code of the second factor where there is one' using errcode = '28000';
  end if;
  if exists (select from storage.objects o where o.owner_id = auth.uid()::text) then
    raise exception 'delete_my_account: files are left' using errcode = '55000';
  end if;
  delete from auth.users u where u.id = auth.uid();
end
$$;
revoke execute on function public.delete_my_account() from public, anon;
grant execute on function public.delete_my_account() to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121002310_my_data'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
