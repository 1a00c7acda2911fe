-- The safety plan, in somebody's own words. Each saving is a row of its own, so that it can wait in the outbox and be
-- sent twice without harm; the newest by the person's own clock is the plan, and a few before it stay as a way back.

-- At most `most` lines of 1 to `longest` characters, none blank.
create function private.is_short_list(lines text[], most integer, longest integer) returns boolean
language sql
immutable
set search_path = ''
as $$
  select cardinality(lines) <= most
    and coalesce(array_ndims(lines), 1) = 1
    and not exists (
      select from unnest(lines) as line where line is null or char_length(line) > longest or line !~ '\S'
    )
$$;

create table public.safety_plans (
  -- Made by the client, so that a write which is sent twice is one row.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  warning_signs text[] not null default '{}' check (private.is_short_list(warning_signs, 12, 300)),
  own_ways text[] not null default '{}' check (private.is_short_list(own_ways, 12, 300)),
  distractions text[] not null default '{}' check (private.is_short_list(distractions, 12, 300)),
  people text[] not null default '{}' check (private.is_short_list(people, 12, 300)),
  professionals text[] not null default '{}' check (private.is_short_list(professionals, 12, 300)),
  safer_place text[] not null default '{}' check (private.is_short_list(safer_place, 12, 300)),
  -- By the person's device: what was written last is the plan, whatever arrived last.
  saved_at timestamptz not null,
  created_at timestamptz not null default now()
);

comment on table public.safety_plans is 'Safety plans after Stanley and Brown, one row for each saving; the newest saved_at is the plan.';

-- Every read is "this user, newest first".
create index safety_plans_by_user_and_time on public.safety_plans (user_id, saved_at desc);

create trigger safety_plans_guard before insert or update on public.safety_plans
  for each row execute function public.guard_row('id', 'user_id', 'saved_at');

-- The last ten stay.
create function private.forget_old_plans() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.safety_plans as p
  where p.user_id = new.user_id and p.id in (
    select q.id from public.safety_plans as q where q.user_id = new.user_id order by q.saved_at desc, q.id offset 10
  );
  return null;
end
$$;
create trigger safety_plans_keep after insert on public.safety_plans
  for each row execute function private.forget_old_plans();

alter table public.safety_plans enable row level security;

create policy "safety_plans: the owner reads" on public.safety_plans
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "safety_plans: the owner inserts" on public.safety_plans
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "safety_plans: the owner deletes" on public.safety_plans
  for delete to authenticated using ((select auth.uid()) = user_id);
grant select, insert, delete on public.safety_plans to authenticated;

select public.require_second_factor('public.safety_plans');
select public.limit_rows('public.safety_plans');

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261122212250_safety_plans'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
