-- A person's own tags: the names that check_ins.tags may hold, kept so that they can be offered, renamed and put away.

create table public.tags (
  -- Made by the client, as in check_ins.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) <= 40 and name ~ '\S' and name = btrim(name)),
  kind text check (kind in ('people', 'places', 'activities')),
  -- Put away: check-ins keep it, and it is no longer offered.
  archived_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.tags is 'A person''s own tags. check_ins.tags holds their names.';

-- Also "this person's tags".
create unique index tags_by_user_and_name on public.tags (user_id, lower(name));

create trigger tags_guard before insert or update on public.tags
  for each row execute function public.guard_row('id', 'user_id');

alter table public.tags enable row level security;

create policy "tags: the owner reads" on public.tags
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "tags: the owner inserts" on public.tags
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "tags: the owner updates" on public.tags
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "tags: the owner deletes" on public.tags
  for delete to authenticated using ((select auth.uid()) = user_id);
select public.require_second_factor('public.tags');

grant select, insert, update, delete on public.tags to authenticated;

insert into private.limits (name, most, per) values ('rows:tags', 200, null);
select public.limit_rows('public.tags');

-- Lists of tags without those that differ only in case, each where it first stands.
create function public.without_twins(tags text[]) returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(firsts.tag order by firsts.n), '{}')
  from (
    select distinct on (lower(t.tag)) t.tag, t.n
    from unnest(tags) with ordinality as t (tag, n) order by lower(t.tag), t.n
  ) as firsts
$$;

-- Puts one name in place of another in the caller's check-ins. These don't count as edited by that.
create function public.replace_tag(old_name text, new_name text) returns void
language plpgsql
security invoker
set search_path = ''
as $$
begin
  perform set_config('nafas.renames_tags', 'on', true);
  update public.check_ins as c
  set tags = public.without_twins((
      select array_agg(case when lower(t.tag) = lower(old_name) then new_name else t.tag end order by t.n)
      from unnest(c.tags) with ordinality as t (tag, n)
    ))
  where c.user_id = auth.uid()
    and c.tags <> '{}'
    and exists (select from unnest(c.tags) as tag where lower(tag) = lower(old_name));
  perform set_config('nafas.renames_tags', 'off', true);
end
$$;

-- Gives a tag of the caller another name, here and in every check-in. A name that another tag has is refused as a
-- duplicate (23505): they can be merged.
create function public.rename_tag(tag uuid, new_name text) returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  old_name text;
begin
  select t.name into old_name from public.tags as t where t.id = tag and t.user_id = auth.uid() for update;
  if old_name is null then
    raise exception 'rename_tag: there is no such tag' using errcode = '22023';
  end if;
  update public.tags as t set name = new_name where t.id = tag;
  perform public.replace_tag(old_name, new_name);
end
$$;

-- Puts a tag of the caller into another one: check-ins have the other's name, and the tag is gone.
create function public.merge_tags(from_tag uuid, into_tag uuid) returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  old_name text;
  new_name text;
begin
  if from_tag = into_tag then return; end if;
  -- In one order, so that two merges can't wait for each other.
  perform from public.tags as t where t.id in (from_tag, into_tag) and t.user_id = auth.uid() order by t.id for update;
  select t.name into old_name from public.tags as t where t.id = from_tag and t.user_id = auth.uid();
  select t.name into new_name from public.tags as t where t.id = into_tag and t.user_id = auth.uid();
  if old_name is null or new_name is null then
    raise exception 'merge_tags: there is no such tag' using errcode = '22023';
  end if;
  delete from public.tags as t where t.id = from_tag;
  perform public.replace_tag(old_name, new_name);
end
$$;

revoke execute on function
  public.without_twins(text[]),
  public.replace_tag(text, text),
  public.rename_tag(uuid, text),
  public.merge_tags(uuid, uuid)
from public, anon;
grant execute on function
  public.without_twins(text[]),
  public.replace_tag(text, text),
  public.rename_tag(uuid, text),
  public.merge_tags(uuid, uuid)
to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122212100_tags'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
