-- Activities: exercises that were done, and how the user felt before and after.

create table public.activities (
  -- Made by the client, as in check_ins.
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The exercise, e.g. 'mindful-breathing'.
  exercise text not null check (exercise ~ '^[a-z0-9-]{1,60}$'),
  -- Minutes it took, a fraction when it was left early; at most a day.
  minutes real not null check (minutes between 0 and 1440),
  completed boolean not null default true,
  -- How the user felt, 0-10 as the mood of a check-in. Null: not asked or not answered.
  rating_before smallint check (rating_before between 0 and 10),
  rating_after smallint check (rating_after between 0 and 10),
  -- When it ended.
  occurred_at timestamptz not null,
  time_zone text not null check (time_zone ~ '^[A-Za-z0-9_+:-]{1,32}(/[A-Za-z0-9_+:-]{1,32}){0,3}$'),
  local_date date not null,
  created_at timestamptz not null default now(),
  constraint activities_local_date_near_instant check (public.is_local_day(local_date, occurred_at))
);

comment on table public.activities is 'Minutes in exercises, with a rating before and after.';

-- "This user, these days", e.g. today and yesterday for the active minutes.
create index activities_by_user_and_day on public.activities (user_id, local_date, occurred_at);

create trigger activities_guard before insert or update on public.activities
  for each row execute function public.guard_row(
    'id', 'user_id', 'exercise', 'occurred_at', 'time_zone', 'local_date'
  );

alter table public.activities enable row level security;

create policy "activities: the owner reads" on public.activities
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "activities: the owner inserts" on public.activities
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "activities: the owner updates" on public.activities
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "activities: the owner deletes" on public.activities
  for delete to authenticated using ((select auth.uid()) = user_id);

grant select, insert, update, delete on public.activities to authenticated;

create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '20261121000700_activities'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
