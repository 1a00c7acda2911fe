-- The same part of a file, or the same file in two tabs, may be brought in twice at one moment. `on conflict (id)` passes over
-- one unique index alone: the row that came second was refused by another that has the id too (imports_of_person,
-- check_ins_of_person), and with it the part. Without a name it passes over them all, and each of them has the id.
create or replace function public.import_add(import uuid, source text, entries jsonb, own_tags text[] default '{}') returns integer
language plpgsql
security invoker
set search_path = ''
as $$
declare
  brought integer;
begin
  insert into public.imports (id, kind) values (import, source) on conflict do nothing;
  -- Locked, so that it is not undone meanwhile.
  perform from public.imports as i where i.id = import and i.user_id = auth.uid() and i.undone_at is null for update;
  if not found then
    raise exception 'import_add: there is no such import, or it was undone' using errcode = '22023';
  end if;
  insert into public.check_ins (
    id, mood, energy, stress, motivation, touched, notes, words, tags, occurred_at, time_zone, local_date, edited_at, import_id
  )
  select e.id, e.mood, e.energy, e.stress, e.motivation, e.touched, e.notes, e.words, e.tags, e.occurred_at, e.time_zone,
    e.local_date, e.edited_at, import
  from jsonb_to_recordset(entries) as e (
    id uuid, mood smallint, energy smallint, stress smallint, motivation smallint, touched text[], notes text, words text[],
    tags text[], occurred_at timestamptz, time_zone text, local_date date, edited_at timestamptz
  )
  on conflict do nothing;
  if own_tags <> '{}' then
    insert into public.tags (id, name, import_id)
    select gen_random_uuid(), t.name, import
    from unnest(own_tags) with ordinality as t (name, n)
    where not exists (select from public.tags as known where known.user_id = auth.uid() and lower(known.name) = lower(t.name))
    order by t.n
    -- Room for tags of tomorrow stays.
    limit greatest(0, 150 - (select count(*) from public.tags as known where known.user_id = auth.uid()))
    on conflict do nothing;
  end if;
  select count(*) into brought from public.check_ins as c where c.import_id = import and c.user_id = auth.uid();
  update public.imports as i set entries = brought where i.id = import and i.entries <> brought;
  return brought;
end
$$;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261127200000_imports_at_once'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
