-- Check-ins: what users say about how they are. Self-report is the truth, so nothing here is computed.

create table public.check_ins (
  -- Made by the client, so that a write which is sent twice (outbox, lost answer) is one row:
  -- insert ... on conflict (id) do nothing.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  mood smallint not null check (mood between 0 and 10),
  energy smallint not null check (energy between 0 and 10),
  stress smallint not null check (stress between 0 and 10),
  -- Null means "not asked or not answered", which is not 0.
  motivation smallint check (motivation between 0 and 10),
  notes text check (char_length(notes) <= 2000),
  words text[] not null default '{}' check (
    cardinality(words) <= 3
    and coalesce(array_ndims(words), 1) = 1
    and array_position(words, null) is null
    and char_length(array_to_string(words, '')) <= 120
  ),
  occurred_at timestamptz not null,
  time_zone text not null check (time_zone ~ '^[A-Za-z0-9_+:-]{1,32}(/[A-Za-z0-9_+:-]{1,32}){0,3}$'),
  -- The user's own calendar day at that moment. It is stored, not derived: travelling, daylight saving
  -- and a changed time-zone table must not move a check-in to another day afterwards. Every zone is
  -- within a day of UTC, which is as much as the server checks: its zone table may differ from the device's.
  local_date date not null,
  created_at timestamptz not null default now(),
  constraint check_ins_local_date_near_instant check (
    local_date between (occurred_at at time zone 'UTC')::date - 1 and (occurred_at at time zone 'UTC')::date + 1
  )
);

comment on table public.check_ins is 'Mood, energy and stress 0-10 as the user entered them, with the local day they belong to.';

-- Every read is "this user, these days, in order".
create index check_ins_by_user_and_day on public.check_ins (user_id, local_date, occurred_at);

-- Row-level security already keeps a row from changing hands; this holds for privileged roles too, and
-- it keeps the day of a check-in what it was.
create function public.check_ins_guard() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    return new;
  end if;
  if new.id <> old.id
    or new.user_id <> old.user_id
    or new.occurred_at <> old.occurred_at
    or new.time_zone <> old.time_zone
    or new.local_date <> old.local_date
  then
    raise exception 'check_ins: id, owner, instant, time zone and day are fixed' using errcode = '23514';
  end if;
  new.created_at := old.created_at;
  return new;
end
$$;

create trigger check_ins_guard before insert or update on public.check_ins
  for each row execute function public.check_ins_guard();

alter table public.check_ins enable row level security;

create policy "check_ins: the owner reads" on public.check_ins
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "check_ins: the owner inserts" on public.check_ins
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "check_ins: the owner updates" on public.check_ins
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "check_ins: the owner deletes" on public.check_ins
  for delete to authenticated using ((select auth.uid()) = user_id);

grant select, insert, update, delete on public.check_ins to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261120000200_check_ins'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
