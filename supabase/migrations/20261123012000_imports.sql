-- Entries of another diary, or of an earlier Nafas, that come in together and can be taken out together.

create table public.imports (
  -- Made by the client, so that a part that is sent twice is one.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- What the file was, as libs/portability names it.
  kind text not null check (kind in ('daylio-csv', 'daylio-backup', 'nafas-json', 'nafas-csv', 'csv')),
  -- How many check-ins it brought; after it was undone, how many stayed.
  entries integer not null default 0 check (entries >= 0),
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  -- For what it brought: of the same person.
  constraint imports_of_person unique (id, user_id)
);
comment on table public.imports is 'What was brought in from files. Neither the file nor its name is kept.';

create index imports_by_user on public.imports (user_id, created_at);

create trigger imports_guard before insert or update on public.imports
  for each row execute function public.guard_row('id', 'user_id', 'kind');

alter table public.imports enable row level security;
create policy "imports: the owner reads" on public.imports
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "imports: the owner inserts" on public.imports
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "imports: the owner updates" on public.imports
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
-- No policy to delete: an import is undone by its function, and goes with the account.
select public.require_second_factor('public.imports');
grant select, insert, update on public.imports to authenticated;

insert into private.limits (name, most, per) values ('rows:imports', 500, null);
select public.limit_rows('public.imports');

-- Which import brought it; null for what was written here.
alter table public.check_ins
  add column import_id uuid,
  add constraint check_ins_of_import foreign key (import_id, user_id) references public.imports (id, user_id);
create index check_ins_by_import on public.check_ins (import_id) where import_id is not null;
alter table public.tags
  add column import_id uuid,
  add constraint tags_of_import foreign key (import_id, user_id) references public.imports (id, user_id);
create index tags_by_import on public.tags (import_id) where import_id is not null;

create or replace function public.check_ins_guard() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.version := 1;
    -- Of a device whose clock is fast.
    if new.edited_at > now() then new.edited_at := now(); end if;
    return new;
  end if;
  if new.id <> old.id
    or new.user_id <> old.user_id
    or new.occurred_at <> old.occurred_at
    or new.time_zone <> old.time_zone
    or new.local_date <> old.local_date
    or new.import_id is distinct from old.import_id
  then
    raise exception 'check_ins: id, owner, instant, time zone, day and import are fixed' using errcode = '23514';
  end if;
  new.created_at := old.created_at;
  new.version := old.version + 1;
  new.edited_at := case
    -- A tag that gets another name does not change what was said.
    when current_setting('nafas.renames_tags', true) = 'on'
      or (new.mood, new.energy, new.stress, new.touched, new.motivation, new.notes, new.words, new.tags)
        is not distinct from (old.mood, old.energy, old.stress, old.touched, old.motivation, old.notes, old.words, old.tags)
    then old.edited_at
    else now()
  end;
  return new;
end
$$;

-- Which of these are check-ins of the caller already.
create function public.import_known(ids uuid[]) returns table (id uuid)
language sql
stable
security invoker
set search_path = ''
as $$
  select c.id from public.check_ins c where c.user_id = (select auth.uid()) and c.id = any (ids)
$$;
comment on function public.import_known is 'Those ids that are check-ins of the caller.';

-- Stores a part of an import. What is there already stays as it is, so a part may be sent again. Resolves to how many
-- check-ins the import has brought so far.
create function public.import_add(import uuid, source text, entries jsonb, own_tags text[] default '{}') returns integer
language plpgsql
security invoker
set search_path = ''
as $$
declare
  brought integer;
begin
  insert into public.imports (id, kind) values (import, source) on conflict (id) do nothing;
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
  on conflict (id) do nothing;
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
comment on function public.import_add is 'Stores check-ins as part of an import of the caller; gives how many it has.';

-- Takes out what an import brought, for 30 days: but what was edited since stays, as do tags that something has.
create function public.import_undo(import uuid) returns table (removed integer, kept integer)
language plpgsql
security invoker
set search_path = ''
as $$
begin
  perform from public.imports as i
  where i.id = import and i.user_id = auth.uid() and i.undone_at is null and i.created_at > now() - interval '30 days'
  for update;
  if not found then
    raise exception 'import_undo: there is no such import, it was undone, or it is older than 30 days' using errcode = '22023';
  end if;
  delete from public.check_ins as c
  where c.import_id = import and c.user_id = auth.uid()
    and not exists (select from public.check_in_versions as v where v.check_in_id = c.id);
  get diagnostics removed = row_count;
  select count(*) into kept from public.check_ins as c where c.import_id = import and c.user_id = auth.uid();
  delete from public.tags as t
  where t.import_id = import and t.user_id = auth.uid() and t.kind is null and t.archived_at is null
    and not exists (
      select from public.check_ins as c, unnest(c.tags) as tag
      where c.user_id = auth.uid() and c.tags <> '{}' and lower(tag) = lower(t.name)
    );
  update public.imports as i set undone_at = now(), entries = import_undo.kept where i.id = import;
  return next;
end
$$;
comment on function public.import_undo is 'Takes out what an import of the caller brought and nobody edited since.';

-- anon by name too: a hosted project grants new functions to it directly.
revoke execute on function public.import_known(uuid[]) from public, anon;
revoke execute on function public.import_add(uuid, text, jsonb, text[]) from public, anon;
revoke execute on function public.import_undo(uuid) from public, anon;
grant execute on function public.import_known(uuid[]) to authenticated;
grant execute on function public.import_add(uuid, text, jsonb, text[]) to authenticated;
grant execute on function public.import_undo(uuid) to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261123012000_imports'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
